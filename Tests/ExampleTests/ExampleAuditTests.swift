import Maraya
import Mirroring
import RatioLayout
import Testing

/// The audit is silent about good screens: what it says of the examples is meant so.
@Suite("The examples, audited")
struct ExampleAuditTests {
  @Test(arguments: [320.0, 375, 768], [nil, 2, 3])
  func theScreensHaveNoFindings(width: Double, displayScale: Double?) {
    let trees =
      [makeFourViews(), ArticleView("view")]
      + (width < 375 ? [] : [makeSettingsScreen()])
    for tree in trees {
      if let displayScale { tree.displayScale = displayScale }
      tree.layout(width: width, height: 667)
      #expect(tree.audit() == [])
    }
  }

  /// Half a point is less than the pixels of an old display keep.
  @Test func theLineVanishesOnADisplayOfOnePixelAPoint() {
    let screen = makeSettingsScreen()
    screen.displayScale = 1
    screen.layout(width: 375, height: 667)
    #expect(
      screen.audit().map(\.description) == [
        "vanishes: settings/flight/line has a height of 0.5, "
          + "of which a grid of 1 pixel a point leaves nothing"
      ]
    )
  }

  /// Article 1's view, with a reference width that is the screen's.
  @Test func theViewOfArticle1HasNoFindings() {
    let view = Node("testView")
    view.rtl_refWidth = 375
    view.rtl_frame = Rect(x: 20, y: 50, width: 100, height: 100)
    let screen = Node("screen") { view }
    screen.layout(width: 375, height: 667)
    #expect(screen.audit() == [])
  }

  /// The mark keeps to the right side on purpose.
  @Test(arguments: [(320.0, 120.0, "272", "8"), (480, 90, "432", "8")])
  func theCardHasItsMark(width: Double, height: Double, x: String, mirrored: String) {
    let card = makeCard()
    card.layout(width: width, height: height)
    #expect(
      card.audit().map(\.description) == [
        "not-mirrored: card/mark is \(x),8 40×8 left-to-right, \(x),8 40×8 right-to-left "
          + "instead of \(mirrored),8 40×8: frame \(x),8,40,8 is physical, "
          + "mirrored it is \(mirrored),8,40,8; autoresizingMask left is physical, "
          + "mirrored it is right"
      ]
    )
  }
}
