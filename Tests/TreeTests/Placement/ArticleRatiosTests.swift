import Maraya
import Testing

/// Article 4's function and class method.
@Suite struct ArticleRatiosTests {
  /// Each row: a direction, bounds, the frame of the ratios 0.125, 0.5, 0.5, 0.25.
  static let frames: [(LayoutDirection, Rect, Rect)] = [
    (
      .leftToRight, Rect(x: 0, y: 0, width: 400, height: 200),
      Rect(x: 50, y: 100, width: 200, height: 50)
    ),
    (
      .rightToLeft, Rect(x: 0, y: 0, width: 400, height: 200),
      Rect(x: 150, y: 100, width: 200, height: 50)
    ),
    // The origin of the bounds counts: the article left it out.
    (
      .leftToRight, Rect(x: 10, y: 20, width: 400, height: 200),
      Rect(x: 60, y: 120, width: 200, height: 50)
    ),
    (
      .rightToLeft, Rect(x: 10, y: 20, width: 400, height: 200),
      Rect(x: 160, y: 120, width: 200, height: 50)
    ),
    (.rightToLeft, Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 0, height: 0)),
  ]

  @Test(arguments: frames)
  func bothGiveTheFrameOfNow(direction: LayoutDirection, bounds: Rect, frame: Rect) {
    let view = Node("view")
    view.layoutDirection = direction
    view.bounds = bounds
    let ratios = Rect(x: 0.125, y: 0.5, width: 0.5, height: 0.25)
    #expect(layoutInSuperViewwithRatios(view, ratios) == frame)
    #expect(Node.relativeLayoutinView(view, ratios: ratios) == frame)
    #expect(LayerNode.relativeLayoutinView(view, ratios: ratios) == frame)

    let node = Node("node")
    view.addSubnode(node)
    node.frame = layoutInSuperViewwithRatios(view, ratios)
    view.layoutIfNeeded()
    #expect(node.frame == frame)
    #expect(node.placement == .frame(frame, in: .physical))
    node.ratio = RatioRect(ratios)
    #expect(node.frame == frame)
    expectSound(view)
  }

  @Test func theFourViewsOfTheArticle() {
    let view = Node("view")
    view.layout(width: 1_000, height: 100)
    let ratios = [
      Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9), Rect(x: 0.5, y: 0.1, width: 0.4, height: 0.4),
      Rect(x: 0.5, y: 0.5, width: 0.4, height: 0.25),
      Rect(x: 0.5, y: 0.75, width: 0.4, height: 0.25),
    ]
    let frames = [
      Rect(x: 100, y: 10, width: 400, height: 90), Rect(x: 500, y: 10, width: 400, height: 40),
      Rect(x: 500, y: 50, width: 400, height: 25), Rect(x: 500, y: 75, width: 400, height: 25),
    ]
    for (ratio, frame) in zip(ratios, frames) {
      #expect(layoutInSuperViewwithRatios(view, ratio) == frame)
    }
    view.layout(width: 1_000, height: 100, direction: .rightToLeft)
    let mirrored = [500.0, 100, 100, 100]
    for (index, x) in mirrored.enumerated() {
      #expect(
        Node.relativeLayoutinView(view, ratios: ratios[index])
          == Rect(origin: Point(x: x, y: frames[index].minY), size: frames[index].size)
      )
    }
  }

  @Test func theMeaningOfTheContentCounts() {
    let view = Node("view")
    view.layout(width: 400, height: 200, direction: .rightToLeft)
    view.semanticContentAttribute = .playback
    let ratios = Rect(x: 0.125, y: 0.5, width: 0.5, height: 0.25)
    #expect(
      layoutInSuperViewwithRatios(view, ratios) == Rect(x: 50, y: 100, width: 200, height: 50)
    )
  }
}
