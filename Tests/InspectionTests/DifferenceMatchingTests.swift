import Maraya
import Testing

@Suite("Differences: which nodes are the same")
struct DifferenceMatchingTests {
  /// Rows without ids below each other, as a stack would place them.
  private func stack(_ rows: [Row]) -> Node {
    let stack = Node("stack")
    for (index, row) in rows.enumerated() {
      let node = Node(row.id) { if let inside = row.inside { Node(inside) } }
      stack.addSubnode(node)
      node.frame = Rect(x: 0, y: Double(index) * 10, width: 100, height: 10)
      node.alpha = row.alpha
    }
    return stack
  }

  private struct Row {
    var id: String?
    var inside: String?
    var alpha = 1.0
  }

  private func lines(from rows: [Row], to others: [Row]) -> [String] {
    stack(others).differences(from: stack(rows)).map(\.description)
  }

  @Test func oneOfManyLikeItIsRemoved() {
    let rows = [Row](repeating: Row(), count: 4)
    #expect(
      lines(from: rows, to: Array(rows.dropLast())) == ["removed stack/node[3] 0,30 100×10 (node)"]
    )
    let tree = stack(rows)
    tree.subnodes[1].removeFromSupernode()
    #expect(
      tree.differences(from: stack(rows)).map(\.description) == [
        "removed stack/node[1] 0,10 100×10 (node)"
      ]
    )
  }

  @Test func whatFollowsInAStackHasMovedUp() {
    let rows = [0.1, 0.2, 0.3].map { Row(alpha: $0) }
    #expect(
      lines(from: rows, to: [rows[0], rows[2]]) == [
        "removed stack/node[1] 0,10 100×10 (node)", "stack/node[1] moved by 0,-10",
      ]
    )
  }

  @Test func whatIsInsideTellsNodesApart() {
    let rows = ["a", "b", "a"].map { Row(inside: $0) }
    #expect(
      lines(from: rows, to: [rows[0], rows[2]]) == [
        "removed stack/node[1] 0,10 100×10 (node) with 1 node", "stack/node[1] moved by 0,-10",
      ]
    )
  }

  @Test func aChangedNodeIsTheOneBetweenItsNeighbours() {
    let rows = [0.1, 0.2, 0.3].map { Row(alpha: $0) }
    #expect(
      lines(from: rows, to: [rows[0], Row(alpha: 0.5), rows[2]]) == [
        "stack/node[1]: alpha 0.2 → 0.5"
      ]
    )
  }

  @Test func nodesThatAreKnownHoldThoseBetweenThem() {
    let rows = [Row(alpha: 0.1), Row(id: "a"), Row(alpha: 0.2), Row(id: "b")]
    let changed = stack([rows[0], rows[1], Row(alpha: 0.3), rows[3]])
    changed.subnodes[0].removeFromSupernode()
    #expect(
      changed.differences(from: stack(rows)).map(\.description) == [
        "removed stack/node[0] 0,0 100×10 (node)", "stack/node[1]: alpha 0.2 → 0.3",
      ]
    )
  }

  @Test func nodesOfOneIDAreToldApartInTheirSupernode() {
    let rows = [Row(id: "row", alpha: 0.1), Row(id: "row", alpha: 0.2), Row(id: "end")]
    #expect(
      lines(from: rows, to: [rows[1], rows[2]]) == [
        "removed stack/row 0,0 100×10 (node)",
        "stack/row moved by 0,-10",
        "stack/end moved by 0,-10",
      ]
    )
    #expect(
      lines(from: rows, to: [rows[0], Row(id: "row", alpha: 0.3), rows[2]]) == [
        "stack/row: alpha 0.2 → 0.3"
      ]
    )
  }

  @Test func nodesOfOtherTypesAreOthers() {
    let earlier = Node("a") { Node() }
    #expect(
      Node("a") { LayerNode() }.differences(from: earlier).map(\.description) == [
        "removed a/node[0] 0,0 0×0 (node)", "added a/layer[0] 0,0 0×0 (layer)",
      ]
    )
  }

  @Test func theFewestNodesAreReordered() {
    let ids = ["a", "b", "c", "d", "e"]
    func tree(_ ids: [String]) -> Node {
      let tree = Node("list")
      for id in ids { tree.addSubnode(Node(id)) }
      return tree
    }
    func lines(_ others: [String]) -> [String] {
      tree(others).differences(from: tree(ids)).map(\.description)
    }
    #expect(lines(["e", "a", "b", "c", "d"]) == ["list/e reordered from 4 to 0"])
    #expect(lines(["b", "c", "d", "a", "e"]) == ["list/a reordered from 0 to 3"])
    #expect(lines(["b", "c", "d", "e"]) == ["removed list/a 0,0 0×0 (node)"])
    #expect(lines(["e", "d", "c", "b", "a"]).count == 4)
  }

  @Test func theSiblingsOfACrowdAreToldApart() {
    func crowd() -> Node {
      let crowd = Node("crowd")
      for index in 0..<6_000 {
        let node = Node()
        crowd.addSubnode(node)
        node.zPosition = Double(index % 7)
        node.frame = Rect(x: Double(index), y: 0, width: 1, height: 1)
      }
      return crowd
    }
    let later = crowd()
    later.subnodes[3_000].removeFromSupernode()
    #expect(
      later.differences(from: crowd()).map(\.description) == [
        "removed crowd/node[3000] 3000,0 1×1 (node)"
      ]
    )
  }

  @Test func removalsHereAndThereInALongStackAreFound() {
    let rows = (0..<1000).map { Row(alpha: Double($0 * $0 % 7) / 10) }
    let places = [100, 500, 501, 900]
    let left = rows.indices.filter { !places.contains($0) }.map { rows[$0] }
    let differences = stack(left).differences(from: stack(rows))
    let removed = differences.filter { if case .removed = $0.change { true } else { false } }
    let moved = differences.filter { if case .frame = $0.change { true } else { false } }
    #expect(removed.count == places.count)
    #expect(moved.count > 800)
    #expect(differences.count == removed.count + moved.count)
  }

  @Test func aCrowdThatIsOtherThroughoutIsComparedInOrder() {
    func crowd(_ count: Int, width: Double) -> Node {
      let crowd = Node("crowd")
      for index in 0..<count {
        let node = Node()
        crowd.addSubnode(node)
        node.frame = Rect(x: Double(index), y: 0, width: width, height: 1)
      }
      return crowd
    }
    let differences = crowd(1999, width: 2).differences(from: crowd(2000, width: 1))
    #expect(differences.count == 2000)
    #expect(differences.last?.description == "crowd/node[1998] resized by 1,0 to 2×1")
  }

  @Test func aChainIsComparedWithoutRecursion() {
    func chain() -> (top: Node, last: Node) {
      let top = Node("top")
      var last = top
      for _ in 0..<20_000 {
        let node = Node()
        last.addSubnode(node)
        last = node
      }
      return (top, last)
    }
    let (earlier, later) = (chain(), chain())
    later.last.removeFromSupernode()
    let removed = later.top.differences(from: earlier.top)
    #expect(removed.count == 1)
    #expect(removed.first?.description.hasSuffix("/node[0] 0,0 0×0 (node)") == true)
  }
}
