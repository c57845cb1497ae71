import Maraya
import Testing

/// Article 1's names: the type of each, whether it can be set, and the class that has it.
@Suite struct RTLTypesTests {
  @Test func whatCanBeSetCanBeSet() {
    // The types are those of the article; a name that could not be set would not compile.
    let frame: ReferenceWritableKeyPath<Node, Rect> = \.rtl_frame
    let center: ReferenceWritableKeyPath<Node, Point> = \.rtl_center
    let x: ReferenceWritableKeyPath<Node, Double> = \.rtl_x
    let width: ReferenceWritableKeyPath<Node, Double> = \.rtl_refWidth
    let position: ReferenceWritableKeyPath<LayerNode, Point> = \.rtl_position
    let layer = LayerNode("layer")
    let screen = screen(.rightToLeft) { layer }
    layer[keyPath: width] = 400
    layer[keyPath: frame] = Rect(x: 20, y: 50, width: 100, height: 40)
    #expect(layer.frame == Rect(x: 280, y: 50, width: 100, height: 40))
    layer[keyPath: x] = 30
    #expect(layer.frame.minX == 270)
    layer[keyPath: center] = Point(x: 50, y: 20)
    #expect(layer.frame == Rect(x: 300, y: 0, width: 100, height: 40))
    layer[keyPath: position] = Point(x: 60, y: 20)
    #expect(layer.frame.minX == 290)
    expectSound(screen)
  }

  @Test func theMiddleAndTheFarSideAreReadOnly() {
    let middle: AnyKeyPath = \Node.rtl_midX
    let far: AnyKeyPath = \Node.rtl_maxX
    #expect(middle is KeyPath<Node, Double> && far is KeyPath<Node, Double>)
    #expect(!(middle is ReferenceWritableKeyPath<Node, Double>))
    #expect(!(far is ReferenceWritableKeyPath<Node, Double>))
    #expect(\Node.directionalMidX as AnyKeyPath is ReferenceWritableKeyPath<Node, Double>)
    #expect(\Node.directionalMaxX as AnyKeyPath is ReferenceWritableKeyPath<Node, Double>)
  }

  @Test func theFunctionsAreFunctions() {
    let own: (Node) -> (Double) -> Double = Node.rtl_valueFromSelf
    let reference: (Node) -> (Double) -> Double = Node.rtl_valueFromRef
    let flip: (Node) -> () -> Void = Node.rtl_flip
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(own(node)(30) == 70)
    #expect(reference(node)(30) == 290)
    #expect(!node.flipsInRightToLeft)
    flip(node)()
    #expect(node.flipsInRightToLeft)
    flip(node)()
    #expect(node.flipsInRightToLeft, "it sets, it does not toggle")
    expectSound(screen)
  }

  /// What the article's code gives, word for word, for a node of a known frame.
  private struct Article {
    var isRTL: Bool
    var refWidth: Double
    var frame: Rect

    func value(_ v: Double, of width: Double) -> Double { isRTL ? width - v : v }
    var rtlFrame: Rect {
      isRTL ? Rect(origin: Point(x: refWidth - frame.maxX, y: frame.minY), size: frame.size) : frame
    }
    var rtlMidX: Double { value(frame.midX, of: refWidth) }
    var rtlMaxX: Double { isRTL ? refWidth - frame.minX : frame.maxX }
  }

  @Test(arguments: LayoutDirection.allCases, [nil, 320.0, 400])
  func theNumbersAreThoseOfTheArticle(direction: LayoutDirection, width: Double?) {
    for node in [Node("node"), LayerNode("layer")] {
      let screen = screen(direction) { node }
      if let width { node.rtl_refWidth = width }
      let frame = Rect(x: 24, y: 50, width: 100, height: 40)
      node.frame = frame
      let article = Article(
        isRTL: direction == .rightToLeft,
        refWidth: width ?? 320,
        frame: frame
      )
      #expect(node.rtl_refWidth == article.refWidth)
      #expect(node.rtl_frame == article.rtlFrame)
      #expect(node.rtl_x == article.rtlFrame.minX)
      #expect(node.rtl_midX == article.rtlMidX)
      #expect(node.rtl_maxX == article.rtlMaxX)
      #expect(node.rtl_center == Point(x: article.value(74, of: article.refWidth), y: 70))
      if let layer = node as? LayerNode { #expect(layer.rtl_position == layer.rtl_center) }
      #expect(node.rtl_valueFromSelf(30) == article.value(30, of: 100))
      #expect(node.rtl_valueFromRef(30) == article.value(30, of: article.refWidth))

      node.rtl_x = 10
      #expect(node.frame.minX == article.value(10, of: article.refWidth - 100).magnitude)
      node.rtl_center = Point(x: 70, y: 20)
      #expect(node.center == Point(x: article.value(70, of: article.refWidth), y: 20))
      expectSound(screen)
    }
  }
}
