import Maraya
import Testing

/// A node lives as long as its supernode, or anybody else, holds it.
@Suite struct LifetimeTests {
  private let roll = Roll()

  @Test func aNodeThatNobodyHoldsDies() {
    weak var node: Node?
    do {
      let made = Node("node")
      node = made
      expectSound(made)
    }
    #expect(node == nil)
  }

  @Test func aSupernodeHoldsItsSubnodes() {
    weak var chip: Node?
    var card: Node? = Node("card")
    do {
      let made = Node("chip")
      chip = made
      card?.addSubnode(made)
    }
    #expect(chip != nil)
    #expect(card?.firstSubnode === chip)
    card = nil
    #expect(chip == nil)
  }

  @Test func aSubnodeDoesNotHoldItsSupernode() {
    let chip = Node("chip")
    weak var card: Node?
    do {
      let made = Node("card") { chip }
      card = made
      expectSound(made)
    }
    #expect(card == nil)
    #expect(chip.supernode == nil)
    expectSound(chip)
  }

  @Test func aRemovedNodeThatNobodyHoldsDies() {
    let card = Node("card") {
      Mortal("chip", roll) { Mortal("dot", roll) }
      Mortal("tag", roll)
    }
    card.firstSubnode?.removeFromSupernode()
    expectSound(card)
    #expect(roll.names == ["chip", "dot"])
    #expect(card.idsOfSubnodes == "tag")
    card.lastSubnode?.removeFromSupernode()
    expectSound(card)
    #expect(roll.names == ["chip", "dot", "tag"])
  }

  @Test func movesNeitherKillNorKeep() throws {
    var p: Node? = Node("p") { Mortal("a", roll) }
    var q: Node? = Node("q") {
      Mortal("b", roll)
      LayerNode("c")
    }
    for _ in 0..<3 {
      let (a, b) = (try #require(p?["a"]), try #require(q?["b"]))
      q?.addSubnode(a)
      q?.insertSubnode(a, at: 0)
      q?.insertSubnode(a, aboveSubnode: b)
      q?.insertSubnode(b, belowSubnode: a)
      q?.bringSubnodeToFront(b)
      q?.sendSubnodeToBack(a)
      q?.exchangeSubnode(at: 0, withSubnodeAt: 2)
      try q?.attach(b, at: 1)
      p?.addSubnode(a)
      #expect(throws: HierarchyError.self) { try a.attach(#require(p)) }
      if let p, let q { expectSound(p, q) }
    }
    #expect(roll.names == [])
    p = nil
    #expect(roll.names == ["a"])
    q = nil
    #expect(roll.names == ["a", "b"])
  }

  @Test func thePayloadDiesWithTheNode() {
    weak var payload: Roll?
    var node: Node? = Node("node")
    do {
      let made = Roll()
      payload = made
      node?.payload = made
    }
    #expect(payload != nil)
    #expect(node?.payload === payload)
    node = nil
    #expect(payload == nil)
  }

  @Test func aLookDoesNotKeepANode() throws {
    var screen: Node? = Mortal("screen", roll) {
      Mortal("list", roll) { Mortal("row", roll) }
    }
    do {
      let row = try #require(screen?["row"])
      _ = (row.root, row.supernode, row.path, row.depth, row.nextSibling)
      _ = screen?.subnodes
      _ = screen?.subtree.map(\.id)
      _ = screen?.hitTest(.zero)
      screen?.layoutIfNeeded()
      if let screen { expectSound(screen) }
    }
    screen = nil
    #expect(roll.names == ["screen", "list", "row"])
  }
}
