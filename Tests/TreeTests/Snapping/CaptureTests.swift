import Maraya
import Testing

/// A laid-out tree as a value.
@Suite struct CaptureTests {
  /// A card with a photo and a mark, from right to left, at 2 pixels a point.
  private func tree() -> Node {
    let card = Node("card") {
      Node("photo").with {
        $0.directionalFrame = Rect(x: 10.3, y: 5, width: 20, height: 10)
        $0.alpha = 0.5
        $0.zPosition = 3
      }
      LayerNode().with { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    }.with {
      $0.directionalFrame = Rect(x: 20, y: 30, width: 50, height: 40)
      $0.clipsToBounds = true
    }
    let root = Node("root") { card }
    root.displayScale = 2
    root.layout(width: 100, height: 100, direction: .rightToLeft)
    return root
  }

  @Test func everyFieldOfASmallTree() {
    let snapshot = tree().capture()
    #expect(snapshot.displayScale == 2)
    #expect(snapshot.nodes.map(\.id) == ["root", "card", "photo", nil])
    #expect(snapshot.nodes.map(\.typeName) == ["node", "node", "node", "layer"])
    #expect(snapshot.nodes.map(\.depth) == [0, 1, 2, 2])
    #expect(snapshot.nodes.map(\.supernode) == [nil, 0, 1, 1])
    #expect(snapshot.nodes.map(\.place) == [0, 0, 0, 1])
    #expect(snapshot.nodes.allSatisfy { $0.direction == .rightToLeft })
    #expect(snapshot.nodes.map(\.frame.minX) == [0, 30, 50 - 30.3, 1])
    #expect(snapshot.nodes.map(\.snappedFrame.minX) == [0, 30, 19.5, 1])
    #expect(snapshot.nodes.map(\.snappedFrame.width) == [100, 50, 20, 3])
    #expect(snapshot.nodes.map(\.bounds.size.width) == [100, 50, 20, 3])
    #expect(snapshot.nodes.allSatisfy { $0.anchorPoint == .center && $0.transform == .identity })
    #expect(snapshot.nodes[3].rootFrame == Rect(x: 31, y: 32, width: 3, height: 4))
    #expect(snapshot.nodes[3].rootTransform == AffineTransform(translationX: 31, y: 32))
    #expect(snapshot.nodes.map(\.snappedRootFrame.minX) == [0, 30, 49.5, 31])
    #expect(snapshot.nodes.map(\.alpha) == [1, 1, 0.5, 1])
    #expect(snapshot.nodes.map(\.zPosition) == [0, 0, 3, 0])
    let clip = Rect(x: 30, y: 30, width: 50, height: 40)
    #expect(snapshot.nodes.map(\.clip) == [nil, nil, clip, clip])
    #expect(snapshot.nodes.allSatisfy { !$0.isHidden && $0.results.isEmpty })
    #expect(snapshot["photo"] == snapshot.nodes[2])
    #expect(snapshot["nobody"] == nil)
    #expect(
      snapshot.nodes.indices.map(snapshot.path(of:))
        == ["root", "root/card", "root/card/photo", "root/card/layer[1]"]
    )
  }

  @Test func withoutAScaleNothingIsSnapped() {
    let root = tree()
    root.displayScale = nil
    let snapshot = root.capture()
    #expect(snapshot.displayScale == nil)
    #expect(snapshot.nodes.allSatisfy { $0.snappedFrame == $0.frame })
    #expect(snapshot.nodes.allSatisfy { $0.snappedRootFrame == $0.rootFrame })
  }

  @Test func itIsTheTreeFromANodeDown() {
    let root = tree()
    let snapshot = root["card"]?.capture()
    #expect(snapshot?.nodes.map(\.id) == ["card", "photo", nil])
    #expect(snapshot?.nodes.map(\.supernode) == [nil, 0, 0])
    #expect(snapshot?.nodes[1].rootFrame == Rect(x: 50 - 30.3, y: 5, width: 20, height: 10))
    #expect(snapshot?.nodes[0].frame == Rect(x: 30, y: 30, width: 50, height: 40))
  }

  @Test func clipsAreWhatAllOfThemLeave() {
    let leaf = Node(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = Node("inner") { leaf }
    inner.frame = Rect(x: 40, y: 0, width: 30, height: 30)
    inner.clipsToBounds = true
    let outer = Node("outer") { inner }
    outer.frame = Rect(x: 10, y: 10, width: 50, height: 20)
    outer.clipsToBounds = true
    let root = Node("root") { outer }
    root.layout(width: 100, height: 100)
    let clips = root.capture().nodes.map(\.clip)
    #expect(clips[1] == nil)
    #expect(clips[2] == Rect(x: 10, y: 10, width: 50, height: 20))
    #expect(clips[3] == Rect(x: 50, y: 10, width: 10, height: 20))
    inner.frame.origin.x = 60
    #expect(root.capture().nodes[3].clip?.size == .zero, "nothing is left")
    root.clipsToBounds = true
    #expect(root.capture().nodes[1].clip == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func whatIsInAHiddenNodeIsHidden() {
    let root = tree()
    root["card"]?.isHidden = true
    #expect(root.capture().nodes.map(\.isHidden) == [false, true, true, true])
  }

  @Test func transformsAndFlipsAreThoseThatAreDrawn() {
    let root = tree()
    let card = root["card"]
    card?.flipsInRightToLeft = true
    var snapshot = root.capture()
    #expect(snapshot["card"]?.transform == AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(snapshot["card"]?.rootFrame == Rect(x: 30, y: 30, width: 50, height: 40))
    #expect(snapshot.nodes[3].rootFrame == Rect(x: 76, y: 32, width: 3, height: 4))
    card?.flipsInRightToLeft = false
    card?.transform = AffineTransform(scaleX: 2, y: 2)
    snapshot = root.capture()
    #expect(snapshot["card"]?.frame == Rect(x: 5, y: 10, width: 100, height: 80))
    #expect(snapshot["card"]?.rootFrame == snapshot["card"]?.frame)
    #expect(snapshot.nodes[3].rootFrame == Rect(x: 7, y: 14, width: 6, height: 8))
  }

  @Test func changesAreTold() {
    let root = tree()
    let before = root.capture()
    #expect(before.changes(since: before) == [])
    root.layout(width: 100, height: 100, direction: .leftToRight)
    root["card"]?.lastSubnode?.removeFromSupernode()
    root.addSubnode(box("late", Rect(x: 1, y: 1, width: 1, height: 1)))
    let changes = root.capture().changes(since: before)
    #expect(
      changes.map(\.description) == [
        "root/card moved 30,30 50×40 → 20,30 50×40",
        "root/card/photo moved 19.7,5 20×10 → 10.3,5 20×10",
        "root/late added 1,1 1×1",
        "root/card/layer[1] removed 1,2 3×4",
      ]
    )
  }

  @Test func ofSeveralNodesWithOnePathTheFirstAreCompared() {
    let root = Node("root") {
      box("same", Rect(x: 1, y: 0, width: 1, height: 1))
      box("same", Rect(x: 2, y: 0, width: 1, height: 1))
    }
    let before = root.capture()
    root.subnodes[1].frame.origin.x = 5
    #expect(root.capture().changes(since: before) == [])
    root.subnodes[0].frame.origin.x = 6
    #expect(root.capture().changes(since: before).count == 1)
    root.subnodes[0].removeFromSupernode()
    #expect(
      root.capture().changes(since: before)
        == [
          .moved(
            "root/same",
            from: Rect(x: 1, y: 0, width: 1, height: 1),
            to: Rect(x: 5, y: 0, width: 1, height: 1)
          )
        ]
    )
  }

  @Test func itCanBeSentToAnotherTask() async {
    let snapshot = tree().capture()
    let widths = await Task.detached { snapshot.nodes.map(\.frame.width) }.value
    #expect(widths == [100, 50, 20, 3])
    let made = await Task.detached {
      let root = Node("root") { box("leaf", Rect(x: 1, y: 2, width: 3, height: 4)) }
      root.layout(width: 10, height: 10, direction: .rightToLeft)
      return root.capture()
    }.value
    #expect(made["leaf"]?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Set([snapshot, snapshot, made]).count == 2)
  }

  @Test func itSharesNothingWithTheTree() {
    let root = tree()
    let snapshot = root.capture()
    root.layout(width: 300, height: 300, direction: .leftToRight)
    root["photo"]?.id = "other"
    #expect(snapshot["photo"]?.frame.minX == 50 - 30.3)
    #expect(snapshot.nodes[0].frame.width == 100)
  }
}

/// A node with an id and a frame.
private func box(_ id: String, _ frame: Rect) -> Node {
  let node = Node(id)
  node.frame = frame
  return node
}
