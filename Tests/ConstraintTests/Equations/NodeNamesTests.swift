import Maraya
import MarayaConstraints
import Testing

/// Names found by the ids of a tree that were noted once.
@Suite struct NodeNamesTests {
  /// A tree in which each node hangs on one before it, with few ids for many nodes.
  private func makeTree(_ random: inout Numbers) -> [Node] {
    var nodes = [Node("root")]
    for _ in 0..<30 {
      let id = ["a", "b", "c", "d", nil][random.next(below: 5)]
      let node = Node(id)
      nodes[random.next(below: nodes.count)].addSubnode(node)
      nodes.append(node)
    }
    return nodes
  }

  /// Numbers that are the same in each run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func aNameMeansWhatLookingThroughTheTreeFinds(seed: UInt64) throws {
    var random = Numbers(state: seed)
    let nodes = makeTree(&random)
    let names = NodeNames(below: nodes[0])
    var foundCount = 0
    for scope in nodes {
      for id in ["a", "b", "c", "d", "root", "e"] {
        let text = "\(id).width == 1"
        let one = try? ConstraintEquation(parsing: text).makeConstraint(in: scope)
        let other = try? LayoutConstraint.read(text, in: scope, names: names, file: "", line: 1)
        #expect(one?.firstItem === other?.firstItem, "\(id) in \(scope.path)")
        if one != nil { foundCount += 1 }
      }
    }
    #expect(foundCount > 60)
  }
}
