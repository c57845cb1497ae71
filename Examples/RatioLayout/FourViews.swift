public import Maraya

/// Article 4's screen: four views that keep their ratios to it, whatever its size.
///
/// The article computes frames anew for each size, two views by its function and two by its class
/// method. ``ratio`` keeps the ratios, so that no code has to run again.
public func makeFourViews() -> Node {
  let testView1 = Node("testView1")
  let testView2 = Node("testView2")
  let testView3 = Node("testView3")
  let testView4 = Node("testView4")
  testView1.ratio = RatioRect(Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9))
  testView2.ratio = RatioRect(Rect(x: 0.5, y: 0.1, width: 0.4, height: 0.4))
  testView3.ratio = RatioRect(Rect(x: 0.5, y: 0.5, width: 0.4, height: 0.25))
  testView4.ratio = RatioRect(Rect(x: 0.5, y: 0.75, width: 0.4, height: 0.25))
  return Node("view") {
    testView1
    testView2
    testView3
    testView4
  }
}

/// The same in the article's words: a node that computes frames whenever it is laid out.
public final class ArticleView: Node {
  private let testView1 = Node("testView1")
  private let testView2 = Node("testView2")
  private let testView3 = Node("testView3")
  private let testView4 = Node("testView4")

  /// Creates the view with its four subviews.
  public override init(_ id: String? = nil) {
    super.init(id)
    for view in [testView1, testView2, testView3, testView4] { addSubnode(view) }
  }

  public override func layoutSubnodes() {
    testView1.frame = layoutInSuperViewwithRatios(
      self,
      Rect(x: 0.1, y: 0.1, width: 0.4, height: 0.9)
    )
    testView2.frame = layoutInSuperViewwithRatios(
      self,
      Rect(x: 0.5, y: 0.1, width: 0.4, height: 0.4)
    )
    testView3.frame = Node.relativeLayoutinView(
      self,
      ratios: Rect(x: 0.5, y: 0.5, width: 0.4, height: 0.25)
    )
    testView4.frame = Node.relativeLayoutinView(
      self,
      ratios: Rect(x: 0.5, y: 0.75, width: 0.4, height: 0.25)
    )
  }
}
