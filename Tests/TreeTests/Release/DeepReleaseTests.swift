import Maraya
import Testing

/// Neither the depth nor the width of a tree is the depth of the stack.
@Suite struct DeepReleaseTests {
  /// Counts those of its kind.
  private final class Counted: Node {
    private let count: Count

    init(_ count: Count) {
      self.count = count
      super.init()
      count.births += 1
    }

    deinit { count.deaths += 1 }
  }

  private final class Count {
    var births = 0
    var deaths = 0
  }

  private let count = Count()

  /// A chain of nodes, as its top.
  private func chain(of length: Int) -> Node {
    let top = Counted(count)
    var deepest: Node = top
    for _ in 1..<length {
      let next = Counted(count)
      deepest.addSubnode(next)
      deepest = next
    }
    return top
  }

  @Test func aLongChainDies() {
    do {
      let top = chain(of: 200_000)
      expectSound(top)
    }
    #expect(count.births == 200_000)
    #expect(count.deaths == 200_000)
  }

  @Test func aWideNodeDies() {
    do {
      let top = Counted(count)
      for _ in 1..<200_000 { top.addSubnode(Counted(count)) }
      expectSound(top)
    }
    #expect(count.births == 200_000)
    #expect(count.deaths == 200_000)
  }

  @Test func aChainBuiltFromBelowDies() {
    do {
      var top: Node = Counted(count)
      for _ in 1..<20_000 {
        let next = Counted(count)
        next.addSubnode(top)
        top = next
      }
      expectSound(top)
      top.layoutDirection = .rightToLeft
      top.layoutIfNeeded()
      expectSound(top)
    }
    #expect(count.deaths == 20_000)
  }

  @Test func aRemovedChainDies() {
    let screen = Node("screen")
    screen.addSubnode(chain(of: 50_000))
    screen.firstSubnode?.removeFromSupernode()
    expectSound(screen)
    #expect(count.deaths == 50_000)
  }

  @Test func theLowerHalfOfAChainSurvives() {
    var middle: Node?
    do {
      let top = chain(of: 50_000)
      var node: Node? = top
      for _ in 0..<20_000 { node = node?.firstSubnode }
      middle = node
      expectSound(top)
    }
    #expect(count.deaths == 20_000)
    if let middle {
      expectSound(middle)
      #expect(middle.subtree.reduce(0) { count, _ in count + 1 } == 30_000)
    }
    middle = nil
    #expect(count.deaths == 50_000)
  }

  @Test func aTreeBothDeepAndWideDiesToTheLastNode() {
    do {
      let top = Counted(count)
      var deepest: Node = top
      for level in 0..<10_000 {
        for _ in 0..<3 { deepest.addSubnode(Counted(count)) }
        deepest = deepest.subnodes[level % 3]
      }
      expectSound(top)
    }
    #expect(count.births == 30_001)
    #expect(count.deaths == 30_001)
  }

  @Test func leavesHeldAlongAChainSurviveEachAsARoot() {
    let leaves = (0..<1_000).map { _ in Node() }
    do {
      let top = Counted(count)
      var deepest: Node = top
      for leaf in leaves {
        let next = Counted(count)
        deepest.addSubnode(leaf)
        deepest.addSubnode(next)
        deepest = next
      }
      expectSound(top)
    }
    #expect(count.deaths == 1_001)
    for leaf in leaves { expectSound(leaf) }
    #expect(leaves.allSatisfy { $0.supernode == nil && $0.nextSibling == nil })
  }

  @Test func aChainHeldInManyPlacesDiesPieceByPiece() {
    // Held are the nodes at depths 1, 3, 5, …; each keeps all below it, to the end.
    var held: [Node] = []
    do {
      let top = chain(of: 2_000)
      held = top.subtree.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).reversed()
      expectSound(top)
    }
    #expect(count.deaths == 1)
    for remaining in (1..<1_000).reversed() {
      held.removeLast()
      #expect(count.deaths == 2_001 - 2 * remaining)
      #expect(held.last?.supernode == nil)
    }
    if let last = held.last { expectSound(last) }
    held.removeLast()
    #expect(count.deaths == 2_000)
  }
}
