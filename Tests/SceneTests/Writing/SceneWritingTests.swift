import Maraya
import MarayaScenes
import Testing

@Suite("Writing a scene")
struct SceneWritingTests {
  @Test func aNodeIsALine() throws {
    let root = Node("screen") {
      Node("card") {
        Node("name").place(leading: 8, top: 8, trailing: 8, height: 20)
        LayerNode().with { $0.frame = Rect(x: 0, y: 0, width: 10.5, height: 1e-7) }
      }
      .with { $0.ratio = RatioRect(x: 0, y: .points(8), width: 1, height: 0.5) }
      Node("badge").with {
        $0.rtl_frame = Rect(x: 20, y: 50, width: 20, height: 20)
        $0.alpha = 0.5
        $0.directionalLayoutMargins.leading = 3
      }
    }
    root.displayScale = 3
    root.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(
      try Scene(of: root, name: "a \"card\"").text() == #"""
        { "maraya": 1, "name": "a \"card\"", "size": [320, 120], "direction": "rtl", "scale": 3,
          "root": { "id": "screen", "children": [
            { "id": "card", "ratio": [0, { "ratio": 0, "points": 8 }, 1, 0.5], "children": [
              { "id": "name", "place": { "leading": 8, "top": 8, "trailing": 8, "height": 20 } },
              { "type": "layer", "frame": [0, 0, 10.5, 1e-07] }
            ] },
            { "id": "badge", "directionalFrame": [20, 50, 20, 20], "margins": { "top": 8, \#
        "leading": 3, "bottom": 8, "trailing": 8 }, "alpha": 0.5 }
          ] }
        }

        """#
    )
  }

  @Test func anEmptyTreeIsALineToo() throws {
    #expect(
      try Scene(of: Node()).text() == """
        { "maraya": 1, "size": [0, 0],
          "root": {}
        }

        """
    )
  }

  @Test func siblingsOfOneIdCanNotBeWritten() {
    let root = Node("a") {
      Node("b")
      Node("b")
    }
    let error = #expect(throws: SceneError.self) { try Scene(of: root).text() }
    #expect(error?.description == "a/b: siblings have the id \"b\"")
  }

  @Test(arguments: [(4_990, true), (4_991, false)])
  func soManyLevelsAreWrittenAndNoMore(count: Int, isWritten: Bool) throws {
    let root = Node()
    var last = root
    for _ in 1..<count {
      let next = Node()
      last.addSubnode(next)
      last = next
    }
    let text = try? Scene(of: root).text()
    #expect((text != nil) == isWritten)
    guard let text else { return }
    #expect(try Scene(Scene(text).text()).text() == text)
  }

  @Test func aPartOfATreeHasTheDirectionThatItHasThere() throws {
    let root = Node("root") {
      Node("part") { Node("leaf").place(leading: 0, top: 0, width: 10, height: 10) }
        .place(leading: 0, top: 0, width: 100, height: 10)
    }
    root.layout(width: 200, height: 100, direction: .rightToLeft)
    let part = try #require(root["part"])
    let scene = try Scene(Scene(of: part).text())
    scene.layout()
    #expect(scene.root["leaf"]?.frame == Rect(x: 90, y: 0, width: 10, height: 10))
  }

  @Test func aPartOfATreeHasTheSafeAreaThatItHasThere() throws {
    let root = Node("root") {
      Node("part") {
        Node("bar").place(leading: 0, top: 0, trailing: 0, height: 10, in: .safeArea)
        Node("text").place(leading: 0, top: 20, trailing: 0, height: 10, in: .readable)
      }
      .place(leading: 5, top: 6, trailing: 5, height: 60)
    }
    (root.safeAreaInsets.top, root.readableWidth) = (20, 70)
    root.layout(width: 200, height: 100)
    let part = try #require(root["part"])
    let scene = try Scene(Scene(of: part).text())
    scene.layout()
    #expect(scene.root["bar"]?.frame == Rect(x: 0, y: 14, width: 190, height: 10))
    for id in ["bar", "text"] { #expect(scene.root[id]?.frame == part[id]?.frame) }
  }
}
