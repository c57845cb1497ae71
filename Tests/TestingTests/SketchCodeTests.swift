import Maraya
import MarayaTesting
import Testing

@Suite("Sketches as code")
struct SketchCodeTests {
  static let sketch = TreeSketch(
    "root",
    [.displayScale(2), .frame(Rect(x: 0, y: 0, width: 320, height: 200))]
  ) {
    TreeSketch(
      "card",
      [
        .layoutDirection(.rightToLeft), .semanticContentAttribute(.playback),
        .layoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        .directionalFrame(Rect(x: 1 / 3, y: 0.25, width: 100, height: 50)),
        .autoresizingMask([.flexibleWidth, .flexibleTopMargin]),
      ]
    ) {
      TreeSketch(
        "title",
        kind: .leaf,
        [
          .contentSize(Size(width: 80, height: 20)),
          .edges(EdgePlacement(leading: 8, top: 8, in: .margins)),
        ]
      )
      TreeSketch(
        "line",
        kind: .layer,
        [
          .anchorPoint(UnitPoint(x: 0, y: 0.5)), .size(Size(width: 9, height: 1)),
          .directionalCenter(Point(x: 5, y: -5)),
          .transform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
        ]
      )
    }
    TreeSketch(
      "half",
      [.readableWidth(90.5), .referenceWidth(nil), .ratio(half), .autoresizesSubnodes(false)]
    )
  }

  private static let half = RatioRect(
    x: 0.5,
    y: .points(8),
    width: RatioLength(ratio: 0.5, points: -8),
    height: 1,
    of: .safeArea
  )

  static let code = """
    let root = Node("root")
    root.displayScale = 2
    root.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    let card = Node("card")
    root.addSubnode(card)
    card.layoutDirection = .rightToLeft
    card.semanticContentAttribute = .playback
    card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.directionalFrame = Rect(x: 0.3333333333333333, y: 0.25, width: 100, height: 50)
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let title = MeasuredLeaf("title", contentSize: .zero)
    card.addSubnode(title)
    title.contentSize = Size(width: 80, height: 20)
    title.place(leading: 8, top: 8, in: .margins)
    let line = LayerNode("line")
    card.addSubnode(line)
    line.anchorPoint = UnitPoint(x: 0, y: 0.5)
    line.bounds.size = Size(width: 9, height: 1)
    line.directionalCenter = Point(x: 5, y: -5)
    line.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let half = Node("half")
    root.addSubnode(half)
    half.readableWidth = 90.5
    half.referenceWidth = nil
    half.ratio = RatioRect(x: 0.5, y: .points(8), \
    width: RatioLength(ratio: 0.5, points: -8), height: 1, of: .safeArea)
    half.autoresizesSubnodes = false
    """

  @Test func isWrittenAsTheCallsThatBuildTheTree() {
    #expect(Self.sketch.swiftCode == Self.code)
  }

  /// The lines of the text above, run.
  @Test func theCodeBuildsTheSameTree() {
    let root = Node("root")
    root.displayScale = 2
    root.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    let card = Node("card")
    root.addSubnode(card)
    card.layoutDirection = .rightToLeft
    card.semanticContentAttribute = .playback
    card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.directionalFrame = Rect(x: 0.3333333333333333, y: 0.25, width: 100, height: 50)
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let title = MeasuredLeaf("title", contentSize: .zero)
    card.addSubnode(title)
    title.contentSize = Size(width: 80, height: 20)
    title.place(leading: 8, top: 8, in: .margins)
    let line = LayerNode("line")
    card.addSubnode(line)
    line.anchorPoint = UnitPoint(x: 0, y: 0.5)
    line.bounds.size = Size(width: 9, height: 1)
    line.directionalCenter = Point(x: 5, y: -5)
    line.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let half = Node("half")
    root.addSubnode(half)
    half.readableWidth = 90.5
    half.referenceWidth = nil
    half.ratio = RatioRect(
      x: 0.5,
      y: .points(8),
      width: RatioLength(ratio: 0.5, points: -8),
      height: 1,
      of: .safeArea
    )
    half.autoresizesSubnodes = false
    root.layoutIfNeeded()

    let tree = Self.sketch.makeTree()
    tree.layoutIfNeeded()
    #expect(TreeGeometry(of: root).difference(from: TreeGeometry(of: tree)) == nil)
    #expect(tree.drawing() == root.drawing())
  }

  @Test func textIsWrittenSoThatItCanBeRead() {
    let sketch = TreeSketch(
      "a",
      kind: .label,
      [
        .text("שלום \"a\\\"\n\u{2067}e\u{301}"), .font(.sized(12, .bold)), .numberOfLines(2),
        .lineBreakMode(.truncatingHead), .textAlignment(.justified), .textDirection(.layout),
        .lineHeight(20.5),
      ]
    )
    #expect(
      sketch.swiftCode == #"""
        let a = LabelNode("a")
        a.text = "שלום \"a\\\"\u{A}\u{2067}e\u{301}"
        a.font = .sized(12, .bold)
        a.numberOfLines = 2
        a.lineBreakMode = .truncatingHead
        a.textAlignment = .justified
        a.textDirection = .layout
        a.lineHeight = 20.5
        """#
    )
  }

  @Test func settingsStandInTheOrderInWhichTheyAreSafeToSet() {
    let sketch = TreeSketch(
      "a",
      [
        .transform(.identity), .frame(.zero), .size(Size(width: 1, height: 1)),
        .anchorPoint(.center), .directionalFrame(Rect(x: 1, y: 1, width: 1, height: 1)),
      ]
    )
    #expect(
      sketch.settings == [
        .anchorPoint(.center), .directionalFrame(Rect(x: 1, y: 1, width: 1, height: 1)),
        .transform(.identity),
      ]
    )
  }

  @Test func editsAreWrittenAsCalls() {
    let trial = TreeCase(
      TreeSketch("root", [.frame(Rect(x: 0, y: 0, width: 9, height: 9))]) { TreeSketch("a") },
      edits: [
        .add(TreeSketch("b", [.isHidden(true)]), to: "a", at: 0),
        .move("b", to: "root", at: 0), .layOut, .set([.flipsInRightToLeft(true)], on: "b"),
        .remove("nobody"), .invalidate("a"), .setNeedsLayout("root"), .remove("a"),
        .set([.isHidden(false)], on: "a"),
        .resize(width: 20, height: 10, direction: .rightToLeft),
      ]
    )
    #expect(
      trial.swiftCode == """
        let root = Node("root")
        root.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        let a = Node("a")
        root.addSubnode(a)
        let b = Node("b")
        a.insertSubnode(b, at: 0)
        b.isHidden = true
        root.insertSubnode(b, at: 0)
        root.layoutIfNeeded()
        b.flipsInRightToLeft = true
        a.invalidateIntrinsicContentSize()
        root.setNeedsLayout()
        a.removeFromSupernode()
        root.layout(width: 20, height: 10, direction: .rightToLeft)
        """
    )
    let tree = trial.sketch.makeTree()
    for edit in trial.edits { edit.apply(to: tree) }
    #expect(tree.drawing() == trial.finalSketch.makeTree().drawing())
  }
}
