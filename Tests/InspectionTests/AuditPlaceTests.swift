import Maraya
import Testing

/// `overflow`, `outside` and `unsafe`.
@Suite("Audit: where things lie")
struct AuditPlaceTests {
  // MARK: overflow

  @Test func whatSticksOutIsNamedWithItsEdges() {
    let card = Node("card") {
      Node("name").leading(80, 90, 40, 20)
      Node("fits").leading(0, 0, 100, 100)
      Node().leading(-3, -4, 10, 10)
    }
    #expect(
      makeScreen(card.leading(16, 16, 100, 100)).auditLines == [
        "overflow: screen/card/name sticks out of card: trailing by 20, bottom by 10",
        "overflow: screen/card/node[2] sticks out of card: leading by 3, top by 4",
      ]
    )
  }

  /// Worked out by hand: the physical frame ends 20 points beyond the right edge, which is the
  /// trailing one left-to-right and the leading one right-to-left.
  @Test func whatSticksOutOnOnePhysicalSideChangesItsEdge() {
    let card = Node("card") { Node("mark").left(90, 0, 30, 10) }.leading(16, 16, 100, 100)
    #expect(
      makeScreen(card).auditLines.filter { $0.hasPrefix("overflow") } == [
        "overflow: screen/card/mark sticks out of card: trailing by 20 (left-to-right)",
        "overflow: screen/card/mark sticks out of card: leading by 20 (right-to-left)",
      ]
    )
  }

  @Test func aTransformCounts() {
    let big = Node("big").leading(0, 0, 320, 480)
    big.directionalTransform = AffineTransform(scaleX: 1.1, y: 1)
    #expect(
      makeScreen(big).auditLines == [
        "overflow: screen/big sticks out of screen: leading by 16, trailing by 16"
      ]
    )
  }

  @Test func roundingClippingScrollingAndHidingAreNoOverflow() {
    let thirds = Node("thirds").leading(0.1 + 0.2, 0, 320 - 0.3, 20)
    let clips = Node("clips") { Node("inside").leading(90, 0, 20, 20) }.leading(0, 20, 100, 20)
    clips.clipsToBounds = true
    let scrolls = Node("scrolls") { Node("inside").leading(0, 0, 100, 90) }.leading(0, 40, 100, 20)
    scrolls.bounds.origin.y = 10
    let hidden = Node("hidden") { Node("inside").leading(90, 0, 20, 20) }.leading(0, 60, 100, 20)
    hidden.isHidden = true
    #expect(makeScreen(thirds, clips, scrolls, hidden).auditLines == [])
  }

  // MARK: outside

  @Test func whatLiesBeyondTheTopIsOutsideAndNothingElse() {
    let panel = Node("panel") {
      Node("inside").leading(0, 0, 400, 10)
    }
    .leading(330, 0, 100, 100)
    let above = Node("above").leading(0, -20, 100, 20)
    #expect(
      makeScreen(panel, above).auditLines == [
        "outside: screen/panel lies outside of screen: trailing by 10",
        "outside: screen/above lies outside of screen: top by 0",
      ]
    )
  }

  @Test func whatIsClippedAwayIsOutside() {
    let window = Node("window") {
      Node("row") {
        Node("seen").leading(90, 0, 20, 20)
        Node("gone").leading(100, 0, 20, 20)
      }
      .leading(0, 0, 100, 40)
    }
    .leading(16, 16, 100, 40)
    window.clipsToBounds = true
    #expect(
      makeScreen(window).auditLines == [
        "overflow: screen/window/row/seen sticks out of row: trailing by 10",
        "outside: screen/window/row/gone is clipped away by window",
      ]
    )
  }

  @Test func whatCanBeScrolledIntoSightIsNotOutside() {
    let list = Node("list") { Node("far").leading(0, 900, 100, 40) }.leading(0, 0, 320, 480)
    list.clipsToBounds = true
    list.bounds.origin.y = 10
    let page = Pages("pages") { Node("next").leading(700, 0, 100, 40) }.leading(0, 0, 320, 480)
    page.clipsToBounds = true
    #expect(makeScreen(list, page).auditLines == [])
  }

  @Test func aPhysicalFrameMayBeOutsideInOneDirection() {
    let row = Node("row") { Node("mark").left(150, 0, 20, 20) }
    #expect(
      makeScreen(row.leading(180, 0, 100, 20)).auditLines.filter { !$0.hasPrefix("not-") } == [
        "overflow: screen/row/mark sticks out of row: leading by 70 (right-to-left)",
        "outside: screen/row/mark lies outside of screen: trailing by 10 (left-to-right)",
      ]
    )
  }

  // MARK: unsafe

  private func screenWithSafeArea(_ nodes: Node...) -> Node {
    let screen = makeScreen()
    for node in nodes { screen.addSubnode(node) }
    screen.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    screen.layoutIfNeeded()
    return screen
  }

  @Test func aLeafUnderTheSafeAreaIsNamed() {
    let title = Node("title").leading(16, 12, 100, 20)
    let bar = Node("bar") { Node("button").leading(16, 10, 40, 40) }.leading(16, 440, 288, 40)
    let fits = Node("fits").leading(16, 20, 100, 426)
    #expect(
      screenWithSafeArea(title, bar, fits).auditLines == [
        "unsafe: screen/title lies under the safe area: top by 8",
        "overflow: screen/bar/button sticks out of bar: bottom by 10",
        "unsafe: screen/bar/button lies under the safe area: bottom by 34",
      ]
    )
  }

  @Test func backgroundsHiddenNodesAndScreensWithoutASafeAreaAreNotNamed() {
    let background = Node("background").leading(0, 0, 320, 64)
    let stripe = Node("stripe").leading(10, 0, 4, 480)
    let hidden = Node("hidden").leading(16, 0, 10, 10)
    hidden.isHidden = true
    #expect(screenWithSafeArea(background, stripe, hidden).auditLines == [])
    #expect(makeScreen(Node("title").leading(16, 0, 100, 20)).auditLines == [])
  }

  /// The notch stays at its side when the tree turns.
  @Test func aSafeAreaOfOneSideIsMetInOneDirection() {
    let screen = screenWithSafeArea(Node("title").leading(16, 40, 100, 20))
    screen.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    screen.layoutIfNeeded()
    #expect(
      screen.auditLines == [
        "unsafe: screen/title lies under the safe area: leading by 28 (left-to-right)"
      ]
    )
  }
}

/// A node whose content is wider than its bounds.
private final class Pages: Node {
  override var childReferenceAxis: ReferenceAxis { ReferenceAxis(width: 960) }
}
