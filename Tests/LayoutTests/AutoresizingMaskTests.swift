import MarayaLayout
import Testing

/// The parts that stretch.
@Suite struct AutoresizingMaskTests {
  /// Each row: a mask, UIKit's bits, its text.
  static let masks: [(AutoresizingMask, UInt, String)] = [
    ([], 0, ""),
    (.flexibleLeftMargin, 1, "left"),
    (.flexibleWidth, 2, "width"),
    (.flexibleRightMargin, 4, "right"),
    (.flexibleTopMargin, 8, "top"),
    (.flexibleHeight, 16, "height"),
    (.flexibleBottomMargin, 32, "bottom"),
    ([.flexibleWidth, .flexibleLeftMargin], 3, "left+width"),
    ([.flexibleHeight, .flexibleWidth], 18, "width+height"),
    (AutoresizingMask(rawValue: 63), 63, "left+width+right+top+height+bottom"),
  ]

  @Test(arguments: masks)
  func theBitsAreUIKitsAndTheTextNamesThem(mask: AutoresizingMask, bits: UInt, text: String) {
    #expect(mask.rawValue == bits)
    #expect(mask.description == text)
  }

  @Test func bitsThatMeanNothingAreNotNamed() {
    #expect(AutoresizingMask(rawValue: 64).description == "")
    #expect(AutoresizingMask(rawValue: 64 + 2).description == "width")
  }
}
