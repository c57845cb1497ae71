import MarayaGeometry
import Testing

@testable import MarayaText

/// Where headless Chromium draws runs of one direction, with DejaVu Sans at 16 px.
///
/// Measured with .ci/tables/chromium_runs.py.
@Suite("Runs of a browser")
struct ChromiumRunsTests {
  /// A run from left to right: its range in UTF-16 code units, its left end, its width.
  struct Box: Sendable {
    let range: Range<Int>
    let x: Double
    let width: Double

    init(_ range: Range<Int>, _ x: Double, _ width: Double) {
      self.range = range
      self.x = x
      self.width = width
    }
  }

  static let lines: [(String, [Box])] = [
    (
      "The title is مفتاح معايير الويب in Arabic",
      [
        Box(0..<13, 0, 89.078125),
        Box(13..<31, 89.078125, 123.890625),
        Box(31..<41, 212.96875, 75.484375),
      ]
    ),
    (
      "version 2.0 של עולם and 12 more",
      [
        Box(0..<12, 0, 94.21875),
        Box(12..<19, 94.21875, 59.609375),
        Box(19..<31, 153.828125, 107.171875),
      ]
    ),
    (
      "مرحبا Swift 6.2 بالعالم",
      [
        Box(15..<23, 0, 47.40625),
        Box(6..<15, 47.40625, 69.84375),
        Box(0..<6, 117.25, 42.078125),
      ]
    ),
    (
      "שלום abc 123 def עולם",
      [
        Box(16..<21, 0, 39.171875),
        Box(5..<16, 39.171875, 95.109375),
        Box(0..<5, 134.28125, 40.5),
      ]
    ),
    (
      "שלום 12.5% (abc) עולם",
      [
        Box(15..<21, 0, 45.421875),
        Box(12..<15, 45.421875, 28.765625),
        Box(10..<12, 74.1875, 11.328125),
        Box(5..<10, 85.515625, 50.828125),
        Box(0..<5, 136.34375, 40.5),
      ]
    ),
    (
      "قال «hello» ثم 3,5 كم",
      [
        Box(18..<21, 0, 23.359375),
        Box(15..<18, 23.359375, 25.453125),
        Box(10..<15, 48.8125, 35.0625),
        Box(5..<10, 83.875, 38.671875),
        Box(0..<5, 122.546875, 39.03125),
      ]
    ),
    (
      "AV Tokyo لا بلا WAVE",
      [
        Box(0..<9, 0, 75.84375),
        Box(9..<15, 75.84375, 28.21875),
        Box(15..<20, 104.0625, 51.015625),
      ]
    ),
    (
      "عدد ١٢٣ و 456",
      [
        Box(10..<13, 0, 30.546875),
        Box(7..<10, 30.546875, 17.90625),
        Box(4..<7, 48.453125, 25.78125),
        Box(0..<4, 74.234375, 30.15625),
      ]
    ),
    (
      "fi office שָׁלוֹם ffi To",
      [
        Box(0..<10, 0, 64.15625),
        Box(10..<17, 64.15625, 35.40625),
        Box(17..<24, 99.5625, 42.484375),
      ]
    ),
    (
      "a\u{2067}אב 12\u{2069}b\u{2066}cd\u{2069} سلام",
      [
        Box(0..<2, 0, 9.8125),
        Box(5..<7, 9.8125, 20.359375),
        Box(2..<5, 30.171875, 25.03125),
        Box(7..<10, 55.203125, 10.15625),
        Box(10..<12, 65.359375, 18.953125),
        Box(12..<14, 84.3125, 5.09375),
        Box(14..<18, 89.40625, 32.859375),
      ]
    ),
    (
      "بِسْمِ اللَّهِ test خانه‌ی",
      [
        Box(19..<26, 0, 45.421875),
        Box(15..<19, 45.421875, 30.734375),
        Box(0..<15, 76.15625, 62.75),
      ]
    ),
    (
      "(עברית) [English] {عربي} 100%",
      [
        Box(28..<29, 0, 15.203125),
        Box(25..<28, 15.203125, 30.546875),
        Box(16..<25, 45.75, 72.9375),
        Box(9..<16, 118.6875, 57.78125),
        Box(0..<9, 176.46875, 66.203125),
      ]
    ),
  ]

  /// Chromium rounds each box up to 1/64 px; half a point is what pictures are allowed.
  @Test(arguments: lines)
  func runsLieWhereChromiumHasThem(text: String, boxes: [Box]) {
    let layout = TextLayout(text, style: TextStyle(font: .sized(16)))
    let runs = layout.lines[0].runs
    #expect(layout.lines.count == 1)
    #expect(runs.map(\.range) == boxes.map(\.range))
    for (run, box) in zip(runs, boxes) {
      #expect(abs(run.x - box.x) < 0.05, "\(run.range)")
      #expect(abs(run.width - box.width) < 0.05, "\(run.range)")
    }
  }
}
