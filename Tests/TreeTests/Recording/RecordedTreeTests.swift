import Maraya
import Testing

/// A recorder hears of its own tree: of who joins it, no more of who has left it, of no other.
@Suite struct RecordedTreeTests {
  /// Changes each node of a tree a little, and says what the journal was told.
  private func told(_ journal: Journal, of root: Node) -> [String] {
    _ = journal.takeEntries()
    for node in root.subtree { node.zPosition += 1 }
    expectSound(root)
    return journal.takeEntries()
  }

  @Test func everyNodeOfTheTreeIsRecorded() {
    let screen = Node("screen") {
      Node("list") {
        LayerNode("line")
      }
    }
    let journal = Journal()
    #expect(screen.recorder == nil)
    screen.recorder = journal
    expectSound(screen)
    #expect(screen.recorder === journal)
    #expect(
      told(journal, of: screen) == [
        "screen appearance", "list appearance", "line appearance",
      ]
    )
    screen.recorder = nil
    expectSound(screen)
    #expect(screen.recorder == nil)
    #expect(told(journal, of: screen) == [])
  }

  @Test func whoJoinsIsRecordedWithAllBelow() {
    let screen = Node("screen")
    let journal = Journal()
    screen.recorder = journal
    let card = Node("card") { Node("chip") }
    #expect(told(journal, of: card) == [])
    screen.addSubnode(card)
    expectSound(screen)
    #expect(told(journal, of: card) == ["card appearance", "chip appearance"])
    card.subnodes[0].addSubnode(Node("dot"))
    expectSound(screen)
    #expect(told(journal, of: card) == ["card appearance", "chip appearance", "dot appearance"])
  }

  @Test func whoLeavesIsNoLongerRecorded() {
    let screen = Node("screen") {
      Node("card") { Node("chip") }
    }
    let card = screen.subnodes[0]
    let journal = Journal()
    screen.recorder = journal
    card.removeFromSupernode()
    expectSound(screen, card)
    #expect(told(journal, of: card) == [])
    #expect(told(journal, of: screen) == ["screen appearance"])
  }

  @Test func whoMovesBetweenRecordedTreesIsToldToTheNewOne() {
    let (old, new) = (Node("old") { Node("card") { Node("chip") } }, Node("new"))
    let (oldJournal, newJournal) = (Journal(), Journal())
    old.recorder = oldJournal
    new.recorder = newJournal
    let card = old.subnodes[0]
    new.addSubnode(card)
    expectSound(old, new)
    #expect(oldJournal.takeEntries() == ["old subnodes"])
    #expect(newJournal.takeEntries() == ["new subnodes"])
    #expect(told(newJournal, of: card) == ["card appearance", "chip appearance"])
    #expect(oldJournal.takeEntries() == [])
  }

  @Test func twoTreesDoNotMeet() {
    let (one, other) = (Node("one") { Node("a") }, Node("other") { Node("b") })
    let journal = Journal()
    one.recorder = journal
    #expect(told(journal, of: other) == [])
    #expect(told(journal, of: one) == ["one appearance", "a appearance"])
    #expect(other.recorder == nil)
  }

  @Test func theRecorderOfTheWholeTreeHearsOfATreeWithinIt() {
    let card = Node("card") { Node("chip") }
    let (inner, outer) = (Journal(), Journal())
    card.recorder = inner
    let screen = Node("screen")
    screen.recorder = outer
    screen.addSubnode(card)
    expectSound(screen)
    _ = inner.takeEntries()
    #expect(
      told(outer, of: screen) == [
        "screen appearance", "card appearance", "chip appearance",
      ]
    )
    #expect(inner.takeEntries() == [])

    card.removeFromSupernode()
    expectSound(screen, card)
    _ = outer.takeEntries()
    #expect(told(inner, of: card) == ["card appearance", "chip appearance"])
    #expect(outer.takeEntries() == [])
  }

  @Test func aTreeWithinAnUnrecordedOneRests() {
    let card = Node("card") { Node("chip") }
    let journal = Journal()
    card.recorder = journal
    let screen = Node("screen") { card }
    expectSound(screen)
    #expect(told(journal, of: screen) == [])
    card.removeFromSupernode()
    expectSound(screen, card)
    #expect(told(journal, of: card) == ["card appearance", "chip appearance"])
  }

  @Test func aRecorderSetWithinATreeWaitsForItsRoot() {
    let screen = Node("screen") { Node("card") { Node("chip") } }
    let card = screen.subnodes[0]
    let journal = Journal()
    card.recorder = journal
    expectSound(screen)
    #expect(told(journal, of: screen) == [])
    card.removeFromSupernode()
    expectSound(screen, card)
    #expect(told(journal, of: card) == ["card appearance", "chip appearance"])
    card.recorder = nil
    screen.addSubnode(card)
    expectSound(screen)
    #expect(told(journal, of: screen) == [])
  }

  @Test func aNewRecorderTakesTheOldOnesPlace() {
    let screen = Node("screen") { Node("card") }
    let (old, new) = (Journal(), Journal())
    screen.recorder = old
    screen.recorder = new
    expectSound(screen)
    #expect(told(new, of: screen) == ["screen appearance", "card appearance"])
    #expect(old.entries == [])
  }

  @Test func theTreeHoldsItsRecorderAndLetsGoOfItWithItself() {
    weak var journal: Journal?
    weak var node: Node?
    do {
      let screen = Node("screen") { Node("card") }
      let made = Journal()
      screen.recorder = made
      journal = made
      node = screen
      screen.subnodes[0].alpha = 0.5
      expectSound(screen)
    }
    #expect(journal == nil)
    #expect(node == nil)
  }

  /// A recorder that holds the nodes it is told of must not be handed one that is dying.
  @Test func theDyingAreNotTold() {
    let journal = Journal()
    let held = Node("held")
    let heir = Node("heir")
    do {
      let screen = Node("screen") {
        Mortal("last", Roll()).with { $0.lastWords = { _ in heir.addSubnode(held) } }
        held
      }
      screen.recorder = journal
      expectSound(screen)
    }
    expectSound(heir)
    #expect(held.supernode === heir)
    #expect(journal.entries == [])
  }

  @Test func aRecorderThatIsReplacedIsLetGo() {
    let screen = Node("screen")
    weak var journal: Journal?
    do {
      let made = Journal()
      screen.recorder = made
      journal = made
    }
    #expect(journal != nil)
    screen.recorder = nil
    expectSound(screen)
    #expect(journal == nil)
  }
}
