import Maraya
import Testing

/// Places in parts of the supernode: article 4, retained.
@Suite struct RatioTests {
  /// A root of 400 × 200 points with margins of 15, 24, 33, 42 and a readable width of 134.
  private func page(_ direction: LayoutDirection, _ node: Node) -> Node {
    let page = Node("page") { node }
    page.safeAreaInsets = EdgeInsets(top: 5, left: 4, bottom: 3, right: 2)
    page.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    page.readableWidth = 134
    page.layout(width: 400, height: 200, direction: direction)
    return page
  }

  /// Each row: ratios, the frames from left to right and from right to left.
  static let places: [(RatioRect, Rect, Rect)] = [
    (
      RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.75)),
      Rect(x: 50, y: 50, width: 200, height: 150), Rect(x: 150, y: 50, width: 200, height: 150)
    ),
    (
      RatioRect(Rect(x: 0, y: 0, width: 1, height: 1)),
      Rect(x: 0, y: 0, width: 400, height: 200), Rect(x: 0, y: 0, width: 400, height: 200)
    ),
    (
      RatioRect(Rect(x: -0.25, y: 1, width: 0.5, height: 2)),
      Rect(x: -100, y: 200, width: 200, height: 400),
      Rect(x: 300, y: 200, width: 200, height: 400)
    ),
    // 400 - 24 - 42 = 334 and 200 - 15 - 33 = 152 points inside the margins, which are physical.
    (
      RatioRect(Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), of: .margins),
      Rect(x: 191, y: 91, width: 167, height: 76), Rect(x: 24, y: 91, width: 167, height: 76)
    ),
    // 394 × 192.
    (
      RatioRect(Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), of: .safeArea),
      Rect(x: 201, y: 101, width: 197, height: 96), Rect(x: 4, y: 101, width: 197, height: 96)
    ),
    // 134 in the middle of the margins: 100 points further in.
    (
      RatioRect(Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), of: .readable),
      Rect(x: 191, y: 91, width: 67, height: 76), Rect(x: 124, y: 91, width: 67, height: 76)
    ),
    (
      RatioRect(
        x: .points(8),
        y: 0.5 - .points(20),
        width: 1 - .points(16),
        height: 0.25 + .points(2)
      ),
      Rect(x: 8, y: 80, width: 384, height: 52), Rect(x: 8, y: 80, width: 384, height: 52)
    ),
    (
      RatioRect(x: .points(8), y: 0, width: 0.25 - .points(101), height: 0.5),
      Rect(x: 8, y: 0, width: 0, height: 100), Rect(x: 392, y: 0, width: 0, height: 100)
    ),
  ]

  @Test(arguments: places)
  func theNodeTakesPartsOfTheRegion(ratio: RatioRect, leftToRight: Rect, rightToLeft: Rect) {
    for direction in LayoutDirection.allCases {
      let node = Node("node")
      let page = page(direction, node)
      node.ratio = ratio
      let isRTL = direction == .rightToLeft
      // What comes from further up waits for a pass.
      if ratio.region == .bounds {
        #expect(node.frame == (isRTL ? rightToLeft : leftToRight), "at once")
      }
      page.layoutIfNeeded()
      #expect(node.frame == (isRTL ? rightToLeft : leftToRight))
      page.layoutDirection = direction.opposite
      let report = page.layoutIfNeeded()
      #expect(node.frame == (isRTL ? leftToRight : rightToLeft))
      #expect(report.measured == 0)
      #expect(node.ratio == ratio)
      #expect(node.placement == .ratio(ratio))
      expectSound(page)
    }
  }

  @Test func itFollowsTheRegion() {
    let node = Node("node")
    let page = page(.rightToLeft, node)
    node.ratio = RatioRect(Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), of: .margins)
    page.layoutMargins = EdgeInsets(top: 0, left: 0, bottom: 0, right: 100)
    page.layoutIfNeeded()
    // Left 4, top 5, right 102, bottom 3.
    #expect(node.frame == Rect(x: 4, y: 101, width: 147, height: 96))
    page.insetsLayoutMarginsFromSafeArea = false
    page.layoutIfNeeded()
    #expect(node.frame == Rect(x: 0, y: 100, width: 150, height: 100))
    page.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 0,
      bottom: 0,
      trailing: 200
    )
    page.layoutIfNeeded()
    #expect(node.frame == Rect(x: 200, y: 100, width: 100, height: 100))
    page.layoutDirection = .leftToRight
    page.layoutIfNeeded()
    #expect(node.frame == Rect(x: 100, y: 100, width: 100, height: 100))
    expectSound(page)
  }

  @Test func itFollowsTheSafeAreaAndTheReadableWidth() {
    let safe = Node("safe").with {
      $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .safeArea)
    }
    let page = page(.rightToLeft, safe)
    let text = Node("text").with {
      $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .readable)
    }
    page.addSubnode(text)
    page.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 44)
    page.readableWidth = 100
    page.layoutIfNeeded()
    #expect(safe.frame == Rect(x: 0, y: 20, width: 356, height: 170))
    // Margins 30, 20, 40, 84: from 20 to 316, the middle at 168.
    #expect(text.frame == Rect(x: 118, y: 30, width: 100, height: 130))
    page.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
    page.layoutIfNeeded()
    #expect(safe.frame == Rect(x: 6, y: 20, width: 350, height: 170))
    #expect(text.frame == Rect(x: 121, y: 30, width: 100, height: 130))
    expectSound(page)
  }

  @Test func nestedOnesMultiply() {
    let inner = Node("inner").with {
      $0.ratio = RatioRect(Rect(x: 0, y: 0.5, width: 0.25, height: 0.5))
    }
    let outer = Node("outer") { inner }.with {
      $0.ratio = RatioRect(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }
    let root = Node("root") { outer }
    root.layout(width: 400, height: 200)
    #expect(outer.frame == Rect(x: 100, y: 50, width: 200, height: 100))
    #expect(inner.frame == Rect(x: 0, y: 50, width: 50, height: 50))
    root.layout(width: 800, height: 400, direction: .rightToLeft)
    #expect(outer.frame == Rect(x: 200, y: 100, width: 400, height: 200))
    #expect(inner.frame == Rect(x: 300, y: 100, width: 100, height: 100))
    root.layout(width: 400, height: 200, direction: .leftToRight)
    #expect(inner.frame == Rect(x: 0, y: 50, width: 50, height: 50))
    expectSound(root)
  }

  @Test func theOriginOfTheBoundsCounts() {
    let node = Node("node").with {
      $0.ratio = RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.5))
    }
    let root = Node("root") { node }
    root.bounds = Rect(x: 10, y: 20, width: 400, height: 200)
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 60, y: 70, width: 200, height: 100))
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 160, y: 70, width: 200, height: 100))
    expectSound(root)
  }

  @Test func aReferenceWidthIsWhatTheRatiosAreOf() {
    let node = Node("node")
    node.referenceWidth = 800
    node.ratio = RatioRect(Rect(x: 0.125, y: 0, width: 0.5, height: 1))
    let root = Node("root") { node }
    root.layout(width: 400, height: 200, direction: .rightToLeft)
    #expect(node.frame == Rect(x: 300, y: 0, width: 400, height: 200))
    node.referenceWidth = nil
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 150, y: 0, width: 200, height: 200))
    expectSound(root)
  }

  @Test(arguments: LayoutDirection.allCases)
  func nilKeepsTheNodeWhereItIsByItsDirectionalFrame(direction: LayoutDirection) {
    let node = Node("node")
    let page = page(direction, node)
    node.ratio = nil
    #expect(node.placement == .frame(.zero, in: .physical), "there was none")
    node.ratio = RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.5))
    page.layoutIfNeeded()
    let frame = node.frame
    node.ratio = nil
    #expect(node.ratio == nil)
    #expect(
      node.placement == .frame(Rect(x: 50, y: 50, width: 200, height: 100), in: .directional)
    )
    #expect(node.frame == frame)
    page.layout(width: 500, height: 300)
    #expect(node.directionalFrame == Rect(x: 50, y: 50, width: 200, height: 100))
    #expect(node.frame.minX == (direction == .rightToLeft ? 250 : 50))
    expectSound(page)
  }

  @Test func nilLeavesOtherPlacementsAlone() {
    let node = Node("node").place(leading: 8, top: 8, width: 10, height: 10)
    let page = page(.rightToLeft, node)
    node.ratio = nil
    #expect(node.placement == .edges(EdgePlacement(leading: 8, top: 8, width: 10, height: 10)))
    node.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    node.ratio = nil
    #expect(node.placement == .frame(Rect(x: 1, y: 2, width: 3, height: 4), in: .physical))
    expectSound(page)
  }

  /// Each row: ratios that no supernode has, the text in the diagnostic.
  static let refused: [(RatioRect, String)] = [
    (RatioRect(x: 0, y: 0, width: -0.5, height: 1), "0,0,-0.5,1"),
    (RatioRect(x: 0, y: 0, width: 1, height: .points(-8)), "0,0,1,-8pt"),
  ]

  @Test(arguments: refused)
  func aLengthThatIsAlwaysNegativeIsRefused(ratio: RatioRect, text: String) {
    let node = Node("node")
    let page = page(.rightToLeft, node)
    node.ratio = RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.5))
    page.layoutIfNeeded()
    let portrait = Portrait(node)
    node.ratio = ratio
    #expect(Portrait(node) == portrait)
    #expect(page.diagnostics.map(\.message) == ["negative-length: page/node.ratio \(text)"])
    #expect(!page.needsLayout && !node.needsLayout)
    expectSound(page)
  }
}
