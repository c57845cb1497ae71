import Maraya
import Testing

@Suite struct NodeBuilderTests {
  @Test func subnodesAreListedBackToFront() {
    let card = Node("card") {
      Node("photo")
      LayerNode("line")
      Node("name")
    }
    expectSound(card)
    #expect(card.id == "card")
    #expect(card.idsOfSubnodes == "photo line name")
    #expect(card.subnodes.allSatisfy { $0.supernode === card })
    #expect(card.frame == .zero)
  }

  @Test func theIDMayBeLeftOut() {
    let node = Node { Node("only") }
    expectSound(node)
    #expect(node.id == nil)
    #expect(node.idsOfSubnodes == "only")
  }

  @Test func anEmptyListMakesNoSubnodes() {
    let node = Node("node") {}
    expectSound(node)
    #expect(node.subnodeCount == 0)
  }

  @Test func listsNest() {
    let screen = Node("screen") {
      Node("bar")
      LayerNode("card") {
        Node("row") {
          Node("title")
        }
      }
    }
    expectSound(screen)
    #expect(
      screen.subtree.map(\.path) == [
        "screen", "screen/bar", "screen/card", "screen/card/row", "screen/card/row/title",
      ]
    )
  }

  @Test(arguments: [(true, "photo badge name"), (false, "photo name")])
  func anIfMayLeaveSomethingOut(isNew: Bool, ids: String) {
    let card = Node("card") {
      Node("photo")
      if isNew {
        Node("badge")
      }
      Node("name")
    }
    expectSound(card)
    #expect(card.idsOfSubnodes == ids)
  }

  @Test(arguments: [(-1, "minus"), (0, "zero naught"), (1, "plus")])
  func anElseChooses(number: Int, ids: String) {
    let node = Node {
      if number < 0 {
        Node("minus")
      } else if number == 0 {
        Node("zero")
        Node("naught")
      } else {
        Node("plus")
      }
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == ids)
  }

  @Test(arguments: [
    (LayoutDirection?.none, "inherited"), (.leftToRight, "left arrow"), (.rightToLeft, "right"),
  ])
  func aSwitchChooses(direction: LayoutDirection?, ids: String) {
    let node = Node {
      switch direction {
      case nil: Node("inherited")
      case .leftToRight?:
        Node("left")
        LayerNode("arrow")
      case .rightToLeft?: Node("right")
      }
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == ids)
  }

  @Test func anIfLetUnwraps() {
    let names: [String?] = ["a", nil, "b"]
    let node = Node {
      for name in names {
        if let name {
          Node(name)
        }
      }
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == "a b")
  }

  @Test func aLoopRepeats() {
    let list = Node("list") {
      Node("header")
      for row in 0..<3 {
        Node("row\(row)")
        for column in 0..<row {
          LayerNode("cell\(row)\(column)")
        }
      }
      for _ in 0..<0 {
        Node("never")
      }
      Node("footer")
    }
    expectSound(list)
    #expect(list.idsOfSubnodes == "header row0 row1 cell10 row2 cell20 cell21 footer")
  }

  @Test func aMissingNodeIsLeftOut() {
    let present: Node? = Node("present")
    let missing: LayerNode? = nil
    let node = Node {
      missing
      present
      Node("last")
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == "present last")
  }

  @Test func nodesMadeElsewhereAreListedInPlace() {
    let rows = (0..<3).map { Node("row\($0)") }
    let lines = [LayerNode("line")]
    let node = Node {
      Node("first")
      rows
      [Node]()
      lines
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == "first row0 row1 row2 line")
  }

  @Test func statementsRunAndAddNothing() {
    var count = 0
    let badge = Node("badge")
    let node = Node {
      count += 1
      let name = "made\(count)"
      Node(name)
      badge.isHidden = true
      badge
      badge.setNeedsLayout()
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == "made1 badge")
    #expect(badge.isHidden)
  }

  @Test func aNodeListedTwiceIsWhereItWasListedLast() {
    let twice = Node("twice")
    let node = Node {
      twice
      Node("between")
      twice
    }
    expectSound(node)
    #expect(node.idsOfSubnodes == "between twice")
  }

  @Test func aNodeListedInTwoTreesIsInTheLaterOne() {
    let shared = Node("shared")
    let first = Node("first") { shared }
    let second = Node("second") { shared }
    expectSound(first, second)
    #expect(first.subnodeCount == 0)
    #expect(shared.supernode === second)
  }
}
