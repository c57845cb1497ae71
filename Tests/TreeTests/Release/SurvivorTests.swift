import Maraya
import Testing

/// A node that somebody holds outlives its supernode, with everything below it, as a root.
@Suite struct SurvivorTests {
  private let roll = Roll()

  @Test func itsSubtreeIsIntact() {
    let card = Node("card") {
      Mortal("photo", roll)
      LayerNode("line") { Mortal("dot", roll) }
    }
    do {
      let screen = Mortal("screen", roll) {
        Mortal("bar", roll)
        card
        Mortal("end", roll)
      }
      screen.layoutIfNeeded()
      expectSound(screen)
    }
    expectSound(card)
    #expect(roll.names == ["screen", "bar", "end"])
    #expect(card.supernode == nil)
    #expect(card.nextSibling == nil)
    #expect(card.previousSibling == nil)
    #expect(card.depth == 0)
    #expect(card.root === card)
    #expect(card.subtree.map(\.path) == ["card", "card/photo", "card/line", "card/line/dot"])
  }

  @Test func itSurvivesTheDeathOfAWholeBranch() {
    let dot = Node("dot") { Mortal("speck", roll) }
    do {
      let screen = Mortal("screen", roll) {
        Mortal("a", roll) {
          Mortal("b", roll) {
            Mortal("c", roll)
            dot
            Mortal("d", roll)
          }
        }
      }
      expectSound(screen)
    }
    expectSound(dot)
    #expect(roll.names == ["screen", "a", "b", "c", "d"])
    #expect(dot.supernode == nil)
    #expect(dot.nextSibling == nil)
    #expect(dot.previousSibling == nil)
    #expect(dot.idsOfSubnodes == "speck")
  }

  @Test func severalSurviveEachAsARoot() {
    let (one, two, three) = (Node("one"), Node("two"), Node("three") { Node("inside") })
    do {
      let screen = Node("screen") {
        one
        Mortal("list", roll) { two }
        three
      }
      expectSound(screen)
    }
    for node in [one, two, three] {
      expectSound(node)
      #expect(node.supernode == nil)
      #expect(node.nextSibling == nil)
      #expect(node.previousSibling == nil)
    }
    one.addSubnode(two)
    three.subnodes[0].addSubnode(one)
    expectSound(three)
    #expect(three.subtree.map(\.path).last == "three/inside/one/two")
  }

  @Test func itsDirectionIsItsOwnAgain() {
    let dot = Node("dot")
    let inherits = Node("inherits") { dot }
    let sets = Node("sets") { Node("below") }
    sets.layoutDirection = .rightToLeft
    do {
      let screen = Node("screen") {
        inherits
        sets
      }
      screen.layout(width: 320, height: 200, direction: .rightToLeft)
      expectSound(screen)
      #expect(dot.isRTL)
    }
    expectSound(inherits, sets)
    #expect(inherits.effectiveLayoutDirection == .leftToRight)
    #expect(dot.effectiveLayoutDirection == .leftToRight)
    #expect(inherits.needsLayout)
    #expect(dot.needsLayout)
    #expect(sets.effectiveLayoutDirection == .rightToLeft)
    #expect(sets.subnodes[0].effectiveLayoutDirection == .rightToLeft)
    #expect(!sets.needsLayout)
  }

  /// Each row: the survivor's reference width, its direction, where it is then.
  static let places: [(Double?, LayoutDirection?, Double)] = [
    (nil, nil, 20),
    (nil, .rightToLeft, 20),
    (400, nil, 20),
    (400, .leftToRight, 20),
    (400, .rightToLeft, 280),
  ]

  @Test(arguments: places)
  func itsPlaceIsDerivedAgain(width: Double?, direction: LayoutDirection?, x: Double) {
    let box = Node("box")
    box.referenceWidth = width
    box.layoutDirection = direction
    do {
      let screen = Node("screen") { box }
      screen.layout(width: 320, height: 200, direction: .rightToLeft)
      box.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100)
      expectSound(screen)
      #expect(box.frame.origin.x == (width ?? 320) - 120)
    }
    expectSound(box)
    #expect(box.frame == Rect(x: x, y: 50, width: 100, height: 100))
    #expect(box.directionalFrame == Rect(x: 20, y: 50, width: 100, height: 100))
  }

  @Test func aPhysicalPlaceStays() {
    let box = Node(frame: Rect(x: 20, y: 50, width: 100, height: 100))
    do {
      let screen = Node("screen") { box }
      screen.layout(width: 320, height: 200, direction: .rightToLeft)
    }
    expectSound(box)
    #expect(box.frame == Rect(x: 20, y: 50, width: 100, height: 100))
  }

  @Test func theHookIsNotCalled() {
    final class Counter: Node {
      var calls = 0
      override func didMoveToSupernode() { calls += 1 }
    }
    let counter = Counter("counter")
    do {
      let screen = Node("screen") { counter }
      expectSound(screen)
    }
    expectSound(counter)
    #expect(counter.calls == 1)
  }

  @Test func theDiagnosticsOfTheTreeDieWithIt() {
    let box = Node("box")
    do {
      let screen = Node("screen") { box }
      box.alpha = .nan
      #expect(screen.diagnostics.count == 1)
    }
    expectSound(box)
    #expect(box.diagnostics == [])
  }

  @Test func theRecorderOfTheTreeHearsNoMore() {
    let box = Node("box") { Node("dot") }
    let journal = Journal()
    do {
      let screen = Node("screen") { box }
      screen.recorder = journal
      expectSound(screen)
    }
    expectSound(box)
    box.alpha = 0.5
    box.subnodes[0].alpha = 0.5
    #expect(journal.entries == [])
  }
}
