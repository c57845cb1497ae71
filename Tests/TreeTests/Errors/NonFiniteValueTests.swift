import Maraya
import Testing

/// No setter lets a number into a tree that is none.
@Suite struct NonFiniteValueTests {
  /// A node at 16,8 64×48 in some state, and the root of its tree: itself, or a screen that runs
  /// right to left.
  enum Sample: String, CaseIterable {
    case root
    case physical
    case directional
    case transformed
    case layer

    func make() -> (box: Node, root: Node) {
      let box = self == .layer ? LayerNode("box") : Node("box")
      box.frame = Rect(x: 16, y: 8, width: 64, height: 48)
      box.anchorPoint = UnitPoint(x: 0.25, y: 0.75)
      box.alpha = 0.5
      box.zPosition = 3
      if self == .root {
        box.layoutIfNeeded()
        return (box, box)
      }

      let root = Node("screen") { box }
      root.layout(width: 320, height: 200, direction: .rightToLeft)
      if self != .physical { box.directionalFrame = Rect(x: 16, y: 8, width: 64, height: 48) }
      if self == .transformed { box.transform = AffineTransform(scaleX: 2, y: 0.5) }
      root.layoutIfNeeded()
      return (box, root)
    }
  }

  @Test(arguments: NumberSetter.all, [Double.nan, .infinity, -.infinity])
  func everySetterKeepsTheOldValueAndSaysSo(setter: NumberSetter, number: Double) {
    let text = number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
    for sample in Sample.allCases {
      let (box, root) = sample.make()
      let portrait = Portrait(box)

      setter.set(box, number)
      expectSound(root)
      #expect(Portrait(box) == portrait, "\(sample)")
      #expect(root.subtree.allSatisfy { !$0.needsLayout }, "\(sample)")
      let expected = Diagnostic(
        code: .nonFiniteValue,
        node: sample == .root ? "box" : "screen/box",
        property: setter.property,
        value: setter.value(with: text)
      )
      #expect(root.diagnostics == [expected], "\(sample)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func layoutKeepsTheOldSizeAndSaysSo(number: Double) {
    let text = number.isNaN ? "nan" : number > 0 ? "inf" : "-inf"
    for sample in [Sample.root, .physical, .transformed, .layer] {
      let (box, root) = sample.make()
      let portrait = Portrait(box)
      box.layout(width: number, height: 48)
      expectSound(root)
      box.layout(width: 64, height: number)
      expectSound(root)
      #expect(Portrait(box) == portrait, "\(sample)")
      #expect(box.diagnostics.map(\.code) == [.nonFiniteValue, .nonFiniteValue], "\(sample)")
      if sample == .root || sample == .physical {
        #expect(box.diagnostics.map(\.property) == ["size", "size"], "\(sample)")
        #expect(box.diagnostics.map(\.value) == ["\(text)×48", "64×\(text)"], "\(sample)")
      }
    }
  }

  @Test func aRefusedSizeDoesNotKeepLayoutFromTheRest() {
    let screen = Node("screen") { Node("box") }
    screen.layout(width: .nan, height: 200, direction: .rightToLeft)
    expectSound(screen)
    #expect(screen.bounds == .zero)
    #expect(screen.layoutDirection == nil)
    #expect(!screen.needsLayout)
  }

  @Test func aNodeMadeWithSuchAFrameHasNone() {
    let node = Node(frame: Rect(x: 0, y: 0, width: .infinity, height: 10))
    expectSound(node)
    #expect(node.frame == .zero)
    #expect(node.diagnostics.map(\.message) == ["non-finite-value: node.frame 0,0 inf×10"])
  }

  @Test func theNullRectangleIsNoFrame() {
    let node = Node(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    node.frame = .null
    node.bounds = .null
    node.directionalFrame = .null
    expectSound(node)
    #expect(node.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.diagnostics.map(\.value) == ["inf,inf 0×0", "inf,inf 0×0", "inf,inf 0×0"])
  }

  /// Answers with a size that is no size.
  private final class Boundless: Node {
    override func sizeThatFits(_ size: Size) -> Size { Size(width: .infinity, height: .nan) }
  }

  @Test func anAnswerThatIsNoSizeIsRefused() {
    let node = Boundless("boundless")
    node.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    node.sizeToFit()
    expectSound(node)
    #expect(node.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.diagnostics.map(\.code) == [.nonFiniteValue])
  }
}
