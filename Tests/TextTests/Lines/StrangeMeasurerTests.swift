import MarayaDirection
import MarayaGeometry
import Testing

@testable import MarayaText

/// A measurer may be anybody's: what it says wrongly is put right.
@Suite("Strange measurers")
struct StrangeMeasurerTests {
  /// Appends the same numbers for each run, however long that is.
  private final class Fixed: TextMeasurer {
    let numbers: [Double]
    let height: Double

    init(_ numbers: [Double], height: Double = 10) {
      self.numbers = numbers
      self.height = height
    }

    func metrics(of font: TextFont) -> TextMetrics {
      TextMetrics(ascent: height, descent: 0, lineGap: height)
    }

    func measure(
      _ run: ArraySlice<Unicode.Scalar>,
      direction: LayoutDirection,
      font: TextFont,
      into advances: inout [Double]
    ) {
      advances.append(contentsOf: numbers)
    }
  }

  /// Each row: what is said of "abc", and the width of the line.
  static let rows: [([Double], Double)] = [
    ([], 0), ([5], 5), ([5, 5, 5, 5, 5], 15), ([5, .nan, 5], 10), ([.infinity, 5, 5], 10),
    ([-.infinity, 1e300, 7], 7),
  ]

  @Test(arguments: rows)
  func aWidthIsANumber(numbers: [Double], width: Double) {
    let measurer = Fixed(numbers)
    for limit in [0, 1] {
      let layout = TextLayout(
        "abc",
        style: TextStyle(lineLimit: limit),
        width: 100,
        measurer: measurer
      )
      #expect(layout.lines.map(\.frame) == [Rect(x: 0, y: 0, width: width, height: 20)])
    }
    #expect(TextLayout.size(ofLine: "abc", style: TextStyle(), measurer: measurer)?.width == width)
  }

  /// Says something else of ASCII, and of a whole run, than of its scalars.
  private final class Short: TextMeasurer {
    let short: Double

    init(_ short: Double) { self.short = short }

    func metrics(of font: TextFont) -> TextMetrics { TextMetrics(ascent: 8, descent: 2) }

    func measure(
      _ run: ArraySlice<Unicode.Scalar>,
      direction: LayoutDirection,
      font: TextFont,
      into advances: inout [Double]
    ) {
      for _ in run { advances.append(5) }
    }

    func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double? { short }

    func width(
      of run: UnsafeBufferPointer<Unicode.Scalar>,
      direction: LayoutDirection,
      font: TextFont
    ) -> Double? { short }
  }

  /// What is no width is as if nothing was said.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
  func theShortWayIsANumberToo(short: Double) {
    for text in ["abc", "אבג", "אב1", "aאב"] {
      let size = TextLayout.size(ofLine: text, style: TextStyle(), measurer: Short(short))
      #expect(size == Size(width: 15, height: 10), "\(text)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func aHeightIsANumber(height: Double) {
    let layout = TextLayout(
      "a\nb",
      style: TextStyle(lineLimit: 0),
      measurer: Fixed([1], height: height)
    )
    #expect(layout.size.height == 0)
    #expect(layout.lines.map(\.baseline) == [0, 0])
  }
}
