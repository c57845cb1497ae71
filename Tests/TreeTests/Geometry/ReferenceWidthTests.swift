import Maraya
import Testing

/// A node whose subnodes mirror across its content, as those of a scroll node do.
private final class WideNode: Node {
  override var childReferenceAxis: ReferenceAxis { ReferenceAxis(width: 900) }
}

/// The width that a node is mirrored across, and its name in article 1.
@Suite struct ReferenceWidthTests {
  static let frame = Rect(x: 20, y: 50, width: 100, height: 100)

  @Test func withoutItsOwnANodeUsesItsSupernodesExtent() {
    let node = Node()
    #expect(node.referenceWidth == nil)
    #expect(node.effectiveReferenceWidth == 0)
    let screen = screen(.rightToLeft) { node }
    #expect(node.referenceWidth == nil)
    #expect(node.effectiveReferenceWidth == 320)
    screen.bounds = Rect(x: 30, y: 0, width: 375, height: 480)
    #expect(node.effectiveReferenceWidth == 375)
    #expect(screen.effectiveReferenceWidth == 0)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func settingItPlacesTheNodeAgainAtOnce() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Self.frame
    #expect(node.frame.origin.x == 200)
    node.referenceWidth = 400
    #expect(node.effectiveReferenceWidth == 400)
    #expect(node.frame.origin.x == 280)
    node.referenceWidth = nil
    #expect(node.effectiveReferenceWidth == 320)
    #expect(node.frame.origin.x == 200)
    #expect(node.directionalFrame.bits == Self.frame.bits)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func itSurvivesPassesAndSizesOfTheSupernode() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.referenceWidth = 400
    node.directionalFrame = Self.frame
    screen.layout(width: 1024, height: 480)
    #expect(node.frame.origin.x == 280)
    screen.layout(width: 1024, height: 480, direction: .leftToRight)
    #expect(node.frame.origin.x == 20)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.frame.origin.x == 280)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aPhysicalFrameDoesNotMindIt() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.frame = Self.frame
    node.referenceWidth = 400
    #expect(node.frame.bits == Self.frame.bits)
    #expect(node.directionalFrame == Rect(x: 280, y: 50, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func itIsNotInherited() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    let screen = screen(.rightToLeft) { card }
    card.referenceWidth = 400
    card.directionalFrame = Rect(x: 20, y: 50, width: 200, height: 100)
    badge.directionalFrame = Rect(x: 8, y: 8, width: 10, height: 10)
    #expect(card.frame.origin.x == 180)
    #expect(badge.effectiveReferenceWidth == 200)
    #expect(badge.frame.origin.x == 182)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aSupernodeAnswersForItsContent() {
    let node = Node()
    let list = WideNode("list")
    list.addSubnode(node)
    list.layout(width: 320, height: 200, direction: .rightToLeft)
    node.directionalFrame = Self.frame
    #expect(node.effectiveReferenceWidth == 900)
    #expect(node.frame.origin.x == 780)
    list.layout(width: 375, height: 200)
    #expect(node.frame.origin.x == 780)
    #expect(list.brokenInvariants() == [])
  }

  /// Each row: a width that is refused, and how.
  static let refused: [(Double, Diagnostic.Code)] = [
    (-1, .negativeLength),
    (-0.25, .negativeLength),
    (.nan, .nonFiniteValue),
    (.infinity, .nonFiniteValue),
    (-.infinity, .nonFiniteValue),
  ]

  @Test(arguments: refused)
  func whatIsNoWidthIsRefused(width: Double, code: Diagnostic.Code) {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Self.frame
    for reference in [nil, 400.0] {
      node.referenceWidth = reference
      let frame = node.frame
      node.referenceWidth = width
      node.rtl_refWidth = width
      #expect(node.referenceWidth == reference)
      #expect(node.frame.bits == frame.bits)
      #expect(node.diagnostics.map(\.code) == [code, code])
      #expect(node.diagnostics.map(\.property) == ["referenceWidth", "referenceWidth"])
      #expect(node.diagnostics.map(\.node) == ["screen/node", "screen/node"])
      #expect(screen.brokenInvariants() == [])
      screen.removeAllDiagnostics()
    }
  }
}
