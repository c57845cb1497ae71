import Maraya
import Testing

/// Writes down each call of its hook, with what the lists say at that moment.
private final class Witness: Node {
  var calls: [String] = []
  /// Runs inside of the hook.
  var reaction: (Witness) -> Void = { _ in }

  override func didMoveToSupernode() {
    let lists = supernode.map { "\($0.id ?? "-"): \($0.idsOfSubnodes)" }
    calls.append(lists ?? "nobody")
    reaction(self)
  }
}

@Suite struct SupernodeChangeTests {
  let p = Node("p") {
    Node("a")
    Node("b")
  }
  let q = Node("q") {
    Node("x")
  }
  private let witness = Witness("w")

  @Test func theHookSeesTheListsAsTheyAreNow() {
    p.addSubnode(witness)
    expectSound(p, q)
    q.insertSubnode(witness, at: 0)
    expectSound(p, q)
    p.insertSubnode(witness, at: 1)
    expectSound(p, q)
    witness.removeFromSupernode()
    expectSound(p, q, witness)
    #expect(witness.calls == ["p: a b w", "q: w x", "p: a w b", "nobody"])
  }

  @Test func theHookSeesTheOldListWithoutTheNode() {
    p.addSubnode(witness)
    var old: [String] = []
    witness.reaction = { [p] _ in old.append(p.idsOfSubnodes) }
    q.addSubnode(witness)
    expectSound(p, q)
    #expect(old == ["a b"])
  }

  @Test func everyWayInCallsTheHookOnce() throws {
    let ways: [(Witness, Node, Node) throws -> Void] = [
      { node, supernode, _ in supernode.addSubnode(node) },
      { node, supernode, _ in supernode.insertSubnode(node, at: 0) },
      { node, supernode, sibling in supernode.insertSubnode(node, aboveSubnode: sibling) },
      { node, supernode, sibling in supernode.insertSubnode(node, belowSubnode: sibling) },
      { node, supernode, _ in try supernode.attach(node) },
      { node, supernode, _ in try supernode.attach(node, at: 1) },
    ]
    for way in ways {
      let witness = Witness("w")
      let supernode = Node("s") { Node("t") }
      let sibling = try #require(supernode.firstSubnode)
      try way(witness, supernode, sibling)
      expectSound(witness, supernode)
      #expect(witness.calls.count == 1)
    }
  }

  @Test func buildingCallsTheHookToo() {
    let built = Node("built") { witness }
    expectSound(built)
    #expect(witness.calls == ["built: w"])
  }

  @Test func movingWithinASupernodeDoesNotCallTheHook() throws {
    p.addSubnode(witness)
    witness.calls = []
    let a = try #require(p["a"])
    p.addSubnode(witness)
    p.insertSubnode(witness, at: 0)
    p.insertSubnode(witness, aboveSubnode: a)
    p.insertSubnode(witness, belowSubnode: a)
    p.bringSubnodeToFront(witness)
    p.sendSubnodeToBack(witness)
    p.exchangeSubnode(at: 0, withSubnodeAt: 2)
    try p.attach(witness, at: 1)
    expectSound(p)
    #expect(witness.calls == [])
    #expect(p.idsOfSubnodes == "b w a")
  }

  @Test func whatDoesNotHappenDoesNotCallTheHook() {
    witness.removeFromSupernode()
    q.bringSubnodeToFront(witness)
    q.sendSubnodeToBack(witness)
    #expect(throws: HierarchyError.self) { try witness.attach(witness) }
    #expect(throws: HierarchyError.self) { try q.attach(witness, at: -1) }
    expectSound(q, witness)
    #expect(witness.calls == [])
  }

  @Test func theHookIsCalledOnTheNodeThatMovesAlone() {
    let inside = Witness("inside")
    let outside = Witness("outside")
    witness.addSubnode(inside)
    outside.addSubnode(q)
    expectSound(witness, outside)
    inside.calls = []
    q.addSubnode(witness)
    expectSound(outside)
    #expect(witness.calls == ["q: x w"])
    #expect(inside.calls == [])
    #expect(outside.calls == [])
  }

  @Test func aHookMayTakeTheNodeOutAgain() {
    witness.reaction = { if $0.supernode != nil { $0.removeFromSupernode() } }
    p.addSubnode(witness)
    expectSound(p, witness)
    #expect(witness.calls == ["p: a b w", "nobody"])
    #expect(witness.supernode == nil)
    #expect(p.idsOfSubnodes == "a b")
  }

  @Test func aHookMayPutTheNodeElsewhere() {
    // Weak: `q` will hold the witness.
    witness.reaction = { [weak q] in if $0.supernode !== q { q?.insertSubnode($0, at: 0) } }
    p.addSubnode(witness)
    expectSound(p, q)
    #expect(witness.calls == ["p: a b w", "q: w x"])
    witness.removeFromSupernode()
    expectSound(p, q)
    #expect(witness.calls == ["p: a b w", "q: w x", "nobody", "q: w x"])
  }
}
