import Maraya
import Testing

@Suite("Differences")
struct DifferenceTests {
  private func card() -> Node {
    Node("screen") {
      Node("card") {
        Node("title").with { $0.frame = Rect(x: 0, y: 0, width: 50, height: 10) }
        Node("badge").with { $0.frame = Rect(x: 10, y: 20, width: 20, height: 20) }
      }.with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 50) }
      Node("list") {
        Node("row1").with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 10) }
        Node("row2").with { $0.frame = Rect(x: 0, y: 10, width: 100, height: 10) }
        Node("row3").with { $0.frame = Rect(x: 0, y: 20, width: 100, height: 10) }
      }.with { $0.frame = Rect(x: 0, y: 50, width: 100, height: 50) }
    }
  }

  private func lines(_ tolerance: Double = 0, _ change: (Node) throws -> Void) rethrows -> [String]
  {
    let later = card()
    try change(later)
    return later.differences(from: card(), tolerance: tolerance).map(\.description)
  }

  /// Each row: what is done to the tree, what is said of it.
  private static let changes: [(@Sendable (Node) -> Void, [String])] = [
    ({ _ in }, []),
    ({ $0["badge"]?.frame.origin.x += 8 }, ["screen/card/badge moved by 8,0"]),
    (
      { $0["badge"]?.frame.size.height += 4 },
      ["screen/card/badge resized by 0,4 to 20×24"]
    ),
    (
      { $0["badge"]?.frame = Rect(x: 9.5, y: 20, width: 20, height: 24) },
      ["screen/card/badge moved by -0.5,0, resized by 0,4 to 20×24"]
    ),
    // Nothing in the card is elsewhere in the card.
    ({ $0["card"]?.frame.origin.y += 1 }, ["screen/card moved by 0,1"]),
    (
      {
        $0["card"]?.addSubnode(Node("extra"))
        $0["extra"]?.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      },
      ["added screen/card/extra 1,2 3×4 (node)"]
    ),
    (
      { $0.insertSubnode(Node("new") { Node("a") { Node() } }, at: 0) },
      ["added screen/new 0,0 0×0 (node) with 2 nodes"]
    ),
    ({ $0["row1"]?.removeFromSupernode() }, ["removed screen/list/row1 0,0 100×10 (node)"]),
    (
      { $0["list"]?.removeFromSupernode() },
      ["removed screen/list 0,50 100×50 (node) with 3 nodes"]
    ),
    (
      { root in root["row3"].map { root["list"]?.insertSubnode($0, at: 0) } },
      ["screen/list/row3 reordered from 2 to 0"]
    ),
    (
      { root in root["title"].map { root["list"]?.insertSubnode($0, at: 0) } },
      ["title re-parented from screen/card to screen/list"]
    ),
    (
      { root in
        root["title"].map { root["list"]?.addSubnode($0) }
        root["title"]?.frame.origin.x = 5
      },
      [
        "title re-parented from screen/card to screen/list",
        "screen/list/title moved by 5,0",
      ]
    ),
    // What is kept of a node that is removed has only moved.
    (
      { root in
        root["title"].map { root.addSubnode($0) }
        root["card"]?.removeFromSupernode()
      },
      [
        "removed screen/card 0,0 100×50 (node) with 1 node",
        "title re-parented from screen/card to screen",
      ]
    ),
    ({ $0["card"]?.alpha = 0.5 }, ["screen/card: alpha 1 → 0.5"]),
    ({ $0["card"]?.alpha = 1 - 1e-6 }, ["screen/card: alpha 1.0 → 0.999999"]),
    ({ $0["card"]?.isHidden = true }, ["screen/card: hidden off → on"]),
    ({ $0["card"]?.referenceWidth = 90 }, ["screen/card: referenceWidth none → 90"]),
    ({ $0.layoutDirection = .rightToLeft }, ["screen: direction none → rtl"]),
    ({ $0["card"]?.bounds.origin.x = 3 }, ["screen/card: bounds none → 3,0"]),
    (
      { $0["badge"]?.directionalTransform = AffineTransform(translationX: 2, y: 0) },
      [
        "screen/card/badge moved by 2,0",
        "screen/card/badge: directionalTransform none → 1,0,0,1,2,0",
      ]
    ),
    (
      { $0["badge"]?.directionalFrame = Rect(x: 10, y: 20, width: 20, height: 20) },
      [
        "screen/card/badge: placement frame 10,20,20,20 → directionalFrame 10,20,20,20"
      ]
    ),
    (
      { $0["badge"]?.center.x += 1 },
      [
        "screen/card/badge moved by 1,0",
        "screen/card/badge: placement frame 10,20,20,20 → center 21,30",
      ]
    ),
  ]

  @Test(arguments: changes.indices)
  func saysWhatIsDifferentAndNothingElse(index: Int) {
    let (change, expected) = Self.changes[index]
    #expect(lines(0, change) == expected)
  }

  @Test func placesByEdgesAreToldThoughTheFrameIs() {
    let trees = [8.0, 9].map { top in
      Node("root") {
        Node("a").with { $0.place(leading: 4, top: top, width: 10, height: 10) }
      }.with { $0.layout(width: 100, height: 100) }
    }
    #expect(
      trees[1].differences(from: trees[0]).map(\.description) == [
        "root/a moved by 0,1",
        "root/a: place leading 4 top 8 width 10 height 10 → leading 4 top 9 width 10 height 10",
      ]
    )
  }

  @Test func aPlacementThatHasNotComeTrueYetIsTold() {
    let trees = [8.0, 9].map { x in
      Node("root") {
        Node("a").with { $0.directionalFrame = Rect(x: x, y: 0, width: 10, height: 10) }
      }
    }
    trees[0].layout(width: 100, height: 100, direction: .rightToLeft)
    trees[1].layout(width: 101, height: 100, direction: .rightToLeft)
    #expect(
      trees[1].differences(from: trees[0]).map(\.description) == [
        "root resized by 1,0 to 101×100",
        "root/a: directionalFrame 8,0,10,10 → 9,0,10,10",
      ]
    )
  }

  @Test func whatIsWithinTheToleranceIsTheSame() {
    let change = { (root: Node) in
      root["badge"]?.frame.origin.x += 0.001
      root["title"]?.frame.size.width += 0.002
      root["list"]?.alpha = 0.9995
    }
    #expect(lines(0.01, change) == [])
    #expect(
      lines(0.0015, change) == ["screen/card/title resized by 0.0020000000000024443,0 to 50×10"]
    )
    #expect(lines(0, change).count == 3)
  }

  /// A node that says what came of it.
  private final class Counter: Node {
    var count = 0
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "counter"
      description.result("count", .number(Double(count)))
    }
  }

  @Test func resultsAndTypesAreTold() {
    let later = Counter("a").with { $0.count = 2 }
    #expect(later.differences(from: Counter("a")).map(\.description) == ["a: count 0 → 2"])
    #expect(
      later.differences(from: Node("a")).map(\.description) == [
        "a: type node → counter", "a: count none → 2",
      ]
    )
    #expect(
      later.differences(from: Counter("a")).map(\.value.text) == [
        "kind result node a property count from 0 to 2"
      ]
    )
  }

  /// A node with results of the same keys as what was asked for: in one form, and in another.
  private final class Steps: Node {
    var count = 0.0
    var limit = 1.0
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.property("count", .number, count, default: 0) { count = $0 }
      description.property("limit", .number, limit, default: 1) { limit = $0 }
      description.result("count", .number(count))
      description.result("limit", .text("some"))
    }
  }

  @Test func anAttributeIsToldUnlessAResultTellsOfIt() {
    let later = Steps("a").with { ($0.count, $0.limit) = (2, 3) }
    #expect(
      later.differences(from: Steps("a")).map(\.description) == [
        "a: limit 1 → 3", "a: count 0 → 2",
      ]
    )
  }

  @Test func topsAreTheSameUnlessOneIsFoundElsewhere() {
    let earlier = Node("a") { Node("b") }
    #expect(
      Node("c") { Node("b") }.differences(from: earlier).map(\.description) == ["c: id a → c"]
    )
    #expect(
      Node("c") { Node("a") { Node("b") } }.differences(from: earlier).map(\.description) == [
        "added c 0,0 0×0 (node)", "a re-parented from none to c",
      ]
    )
    #expect(
      Node("b").differences(from: earlier).map(\.description) == [
        "removed a 0,0 0×0 (node)", "b re-parented from a to none",
      ]
    )
  }

  @Test func programsReadRecords() {
    let later = card()
    later["badge"]?.frame.origin.x += 8
    later["card"]?.alpha = 0.5
    later["row1"]?.removeFromSupernode()
    let values = later.differences(from: card()).map(\.value)
    #expect(
      values.map(\.text) == [
        "kind property node screen/card property alpha from 1 to 0.5",
        "kind moved node screen/card/badge from 10,20,20,20 to 18,20,20,20",
        "kind removed node screen/list/row1 type node frame 0,0,100,10 nodes 0",
      ]
    )
    #expect(values[1]["from"] == .rect(Rect(x: 10, y: 20, width: 20, height: 20)))
  }
}
