// Sets any bytes as text, in a style that the first of them say, and counts what is seen of it.

import MarayaDirection
import MarayaGeometry
import MarayaText

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = UnsafeBufferPointer(start: start, count: count)[...]
  guard bytes.count > 4 else { return 0 }
  func next() -> Int { Int(bytes.removeFirst()) }
  let style = style(next(), next())
  let width = widths[next() % widths.count]
  let alignments = TextLayout.Alignment.allCases
  let alignment = alignments[next() % alignments.count]
  let text = String(decoding: bytes, as: UTF8.self)
  let layout = TextLayout(text, style: style, width: width, alignment: alignment)
  expectCover(layout, text)
  expectNumbers(layout)
  expectShortWay(text, style)
  if let width, width.isFinite, width >= 0 { expectRoom(layout, text, style, width) }
  let limit = style.lineLimit > 0 ? style.lineLimit : .max
  require(layout.lines.count <= limit, "there are more lines than may be")
  let again = TextLayout(text, style: style, width: width, alignment: alignment)
  require(layout.lines == again.lines, "it is another one when set again")
  return 0
}

private let widths: [Double?] = [
  nil, 0, 1e-9, 1, 5, 8.5, 12, 20, 33, 50, 100, 157, 500, 1e9, 1e300, .infinity, .nan, -1,
]
private let sizes = [0, 1e-300, 0.1, 7, 16, 17, 1e6, 1e300, .infinity, -1]

private func style(_ first: Int, _ second: Int) -> TextStyle {
  let size = sizes[first % sizes.count]
  let fonts = [TextFont.sized(size), .sized(size, .bold), .grid(Size(width: size, height: 20))]
  let modes = LineBreakMode.allCases
  let bases = LayoutDirection.allCases.flatMap {
    [BaseDirection.given($0), .firstStrong(otherwise: $0)]
  }
  return TextStyle(
    font: fonts[first / sizes.count % fonts.count],
    lineLimit: second % 4,
    lineBreakMode: modes[second / 4 % modes.count],
    lineHeight: first % 7 == 0 ? 30 : nil,
    baseDirection: bases[second / 24 % bases.count]
  )
}

// MARK: - Promises

/// Each part of the text belongs to one line, and is seen at most once in it.
private func expectCover(_ layout: TextLayout, _ text: String) {
  var end = 0
  require(!layout.lines.isEmpty, "there is no line")
  for line in layout.lines {
    require(line.range.lowerBound == end, "a line begins elsewhere than the last one ended")
    end = line.range.upperBound
    var seen = end
    for run in line.runs.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      require(run.isEllipsis == run.range.isEmpty, "nothing is seen, or too much")
      require(run.range.upperBound <= seen, "something is seen twice")
      seen = run.range.lowerBound
    }
    require(seen >= line.range.lowerBound, "a run lies outside of its line")
  }
  require(end == text.utf16.count, "some text has no line")
}

private func expectNumbers(_ layout: TextLayout) {
  func check(_ numbers: Double...) {
    require(numbers.allSatisfy(\.isFinite), "a number is none: \(numbers)")
  }
  check(layout.size.width, layout.size.height, layout.firstBaseline, layout.lastBaseline)
  for line in layout.lines {
    check(line.frame.minX, line.frame.minY, line.frame.width, line.frame.height, line.baseline)
    check(line.addedSpace)
    for run in line.runs {
      check(run.x, run.width)
      require(run.x >= 0 && run.width >= 0, "a run has no place in its line: \(run)")
    }
  }
}

/// Text that is one line has the same size the short way.
private func expectShortWay(_ text: String, _ style: TextStyle) {
  guard let size = TextLayout.size(ofLine: text, style: style) else { return }
  let layout = TextLayout(text, style: style)
  require(layout.lines.count == 1, "it has \(layout.lines.count) lines")
  require(size.height == layout.size.height, "its height is not \(size.height)")
  let difference = abs(size.width - layout.size.width)
  require(difference <= 1e-9 * size.width, "it is \(layout.size.width) wide, not \(size.width)")
}

/// No line is wider than the box, unless it shows one character only, or an ellipsis.
private func expectRoom(_ layout: TextLayout, _ text: String, _ style: TextStyle, _ width: Double) {
  guard style.lineBreakMode != .clipping else { return }
  let units = Array(text.utf16)
  for line in layout.lines where line.frame.width > width + 1e-5 + width * 1e-12 {
    // In the order in which it is read, for a character may have several runs.
    let runs = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let shown = runs.map { String(decoding: units[$0.range], as: UTF16.self) }
    let characters = shown.joined().count { isSeen($0, style) }
    let ellipses = line.runs.count { $0.isEllipsis }
    require(characters + ellipses <= 1, "\(line.frame.width) is more than \(width): \(shown)")
  }
}

private func isSeen(_ character: Character, _ style: TextStyle) -> Bool {
  let style = TextStyle(font: style.font, lineLimit: 0, lineBreakMode: .clipping)
  return TextLayout(String(character), style: style).size.width > 0
}

/// Optimized, a precondition would not say what is wrong.
private func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  if !isTrue { fatalError(message()) }
}
