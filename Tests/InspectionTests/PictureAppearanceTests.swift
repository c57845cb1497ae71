import Maraya
import Testing

/// What is hidden, clipped, faint, in front, a layer, or transformed.
@Suite("Pictures: appearance")
struct PictureAppearanceTests {
  private func boxes(_ root: Node) throws -> [PictureReader.Box] {
    root.layout(width: 100, height: 100)
    return try PictureReader(root.picture().svg).panels[0]
  }

  private func node(_ id: String, _ configure: (Node) -> Void = { _ in }) -> Node {
    let node = Node(id)
    node.frame = Rect(x: 10, y: 10, width: 50, height: 40)
    configure(node)
    return node
  }

  @Test func hiddenNodesAndWhatIsInThemAreOutlinesWithoutLabels() throws {
    let hidden = node("hidden") { $0.isHidden = true }
    hidden.addSubnode(node("inside"))
    hidden.addSubnode(LayerNode("layer"))
    let boxes = try boxes(Node("root") { hidden })
    #expect(boxes.map(\.classes) == ["l0", "hidden", "hidden", "hidden"])
    #expect(boxes.map(\.label) == ["root", nil, nil, nil])
    #expect(boxes[1].title == "root/hidden 10,10 50×40, hidden")
  }

  @Test func layersAreOutlines() throws {
    let layer = LayerNode("glow").with { $0.frame = Rect(x: 0, y: 50, width: 40, height: 20) }
    let boxes = try boxes(Node("root") { layer })
    #expect(boxes[1].classes == "layer")
    #expect(boxes[1].label == "glow")
    #expect(boxes[0].label == "root")
  }

  @Test func clipsAreThoseOfTheLayout() throws {
    let outer = node("outer") { $0.clipsToBounds = true }
    outer.addSubnode(node("inner") { $0.frame.origin.x = -25.5 })
    outer.addSubnode(node("other"))
    let root = Node("root") { outer }
    root.layout(width: 100, height: 100)
    let picture = try PictureReader(root.picture().svg)
    let name = "clip_10_10_50_40"
    let clips = picture.root.all("clipPath")
    #expect(clips.map { $0.attributes["id"] } == [name])
    #expect(
      clips[0].elements[0].attributes == ["x": "10", "y": "10", "width": "50", "height": "40"]
    )
    #expect(picture.panels[0].map(\.clip) == [nil, nil, "url(#\(name))", "url(#\(name))"])
    // Clipped, it does not stick out of the root: the width is that of root, margins and title.
    #expect(picture.panels[0][2].rect == Rect(x: -15.5, y: 20, width: 50, height: 40))
    #expect(picture.root.number("width") == 160)
  }

  @Test func alphasAreMultipliedButNothingFadesAway() throws {
    let half = node("half") { $0.alpha = 0.5 }
    half.addSubnode(node("quarter") { $0.alpha = 0.5 })
    half.addSubnode(node("nothing") { $0.alpha = 0 })
    #expect(try boxes(Node("root") { half }).map(\.opacity) == [1, 0.5, 0.25, 0.2])
  }

  @Test func siblingsArePaintedInTheOrderOfTheirHeights() throws {
    let front = node("front") { $0.zPosition = 1 }
    front.addSubnode(node("inside") { $0.zPosition = -5 })
    let root = Node("root") {
      front
      node("a")
      node("back") { $0.zPosition = -0.5 }
      node("b")
    }
    let names = try boxes(root).map { $0.title.prefix { $0 != " " } }
    #expect(names == ["root", "root/back", "root/a", "root/b", "root/front", "root/front/inside"])
  }

  @Test func aTurnedBoxHasItsMatrixAndATurnedLabel() throws {
    let turned = node("turned") {
      $0.transform = AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    }
    let root = Node("root") { turned }
    root.layout(width: 100, height: 100)
    let text = root.picture().svg
    // About its middle, 35,30: the corner is 25 to the left and 20 above.
    #expect(
      text.contains(
        #"<rect class="l1 turned" width="50" height="40" transform="matrix(0.6 0.8 -0.8 0.6 36 -2)"/>"#
      )
    )
    // Letters of 10 points, 3.6 below the middle: 25,23.6 from the corner.
    #expect(text.contains(#"<text transform="matrix(0.6 0.8 -0.8 0.6 32.12 32.16)" "#))
  }

  @Test func flippedAndScaledBoxesStandUprightWithReadableLabels() throws {
    let scaled = node("scaled") { $0.transform = AffineTransform(scaleX: -2, y: 1) }
    let root = Node("root") { scaled }
    root.layout(width: 100, height: 100)
    let text = root.picture().svg
    #expect(text.contains(#"<rect class="l1" x="-15" y="10" width="100" height="40"/>"#))
    #expect(text.contains(#"<text x="35" y="33.6" font-size="10" text-anchor="middle">scaled"#))
  }

  @Test func withADisplayScaleBoxesLieOnThePixels() throws {
    let root = Node("root") {
      node("soft") { $0.frame = Rect(x: 10.3, y: 0, width: 20.4, height: 10) }
      node("turned") { $0.transform = AffineTransform(rotationAngle: 1) }
    }
    root.displayScale = 2
    let boxes = try boxes(root)
    #expect(boxes[1].rect == Rect(x: 10.5, y: 0, width: 20, height: 10))
    #expect(
      boxes[1].title == "root/soft 10.3,0 20.4×10, on the grid 10.5,0 20×10"
    )
    #expect(boxes[2].rect.size == Size(width: 50, height: 40))
  }
}
