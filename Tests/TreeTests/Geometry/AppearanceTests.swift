import Maraya
import Testing

/// What shows, and what answers a touch; none of it is geometry.
@Suite struct AppearanceTests {
  @Test func aNewNodeIsVisibleAndTouchable() {
    let node = Node()
    #expect(!node.isHidden)
    #expect(node.isUserInteractionEnabled)
    #expect(node.alpha == 1)
    #expect(node.zPosition == 0)
  }

  @Test func hidingAndShowing() {
    let node = Node()
    node.isHidden = true
    #expect(node.isHidden)
    node.isHidden = true
    #expect(node.isHidden)
    node.isHidden = false
    #expect(!node.isHidden)
    node.isHidden.toggle()
    #expect(node.isHidden)
  }

  @Test func ignoringTouches() {
    let node = Node()
    node.isUserInteractionEnabled = false
    #expect(!node.isUserInteractionEnabled)
    node.isUserInteractionEnabled = false
    #expect(!node.isUserInteractionEnabled)
    node.isUserInteractionEnabled.toggle()
    #expect(node.isUserInteractionEnabled)
  }

  @Test func theFlagsAreIndependent() {
    let node = Node()
    for isHidden in [true, false] {
      for isEnabled in [false, true] {
        node.isHidden = isHidden
        node.isUserInteractionEnabled = isEnabled
        #expect(node.isHidden == isHidden)
        #expect(node.isUserInteractionEnabled == isEnabled)
      }
    }
  }

  @Test func subnodesKeepTheirOwnAppearance() {
    let badge = Node("badge")
    let card = Node("card") { badge }
    card.isHidden = true
    card.alpha = 0.25
    card.isUserInteractionEnabled = false
    #expect(!badge.isHidden)
    #expect(badge.alpha == 1)
    #expect(badge.isUserInteractionEnabled)
    #expect(card.brokenInvariants() == [])
  }

  /// Each row: what is set, what is read.
  static let alphas: [(Double, Double)] = [
    (0, 0),
    (0.3, 0.3),
    (1, 1),
    (1.0000000001, 1),
    (7, 1),
    (-0.1, 0),
    (-.greatestFiniteMagnitude, 0),
    (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test(arguments: alphas)
  func alphaIsFromZeroToOne(given: Double, alpha: Double) {
    let node = Node()
    node.alpha = given
    #expect(node.alpha == alpha)
    node.alpha = 1
    #expect(node.alpha == 1)
    #expect(node.diagnostics.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func alphaIsFinite(number: Double) {
    let node = Node("card")
    node.alpha = 0.3
    node.alpha = number
    #expect(node.alpha == 0.3)
    #expect(node.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.diagnostics.map(\.property) == ["alpha"])
    #expect(node.diagnostics.map(\.node) == ["card"])
  }

  static let changes: [@Sendable (Node) -> Void] = [
    { $0.isHidden = true },
    { $0.isUserInteractionEnabled = false },
    { $0.alpha = 0 },
    { $0.zPosition = 5 },
    { $0.payload = Node() },
  ]

  @Test(arguments: changes)
  func appearanceIsNotGeometry(change: @Sendable (Node) -> Void) {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.directionalFrame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    screen.layoutIfNeeded()
    let (frame, directionalFrame) = (node.frame, node.directionalFrame)
    change(node)
    #expect(!node.needsLayout && !screen.needsLayout)
    #expect(node.frame.bits == frame.bits)
    #expect(node.directionalFrame.bits == directionalFrame.bits)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aHiddenNodeIsLaidOutAllTheSame() {
    let node = Node()
    let screen = screen(.leftToRight) { node }
    node.isHidden = true
    node.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(node.frame == Rect(x: 200, y: 50, width: 100, height: 100))
    #expect(screen.brokenInvariants() == [])
  }
}
