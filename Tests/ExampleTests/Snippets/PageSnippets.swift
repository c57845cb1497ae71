import Maraya
import Testing

/// The snippets of the pages in `docs`, run.
@Suite("Snippets of the pages")
struct PageSnippets {
  // MARK: pass.md

  final class Column: Node {
    override func layoutSubnodes() {
      var y = 0.0
      for subnode in subnodes {
        let width = bounds.size.width
        let size = subnode.measure(SizeProposal(width: .exactly(width), height: .unbounded))
        subnode.directionalFrame = Rect(origin: Point(x: 0, y: y), size: size)
        y += size.height
      }
    }
  }

  final class Text: Node {
    var text = "" {
      didSet { invalidateIntrinsicContentSize() }
    }

    override func sizeThatFits(_ size: Size) -> Size {
      let width = Double(text.count) * 10
      return Size(width: width, height: width > size.width ? 40 : 20)
    }
  }

  @Test func aColumnMeasuresItsSubnodes() {
    let text = Text("text")
    let column = Column("column") {
      text
      Node("line").with { $0.bounds.size = Size(width: 7, height: 1) }
    }
    text.text = "short"
    column.layout(width: 80, height: 100)
    #expect(column["line"]?.frame.description == "0,20 80×1")
    #expect(column.setNeedsLayoutAndReport().measured == 0)
    text.text = "not so short"
    #expect(column.layoutIfNeeded().measured == 1)
    #expect(column["line"]?.frame.description == "0,40 80×1")
  }

  // MARK: errors.md

  @Test func aRefusedValueLeavesADiagnostic() {
    let card = Node("card")
    card.frame = Rect(x: .nan, y: 0, width: 10, height: 10)
    for diagnostic in card.diagnostics { print(diagnostic) }
    // non-finite-value: card.frame nan,0 10×10

    #expect(card.diagnostics.map(\.message) == ["non-finite-value: card.frame nan,0 10×10"])
    #expect(card.frame == .zero)
  }

  // MARK: articles.md

  @Test func theUseOfArticle1() {
    let superview = Node("superview")
    superview.layout(width: 375, height: 667, direction: .rightToLeft)

    let testView = Node("testView")
    testView.rtl_refWidth = 375
    testView.rtl_frame = Rect(x: 20, y: 50, width: 100, height: 100)
    superview.addSubnode(testView)
    print(testView.frame)  // 255,50 100×100

    #expect(testView.frame.description == "255,50 100×100")
  }

  @Test func theUseOfArticle4() {
    let view = Node("view")
    let testView1 = Node("testView1")
    let testView3 = Node("testView3")
    view.addSubnode(testView1)
    view.addSubnode(testView3)
    view.layout(width: 320, height: 480)

    let ratios = Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9)
    testView1.frame = layoutInSuperViewwithRatios(view, ratios)
    testView3.frame = Node.relativeLayoutinView(view, ratios: ratios)
    print(testView1.frame)  // 32,48 128×432

    #expect(testView1.frame.description == "32,48 128×432")
    #expect(testView3.frame.description == "32,48 128×432")

    testView1.ratio = RatioRect(ratios)
    view.layout(width: 480, height: 320, direction: .rightToLeft)
    print(testView1.frame)  // 240,32 192×288

    #expect(testView1.frame.description == "240,32 192×288")
  }

  /// The numbers that articles.md and differences.md give, of nodes in a supernode 400 points wide.
  @Test func theNumbersOfTheTables() {
    let node = Node("node")
    let above = Node("above") { node }
    above.layout(width: 400, height: 100, direction: .rightToLeft)

    node.bounds.size = Size(width: 100, height: 50)
    node.anchorPoint = UnitPoint(x: 0, y: 0)
    node.rtl_center = Point(x: 20, y: 0)
    #expect(node.frame.minX == 280)

    node.anchorPoint = .center
    node.rtl_frame = Rect(x: 20, y: 0, width: 100, height: 50)
    node.transform = AffineTransform(rotationAngle: .pi / 4)
    node.rtl_x = 30
    #expect(node.bounds.size == Size(width: 100, height: 50))
    #expect(node.rtl_midX == 80)
    #expect(node.rtl_maxX == 130)
    node.transform = .identity

    above.bounds = Rect(x: 30, y: 0, width: 300, height: 100)
    node.rtl_frame = Rect(x: 50, y: 0, width: 100, height: 50)
    #expect(node.frame.minX == 210)
    #expect(node.rtl_refWidth == 300)
    #expect(above.rtl_valueFromSelf(50) == 310)
    #expect(node.rtl_valueFromRef(50) == 310)

    above.bounds = Rect(x: 0, y: 0, width: 400, height: 100)
    node.rtl_frame = Rect(x: 20, y: 0, width: 100, height: 50)
    node.anchorPoint = UnitPoint(x: 0, y: 0)
    let frame = node.frame
    node.layoutDirection = .rightToLeft
    node.rtl_flip()
    #expect(node.frame == frame)
    #expect(node.convert(Point(x: 0, y: 0), to: above) == Point(x: frame.maxX, y: frame.minY))
  }

  @Test func ratiosCountTheOriginOfTheBounds() {
    let view = Node("view")
    view.bounds = Rect(x: 0, y: 100, width: 320, height: 480)
    let ratios = Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9)
    #expect(layoutInSuperViewwithRatios(view, ratios).minY == 148)
    view.layoutDirection = .rightToLeft
    #expect(layoutInSuperViewwithRatios(view, ratios).minX == 160)
  }

  /// What differences.md says of stretching.
  @Test func stretchingDoesNotDrift() {
    let bar = Node("bar")
    let row = Node("row") { bar }
    row.layout(width: 200, height: 40)
    bar.frame = Rect(x: 10, y: 0, width: 100, height: 40)
    bar.autoresizingMask = .flexibleWidth
    row.layout(width: 50, height: 40)
    #expect(bar.frame.size.width == 0)
    row.layout(width: 200, height: 40)
    #expect(bar.frame.size.width == 100)
  }

  @Test func theSizeOfARuledNodeMakesItAFrame() {
    let node = Node("node").place(leading: 10, top: 0, trailing: 10, height: 20)
    let above = Node("above") { node }
    above.layout(width: 100, height: 20)
    node.bounds.size.width = 60
    #expect(node.placement == .frame(Rect(x: 20, y: 0, width: 60, height: 20), in: .directional))
  }
}

extension Node {
  fileprivate func setNeedsLayoutAndReport() -> LayoutReport {
    setNeedsLayout()
    return layoutIfNeeded()
  }
}
