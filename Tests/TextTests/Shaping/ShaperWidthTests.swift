import Testing

@testable import MarayaText

@Suite("Widths of text")
struct ShaperWidthTests {
  private static let regular =
    ChromiumWidths.latin + ChromiumWidths.greek + ChromiumWidths.cyrillic
    + ChromiumWidths.arabic + ChromiumWidths.hebrew + ChromiumWidths.other

  /// Chromium's widths are multiples of 1/64 unit here: half a unit is less than 0.1 %.
  @Test(arguments: regular)
  func areThoseOfChromium(text: String, width: Double) {
    #expect(abs(Double(Shaper(.regular).width(of: text)) - width) <= 0.5)
  }

  @Test(arguments: ChromiumWidths.bold)
  func areThoseOfChromiumInBold(text: String, width: Double) {
    #expect(abs(Double(Shaper(.bold).width(of: text)) - width) <= 0.5)
  }

  /// A unit is 1/128 px at 16 px; Chromium's places are multiples of 1/64 px.
  @Test(arguments: ChromiumWidths.carets)
  func caretsStandWhereChromiumHasThem(text: String, widths: [Double]) {
    var advances: [Int32] = []
    Shaper(.regular).advances(
      of: Array(text.unicodeScalars)[...],
      into: &advances,
      dividingLigatures: true
    )
    #expect(advances.count == widths.count)
    var place = 0.0
    var expected = 0.0
    for (advance, width) in zip(advances, widths) {
      place += Double(advance)
      expected += width
      #expect(abs(place - expected) <= 1)
    }
  }
}
