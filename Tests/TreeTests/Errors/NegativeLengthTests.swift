import Maraya
import Testing

/// A negative size is the same rectangle from another corner; a negative length is none.
@Suite struct NegativeLengthTests {
  /// Each row: a rectangle, how it reads after it was set.
  static let rectangles: [(Rect, Rect)] = [
    (Rect(x: 32, y: 32, width: -32, height: -32), Rect(x: 0, y: 0, width: 32, height: 32)),
    (Rect(x: 10, y: 20, width: -4, height: 8), Rect(x: 6, y: 20, width: 4, height: 8)),
    (Rect(x: 10, y: 20, width: 4, height: -8), Rect(x: 10, y: 12, width: 4, height: 8)),
    (Rect(x: -1, y: -2, width: -3, height: -4), Rect(x: -4, y: -6, width: 3, height: 4)),
  ]

  @Test(arguments: rectangles)
  func aNegativeSizeIsStandardized(given: Rect, expected: Rect) {
    let framed = Node(frame: given)
    expectSound(framed)
    expectStored(framed.frame, expected)

    let bounded = Node()
    bounded.bounds = given
    expectSound(bounded)
    expectStored(bounded.bounds, expected)

    let screen = Node { Node() }
    screen.layout(width: 320, height: 200, direction: .rightToLeft)
    let box = screen.subnodes[0]
    box.directionalFrame = given
    expectSound(screen)
    expectStored(box.directionalFrame, expected)
    expectStored(
      box.frame,
      Rect(
        x: 320 - expected.origin.x - expected.size.width,
        y: expected.origin.y,
        width: expected.size.width,
        height: expected.size.height
      )
    )
    for node in [framed, bounded, screen] { #expect(node.diagnostics == []) }
  }

  /// Each row: the lengths given to `layout`, how a diagnostic shows them.
  static let layouts: [(Double, Double, String)] = [
    (-4, 8, "-4×8"),
    (4, -8, "4×-8"),
    (-4, -8, "-4×-8"),
  ]

  @Test(arguments: layouts)
  func aNegativeSizeForALayoutIsRefused(width: Double, height: Double, text: String) {
    for isDirectional in [false, true] {
      let box = Node("box")
      let screen = Node("screen") { box }
      screen.layout(width: 320, height: 200, direction: .rightToLeft)
      box.frame = Rect(x: 10, y: 20, width: 5, height: 5)
      if isDirectional { box.directionalFrame = Rect(x: 10, y: 20, width: 5, height: 5) }
      let portrait = Portrait(box)
      box.layout(width: width, height: height)
      expectSound(screen)
      #expect(Portrait(box) == portrait)
      #expect(!box.needsLayout)
      let expected = Diagnostic(
        code: .negativeLength,
        node: "screen/box",
        property: "size",
        value: text
      )
      #expect(screen.diagnostics == [expected])
    }
  }

  @Test(arguments: [-20.5, -.leastNonzeroMagnitude, -.greatestFiniteMagnitude])
  func aNegativeReferenceWidthIsRefused(width: Double) {
    let screen = Node("screen") { Node("box") }
    screen.layout(width: 320, height: 200, direction: .rightToLeft)
    let box = screen.subnodes[0]
    box.referenceWidth = 100
    box.directionalFrame = Rect(x: 10, y: 0, width: 20, height: 20)
    screen.layoutIfNeeded()

    let portrait = Portrait(box)
    box.referenceWidth = width
    expectSound(screen)
    #expect(Portrait(box) == portrait)
    #expect(box.referenceWidth == 100)
    #expect(box.frame == Rect(x: 70, y: 0, width: 20, height: 20))
    #expect(
      screen.diagnostics == [
        Diagnostic(
          code: .negativeLength,
          node: "screen/box",
          property: "referenceWidth",
          value: "\(width)"
        )
      ]
    )
  }

  @Test func anArticleNameRefusesItToo() {
    let box = Node("box")
    box.rtl_refWidth = -20.5
    expectSound(box)
    #expect(box.referenceWidth == nil)
    #expect(box.diagnostics.map(\.message) == ["negative-length: box.referenceWidth -20.5"])
  }

  @Test func aReferenceWidthOfZeroIsALength() {
    let box = Node("box")
    box.layoutDirection = .rightToLeft
    box.referenceWidth = 0
    box.directionalFrame = Rect(x: 10, y: 0, width: 20, height: 20)
    expectSound(box)
    #expect(box.referenceWidth == 0)
    #expect(box.frame == Rect(x: -30, y: 0, width: 20, height: 20))
    #expect(box.diagnostics == [])
  }

  /// Measures itself wrong.
  private final class Shrunken: Node {
    override func sizeThatFits(_ size: Size) -> Size { Size(width: -5, height: 20) }
  }

  @Test func aNegativeMeasuredLengthCountsAsZero() {
    let node = Shrunken("shrunken")
    node.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    node.sizeToFit()
    expectSound(node)
    expectStored(node.frame, Rect(x: 10, y: 20, width: 0, height: 20))
    #expect(node.diagnostics == [])
  }

  @Test func aDirectionalNodeMeasuredNegativeStaysAtItsLeadingEdge() {
    let node = Shrunken("shrunken")
    let screen = Node("screen") { node }
    screen.layout(width: 320, height: 200, direction: .rightToLeft)
    node.directionalFrame = Rect(x: 10, y: 20, width: 30, height: 40)
    node.sizeToFit()
    expectSound(screen)
    expectStored(node.directionalFrame, Rect(x: 10, y: 20, width: 0, height: 20))
    expectStored(node.frame, Rect(x: 310, y: 20, width: 0, height: 20))
    #expect(screen.diagnostics == [])
  }

  /// Compares what is stored, where `==` would standardize it.
  private func expectStored(
    _ rect: Rect,
    _ expected: Rect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(rect.origin == expected.origin, sourceLocation: sourceLocation)
    #expect(rect.size == expected.size, sourceLocation: sourceLocation)
  }
}
