import Maraya
import Testing

/// Article 1's names for the directional frame and the reference width.
@Suite struct RTLNamesTests {
  static let frame = Rect(x: 20, y: 50, width: 100, height: 100)

  /// Each row: a direction, the physical frame of 20,50 100×100 in 320 points.
  static let frames: [(LayoutDirection, Rect)] = [
    (.leftToRight, Rect(x: 20, y: 50, width: 100, height: 100)),
    (.rightToLeft, Rect(x: 200, y: 50, width: 100, height: 100)),
  ]

  @Test(arguments: frames)
  func theFrameIsTheDirectionalFrame(direction: LayoutDirection, physical: Rect) {
    let node = Node()
    let screen = screen(direction) { node }
    node.rtl_frame = Self.frame
    #expect(node.frame == physical)
    #expect(node.directionalFrame.bits == Self.frame.bits)
    #expect(node.placement == .frame(Self.frame, in: .directional))
    node.directionalFrame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    #expect(node.rtl_frame.bits == Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1).bits)
    node.frame = physical
    #expect(node.rtl_frame == Self.frame)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aPartOfTheFrameCanBeSet() {
    let node = Node()
    let screen = screen(.rightToLeft) { node }
    node.rtl_frame = Self.frame
    node.rtl_frame.origin.x = 30
    #expect(node.frame == Rect(x: 190, y: 50, width: 100, height: 100))
    // From the leading edge: the node grows to the left.
    node.rtl_frame.size.width = 120
    #expect(node.frame == Rect(x: 170, y: 50, width: 120, height: 100))
    #expect(screen.brokenInvariants() == [])
  }

  @Test func theReferenceWidthReadsWhatCounts() {
    let node = Node()
    #expect(node.rtl_refWidth == 0)
    let screen = screen(.rightToLeft) { node }
    #expect(node.rtl_refWidth == 320)
    node.rtl_refWidth = 400
    #expect(node.rtl_refWidth == 400)
    #expect(node.referenceWidth == 400)
    screen.layout(width: 375, height: 480)
    #expect(node.rtl_refWidth == 400)
    node.referenceWidth = nil
    #expect(node.rtl_refWidth == 375)
    #expect(screen.brokenInvariants() == [])
  }

  /// Each row: the direction of the tree, the physical x of 20,50 100×100 across 375 points.
  static let order: [(LayoutDirection, Double)] = [(.leftToRight, 20), (.rightToLeft, 255)]

  @Test(arguments: order)
  func theOrderOfTheArticleWorks(direction: LayoutDirection, x: Double) {
    let screen = screen(direction) {}
    let node = Node()
    // The reference width first, then the frame, then the supernode, whose width is another.
    node.rtl_refWidth = 375
    node.rtl_frame = Self.frame
    #expect(node.rtl_frame.bits == Self.frame.bits)
    screen.addSubnode(node)
    #expect(node.frame == Rect(x: x, y: 50, width: 100, height: 100))
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: x, y: 50, width: 100, height: 100))
    #expect(node.rtl_frame.bits == Self.frame.bits)
    #expect(screen.brokenInvariants() == [])
  }

  @Test func aNodeByItselfMirrorsAcrossItsReferenceWidthInItsOwnDirection() {
    let node = Node()
    node.layoutDirection = .rightToLeft
    node.rtl_refWidth = 375
    node.rtl_frame = Self.frame
    #expect(node.frame == Rect(x: 255, y: 50, width: 100, height: 100))
    // In a tree the supernode's direction counts.
    let screen = screen(.leftToRight) { node }
    #expect(node.frame == Self.frame)
    #expect(screen.brokenInvariants() == [])
  }
}
