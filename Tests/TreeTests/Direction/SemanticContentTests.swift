import Maraya
import Testing

/// What a node's content means: its subnodes are placed by it, theirs are not.
@Suite struct SemanticContentTests {
  /// A box of 200 points in a screen; in it an item 20 points in, 50 wide; in that a dot, 5 in.
  private struct Scene {
    let dot = Node("dot").with { $0.rtl_frame = Rect(x: 5, y: 0, width: 10, height: 10) }
    let item: Node
    let box: Node
    let screen: Node

    init(_ direction: LayoutDirection, item: Node = Node("item")) {
      self.item = item.with { $0.rtl_frame = Rect(x: 20, y: 0, width: 50, height: 10) }
      item.addSubnode(dot)
      let box = Node("box") { item }
      box.rtl_frame = Rect(x: 0, y: 0, width: 200, height: 100)
      self.box = box
      screen = Node("screen") { box }
      screen.layout(width: 320, height: 480, direction: direction)
    }

    var columns: [Double] { [box.frame.minX, item.frame.minX, dot.frame.minX] }
  }

  /// Each row: what the content means, the direction around it, the x of box, item and dot.
  static let meanings: [(SemanticContentAttribute, LayoutDirection, [Double])] = [
    (.unspecified, .leftToRight, [0, 20, 5]),
    (.unspecified, .rightToLeft, [120, 130, 35]),
    (.playback, .leftToRight, [0, 20, 5]),
    (.playback, .rightToLeft, [120, 20, 35]),
    (.spatial, .leftToRight, [0, 20, 5]),
    (.spatial, .rightToLeft, [120, 20, 35]),
    (.forceLeftToRight, .leftToRight, [0, 20, 5]),
    (.forceLeftToRight, .rightToLeft, [120, 20, 35]),
    (.forceRightToLeft, .leftToRight, [0, 130, 5]),
    (.forceRightToLeft, .rightToLeft, [120, 130, 35]),
  ]

  @Test(arguments: meanings)
  func itPlacesTheSubnodesAndNotTheirs(
    meaning: SemanticContentAttribute,
    direction: LayoutDirection,
    columns: [Double]
  ) {
    let scene = Scene(direction)
    scene.box.semanticContentAttribute = meaning
    #expect(scene.box.semanticContentAttribute == meaning)
    #expect(scene.box.isRTL == (columns[1] == 130))
    #expect(scene.item.isRTL == (direction == .rightToLeft))
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == columns)
    expectSound(scene.screen)

    scene.box.semanticContentAttribute = .unspecified
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == (direction == .rightToLeft ? [120, 130, 35] : [0, 20, 5]))
    expectSound(scene.screen)
  }

  @Test(arguments: meanings)
  func itStaysWhileTheDirectionChanges(
    meaning: SemanticContentAttribute,
    direction: LayoutDirection,
    columns: [Double]
  ) {
    let scene = Scene(direction.opposite)
    scene.box.semanticContentAttribute = meaning
    scene.screen.layoutIfNeeded()
    scene.screen.layout(width: 320, height: 480, direction: direction)
    #expect(scene.columns == columns)
    expectSound(scene.screen)
    scene.screen.layoutDirection = direction.opposite
    scene.screen.layoutDirection = direction
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == columns)
    expectSound(scene.screen)
  }

  @Test func aSubnodeSetAtOnceIsPlacedByIt() {
    let scene = Scene(.leftToRight)
    scene.box.semanticContentAttribute = .forceRightToLeft
    let late = Node("late")
    scene.box.addSubnode(late)
    late.rtl_frame = Rect(x: 10, y: 0, width: 30, height: 10)
    #expect(late.frame.minX == 160)
    late.place(leading: 5, top: 0, width: 30, height: 10)
    #expect(late.frame.minX == 165)
    late.ratio = RatioRect(Rect(x: 0, y: 0, width: 0.25, height: 1))
    #expect(late.frame.minX == 150)
    expectSound(scene.screen)
  }

  @Test(arguments: LayoutDirection.allCases)
  func aLayerInsideRunsAsTheForcedNodeDoes(direction: LayoutDirection) {
    let scene = Scene(direction, item: LayerNode("item"))
    scene.box.semanticContentAttribute = .forceRightToLeft
    scene.screen.layoutIfNeeded()
    #expect(scene.item.isRTL)
    #expect(scene.item.frame.minX == 130)
    // Placed by the layer, which has its direction from the box; what is in it inherits.
    #expect(scene.dot.frame.minX == 35)
    #expect(scene.dot.isRTL == (direction == .rightToLeft))
    expectSound(scene.screen)

    scene.box.semanticContentAttribute = .forceLeftToRight
    scene.screen.layoutIfNeeded()
    #expect(!scene.item.isRTL)
    #expect(scene.item.frame.minX == 20 && scene.dot.frame.minX == 5)
    expectSound(scene.screen)
  }

  @Test func layersInLayersRunAsTheForcedNodeDoes() {
    let inner = LayerNode("inner").with { $0.rtl_frame = Rect(x: 1, y: 0, width: 4, height: 4) }
    let middle = LayerNode("middle")
    middle.addSubnode(inner)
    middle.rtl_frame = Rect(x: 2, y: 0, width: 20, height: 4)
    let box = Node("box") {
      Node("between") { LayerNode("untouched") }
      middle
    }
    box.frame = Rect(x: 0, y: 0, width: 100, height: 4)
    let screen = screen(.leftToRight) { box }
    box.semanticContentAttribute = .forceRightToLeft
    screen.layoutIfNeeded()
    #expect(middle.isRTL && inner.isRTL)
    #expect(screen["untouched"]?.isRTL == false)
    #expect(middle.frame.minX == 78 && inner.frame.minX == 15)
    expectSound(screen)
    middle.removeFromSupernode()
    #expect(!middle.isRTL && !inner.isRTL)
    screen["between"]?.addSubnode(middle)
    #expect(!middle.isRTL && !inner.isRTL)
    box.addSubnode(middle)
    #expect(middle.isRTL && inner.isRTL)
    expectSound(screen)
  }

  @Test func aLayerHasNoMeaningOfItsOwn() {
    let layer = LayerNode("layer")
    let screen = screen(.rightToLeft) { layer }
    layer.semanticContentAttribute = .playback
    #expect(layer.semanticContentAttribute == .unspecified)
    #expect(layer.isRTL)
    #expect(
      screen.diagnostics.map(\.message)
        == ["layer-direction: screen/layer.semanticContentAttribute playback"]
    )
    layer.semanticContentAttribute = .unspecified
    #expect(screen.diagnostics.count == 1)
    expectSound(screen)
  }

  @Test func aRootMayMeanSomething() {
    let node = Node("node").with { $0.rtl_frame = Rect(x: 20, y: 0, width: 50, height: 10) }
    let root = Node("root") { node }
    root.semanticContentAttribute = .forceRightToLeft
    root.layout(width: 200, height: 10)
    #expect(root.isRTL && !node.isRTL)
    #expect(node.frame.minX == 130)
    root.layout(width: 200, height: 10, direction: .rightToLeft)
    #expect(root.isRTL && node.isRTL)
    #expect(node.frame.minX == 130)
    root.semanticContentAttribute = .spatial
    root.layoutIfNeeded()
    #expect(!root.isRTL && node.isRTL)
    #expect(node.frame.minX == 20)
    expectSound(root)
  }

  @Test func aRootWithAReferenceWidthIsPlacedByItsMeaning() {
    let root = Node("root")
    root.referenceWidth = 200
    root.rtl_frame = Rect(x: 20, y: 0, width: 50, height: 10)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.frame.minX == 130)
    root.layoutDirection = .rightToLeft
    root.semanticContentAttribute = .playback
    #expect(root.frame.minX == 20)
    expectSound(root)
  }

  @Test func anIslandInsideAForcedNodeIsPlacedByItAndRunsAsItSays() {
    let scene = Scene(.leftToRight)
    scene.box.semanticContentAttribute = .forceRightToLeft
    scene.item.layoutDirection = .rightToLeft
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == [0, 130, 35])
    scene.item.layoutDirection = .leftToRight
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == [0, 130, 5])
    // The island itself may mean something.
    scene.item.semanticContentAttribute = .forceRightToLeft
    scene.screen.layoutIfNeeded()
    #expect(scene.columns == [0, 130, 35])
    scene.screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(scene.columns == [120, 130, 35])
    #expect(!scene.dot.isRTL, "it inherits from the island")
    expectSound(scene.screen)
  }

  @Test func aSubtreeThatMovesTakesItsMeaningAlong() {
    let arabic = Scene(.rightToLeft)
    let english = Scene(.leftToRight)
    arabic.item.semanticContentAttribute = .forceLeftToRight
    arabic.screen.layoutIfNeeded()
    #expect(arabic.columns == [120, 130, 5])
    english.box.semanticContentAttribute = .forceRightToLeft
    english.box.addSubnode(arabic.item)
    english.screen.layoutIfNeeded()
    arabic.screen.layoutIfNeeded()
    #expect(arabic.item.frame.minX == 130)
    #expect(arabic.dot.frame.minX == 5)
    #expect(!arabic.dot.isRTL)
    arabic.item.semanticContentAttribute = .unspecified
    arabic.box.addSubnode(arabic.item)
    arabic.screen.layoutIfNeeded()
    #expect(arabic.columns == [120, 130, 35])
    expectSound(arabic.screen, english.screen)
  }

  @Test func theHookHearsOfIt() {
    var calls: [String] = []
    let node = ProbeNode("node")
    let screen = screen(.rightToLeft) { node }
    node.onDirection = { calls.append($0.effectiveLayoutDirection.rawValue) }
    node.semanticContentAttribute = .playback
    screen.layoutIfNeeded()
    node.semanticContentAttribute = .spatial
    screen.layoutIfNeeded()
    #expect(calls == ["ltr"], "spatial is left-to-right, too")
    node.semanticContentAttribute = .unspecified
    node.semanticContentAttribute = .playback
    screen.layoutIfNeeded()
    #expect(calls == ["ltr"], "taken back")
    node.semanticContentAttribute = .forceRightToLeft
    screen.layoutIfNeeded()
    #expect(calls == ["ltr", "rtl"])
  }
}
