import Maraya
import MarayaTesting
import Scrolling
import Testing

/// The numbers of the example, worked out by hand.
@Suite("Scrolling")
struct ScrollingTests {
  private let screen = makeChannelScreen()
  private var bar: ScrollNode {
    get throws { try #require(screen["bar"] as? ScrollNode) }
  }

  @Test func itMirrors() {
    screen.layoutIfNeeded()
    expectMirrors(screen)
    #expect(screen.audit().isEmpty)
  }

  /// Content is 4 · 120 + 110 = 590 wide, of which 375 are seen; the insets are 16 and 8.
  @Test(arguments: [
    (LayoutDirection.leftToRight, -16.0, ["news", "sports", "music"]),
    (.rightToLeft, 590 - 375 + 16, ["music", "sports", "news"]),
  ])
  func itBeginsAtItsLeadingEnd(direction: LayoutDirection, x: Double, names: [String]) throws {
    screen.layout(width: 375, height: 120, direction: direction)
    let bar = try bar
    #expect(bar.contentOffset == Point(x: x, y: 0))
    #expect(bar.rtl_contentOffset == Point(x: -16, y: 0))
    #expect(channelsInView(of: bar) == names)
  }

  @Test func itKeepsItsPlace() throws {
    screen.layout(width: 375, height: 120, direction: .rightToLeft)
    let bar = try bar
    bar.rtl_contentOffset.x = 120
    #expect(bar.contentOffset.x == 590 - 375 - 120)
    bar.contentSize.width = 710
    #expect(bar.contentOffset.x == 710 - 375 - 120)
    screen.layout(width: 375, height: 120, direction: .leftToRight)
    #expect(bar.contentOffset.x == 120)
    bar.directionalFrame.size.width = 320
    screen.layoutIfNeeded()
    #expect(bar.contentOffset.x == 120)
    // The end of the last channel, 8 before the end of the bar.
    bar.scrollRectToVisible(Rect(x: 600, y: 10, width: 110, height: 40), animated: false)
    #expect(bar.contentOffset.x == 710 + 8 - 320)
    bar.contentSize.width = 590
    #expect(bar.contentOffset.x == 590 + 8 - 320)
  }

  @Test func theGradientAndTheArrowTurn() throws {
    let line = try #require(screen["line"] as? GradientNode)
    let arrow = try #require(screen["more"] as? ImageNode)
    screen.layout(width: 375, height: 120, direction: .rightToLeft)
    #expect(line.startPoint == UnitPoint(x: 1, y: 0))
    #expect(line.endPoint == UnitPoint(x: 0.75, y: 1))
    #expect(arrow.frame == Rect(x: 12, y: 96, width: 8, height: 16))
    #expect(arrow.showsMirroredImage)
    #expect(arrow.imageTransform == AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0))
    screen.layout(width: 375, height: 120, direction: .leftToRight)
    #expect(line.startPoint == UnitPoint(x: 0, y: 0))
    #expect(arrow.frame == Rect(x: 355, y: 96, width: 8, height: 16))
    #expect(arrow.imageTransform == .identity)
  }
}
