import Maraya
import Testing

/// What a subclass may see and do while it dies.
@Suite struct DeinitTests {
  private let roll = Roll()

  @Test func supernodesDieFirstDepthFirst() {
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll) { Mortal("c", roll) }
          Mortal("d", roll)
        }
        Mortal("e", roll) { Mortal("f", roll) }
        Mortal("g", roll)
      }
      expectSound(screen)
    }
    #expect(roll.names == ["screen", "a", "b", "c", "d", "e", "f", "g"])
  }

  @Test func aDyingNodeHasItsSubnodesAndNoSupernode() {
    var seen: [String] = []
    let look: (Mortal) -> Void = { node in
      let lineage = "\(node.supernode?.id ?? "nil") \(node.depth) \(node.root === node)"
      let siblings = "\(node.previousSibling?.id ?? "nil") \(node.nextSibling?.id ?? "nil")"
      let list = "\(node.subnodeCount) \(node.idsOfSubnodes)"
      seen.append("\(node.path): \(lineage), \(siblings), \(list)")
    }
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll)
          LayerNode("c")
        }.with { $0.lastWords = look }
        Mortal("d", roll).with { $0.lastWords = look }
      }
      screen.lastWords = look
      expectSound(screen)
    }
    #expect(
      seen == [
        "screen: nil 0 true, nil nil, 2 a d",
        "a: nil 0 true, nil nil, 2 b c",
        "d: nil 0 true, nil nil, 0 ",
      ]
    )
  }

  @Test func weakReferencesToTheDyingAreGone() {
    weak var screen: Node?
    weak var a: Node?
    var seen: [Bool] = []
    do {
      let made = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll).with { $0.lastWords = { _ in seen = [screen == nil, a == nil] } }
        }
      }
      screen = made
      a = made.firstSubnode
      expectSound(made)
    }
    #expect(seen == [true, true])
  }

  /// Which node of `screen > a > b > c` acts while it dies.
  static let actors = ["screen", "a", "b"]

  /// A branch of four, one of whose nodes has last words.
  private func dieAfterwards(_ actor: String, _ lastWords: @escaping (Mortal) -> Void) {
    let screen = Mortal("screen", roll) {
      Mortal("a", roll) {
        Mortal("b", roll) {
          Mortal("c", roll)
          Mortal("d", roll)
        }
        Mortal("e", roll)
      }
      Mortal("f", roll)
    }
    expectSound(screen)
    (screen[actor] as? Mortal)?.lastWords = lastWords
  }

  @Test(arguments: actors)
  func aDyingNodeMayRemoveItsSubnodes(actor: String) {
    dieAfterwards(actor) { node in
      for subnode in node.subnodes {
        subnode.removeFromSupernode()
        expectSound(subnode)
      }
      #expect(node.subnodeCount == 0)
    }
    #expect(roll.names.sorted() == ["a", "b", "c", "d", "e", "f", "screen"])
  }

  @Test(arguments: actors)
  func aDyingNodeMayPutItsSubnodesElsewhere(actor: String) {
    let heir = Node("heir")
    dieAfterwards(actor) { node in
      for subnode in node.subnodes {
        heir.insertSubnode(subnode, at: 0)
        expectSound(heir)
      }
    }
    expectSound(heir)
    let inherited = ["screen": "f a", "a": "e b", "b": "d c"]
    #expect(heir.idsOfSubnodes == inherited[actor])
    let kept = heir.subtree.compactMap(\.id).filter { $0 != "heir" }
    #expect((roll.names + kept).sorted() == ["a", "b", "c", "d", "e", "f", "screen"])
  }

  @Test(arguments: actors)
  func aDyingNodeMayPutAHeldGrandchildElsewhere(actor: String) {
    let heir = Node("heir")
    let held = Node("held") { Mortal("inside", roll) }
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll) { held }
          Mortal("c", roll)
        }
      }
      (screen[actor] as? Mortal)?.lastWords = { _ in
        heir.addSubnode(held)
        expectSound(heir)
      }
    }
    expectSound(heir)
    #expect(roll.names == ["screen", "a", "b", "c"])
    #expect(held.path == "heir/held")
    #expect(held.idsOfSubnodes == "inside")
  }

  @Test func aHeldNodeMayMoveAfterItsSupernodeHasDied() {
    // The sibling dies after `b`, when `held` already waits to become a root.
    let heir = Node("heir")
    let held = Node("held")
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll).with {
            $0.lastWords = { _ in
              #expect(held.supernode == nil)
              heir.addSubnode(held)
              expectSound(heir)
            }
          }
          held
          Mortal("c", roll)
        }
      }
      expectSound(screen)
    }
    expectSound(heir)
    #expect(roll.names == ["screen", "a", "b", "c"])
    #expect(held.supernode === heir)
  }

  @Test func aHeldNodeMayLeaveFromBehindThoseOfADeadSibling() {
    // When `b` dies, what waits to be let go of is `c`, `held`, `d`.
    let heir = Node("heir")
    let held = Node("held")
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll).with {
            $0.lastWords = { _ in
              heir.addSubnode(held)
              expectSound(heir)
            }
          }
          Mortal("c", roll)
        }
        held
        Mortal("d", roll)
      }
      expectSound(screen)
    }
    expectSound(heir)
    #expect(roll.names == ["screen", "a", "b", "c", "d"])
    #expect(held.supernode === heir)
  }

  @Test func whoWaitsToBecomeARootHasNoSiblings() {
    let held = Node("held")
    var seen: [String?] = []
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll).with {
            $0.lastWords = { _ in seen = [held.previousSibling?.id, held.nextSibling?.id] }
          }
          Mortal("c", roll)
        }
        held
        Mortal("d", roll)
      }
      expectSound(screen)
    }
    #expect(seen == [nil, nil])
  }

  @Test func aHeldNodeMayBeChangedAfterItsSupernodeHasDied() {
    let held = Node("held") { Node("inside") }
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll).with {
            $0.lastWords = { _ in
              held.removeFromSupernode()
              held.layoutDirection = .rightToLeft
              held.referenceWidth = 400
              held.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
              held.addSubnode(Node("late"))
              held.alpha = .nan
              held.layoutIfNeeded()
            }
          }
          held
        }
      }
      screen.layout(width: 320, height: 200)
      expectSound(screen)
    }
    expectSound(held)
    #expect(held.supernode == nil)
    #expect(held.frame == Rect(x: 280, y: 50, width: 100, height: 100))
    #expect(held.idsOfSubnodes == "inside late")
    #expect(held.diagnostics.map(\.message) == ["non-finite-value: held.alpha nan"])
  }

  @Test func aDyingNodeMaySaveItsSiblings() {
    weak var sibling: Node?
    var saved: Node?
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll).with { $0.lastWords = { _ in saved = sibling } }
        Mortal("b", roll) { Mortal("c", roll) }
      }
      sibling = screen.lastSubnode
      expectSound(screen)
    }
    #expect(roll.names == ["screen", "a"])
    #expect(saved?.id == "b")
    #expect(saved?.supernode == nil)
    #expect(saved?.idsOfSubnodes == "c")
    if let saved { expectSound(saved) }
    saved = nil
    sibling = nil
    #expect(roll.names == ["screen", "a", "b", "c"])
  }

  @Test(arguments: actors)
  func aDyingNodeMayBeGivenSubnodes(actor: String) {
    let roll = roll
    dieAfterwards(actor) { node in
      node.addSubnode(Mortal("late", roll) { Mortal("later", roll) })
    }
    #expect(roll.names.sorted() == ["a", "b", "c", "d", "e", "f", "late", "later", "screen"])
  }

  @Test(arguments: actors)
  func aDyingNodeMayLetAnotherTreeDie(actor: String) {
    var other: Node? = Mortal("other", roll) { Mortal("below", roll) }
    dieAfterwards(actor) { _ in other = nil }
    #expect(other == nil)
    #expect(roll.names.sorted() == ["a", "b", "below", "c", "d", "e", "f", "other", "screen"])
  }
}
