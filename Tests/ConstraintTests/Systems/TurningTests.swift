import Maraya
import Testing

/// What turns with the direction, what does not, and that it costs nothing.
@Suite struct TurningTests {
  private let root = Node("root")

  init() { root.frame = box(0, 0, 320, 100) }

  private func places(_ node: Node) -> [Double] { node.framesInBoth(below: root).map(\.minX) }

  @Test func aCentresConstantTurnsIfItIsDirectional() {
    let (a, b) = (root.added("a"), root.added("b"))
    LayoutConstraint.activate {
      a.centerX == root.centerX + 50
      a.width == 100
      b.directionalCenterX == root.centerX + 50
      b.width == 100
    }
    #expect(places(a) == [160, 160])
    #expect(places(b) == [160, 60])
  }

  @Test func inequalitiesOfLeftAndRightStay() {
    let (a, b) = (root.added("a"), root.added("b"))
    LayoutConstraint.activate {
      a.left >= root.left + 30
      a.left == root.left ~ 250
      a.width == 50
      b.right <= root.right - 30
      b.left == root.right ~ 250
      b.width == 50
    }
    #expect(places(a) == [30, 30])
    #expect(places(b) == [240, 240])
  }

  @Test func inequalitiesOfCentresStay() {
    let (a, b) = (root.added("a"), root.added("b"))
    LayoutConstraint.activate {
      b.left == root.left + 100
      b.width == 20
      a.centerX >= b.centerX
      a.left == root.left ~ 250
      a.width == 40
    }
    #expect(places(a) == [90, 90])
    #expect(places(a) == [90, 90])
  }

  @Test func aMultiplierOnATrailingEdgeCountsFromTheLeftAndIsToldOnce() {
    root.frame.size.width = 300
    let a = root.added("a")
    let quirk = a.trailing == root.trailing * 0.8
    LayoutConstraint.activate {
      quirk
      a.width == 50
    }
    #expect(places(a) == [190, 0])
    #expect(root.diagnostics.map(\.code) == [.directionalMultiplier])
    #expect(root.diagnostics.map(\.value) == ["a.trailing == root.trailing * 0.8"])
    quirk.isActive = false
    quirk.isActive = true
    #expect(places(a) == [190, 0])
    #expect(root.diagnostics.count == 1)
  }

  @Test func aPartOfTheWidthTurns() {
    root.frame.size.width = 375
    let a = root.added("a")
    LayoutConstraint.activate {
      a.leading == root.leading + 20%
      a.width == 100
      a.top == root.top + 10%
      a.height == 5
    }
    #expect(a.framesInBoth(below: root) == [box(75, 10, 100, 5), box(200, 10, 100, 5)])
    root.frame.size = Size(width: 500, height: 200)
    #expect(a.framesInBoth(below: root) == [box(100, 20, 100, 5), box(300, 20, 100, 5)])
    #expect(root.diagnostics == [])
  }

  @Test func aMultiplierOnACentreStays() {
    root.frame.size.width = 300
    let a = root.added("a")
    LayoutConstraint.activate([a.centerX == root.centerX * 0.5, a.width == 50])
    #expect(places(a) == [50, 50])
    #expect(root.diagnostics == [])
  }

  @Test func otherConstantsFromRightToLeft() {
    let a = root.added("a")
    LayoutConstraint.activate([(a.leading == root.leading + 10).rtl(30), a.width == 50])
    #expect(places(a) == [10, 240])
  }

  @Test func theOwnersDirectionCounts() {
    let island = root.added("island")
    let (inside, across) = (island.added("inside"), island.added("across"))
    island.layoutDirection = .leftToRight
    LayoutConstraint.activate {
      island.leading == root.leading + 10
      island.width == 200
      inside.leading == island.leading + 5
      inside.width == 20
      across.leading == root.leading + 20
      across.width == 30
    }
    // Right to left the island is from 110 to 310, and what hangs on the root ends at 300 in it.
    #expect(places(island) == [10, 110])
    #expect(places(inside) == [5, 5])
    #expect(places(across) == [10, 160])
  }

  @Test func aForcedContainerOfPlacedNodes() {
    let forced = root.added("forced")
    let (mark, tail) = (forced.added("mark"), forced.added("tail"))
    forced.semanticContentAttribute = .forceRightToLeft
    mark.directionalFrame = box(10, 0, 30, 10)
    LayoutConstraint.activate {
      forced.leading == root.leading
      forced.trailing == root.trailing
      forced.top == root.top
      forced.height == 20
      tail.leading == mark.trailing + 5
      tail.width == 40
      tail.top == mark.top
      tail.height == 10
    }
    #expect(mark.framesInBoth(below: root) == [box(280, 0, 30, 10), box(280, 0, 30, 10)])
    #expect(tail.framesInBoth(below: root) == [box(235, 0, 40, 10), box(235, 0, 40, 10)])
  }

  // MARK: Without the solver

  @Test func directionalLayoutsTurnWithoutTheSolver() {
    let nodes = (0..<6).map { root.added("n\($0)") }
    let guide = LayoutGuide(identifier: "gap")
    root.addLayoutGuide(guide)
    root.frame.size.width = 333.3
    LayoutConstraint.activate {
      nodes[0].leading == root.leading + 0.1
      guide.leading == nodes[0].trailing
      guide.width == root.width * 0.07
      nodes[1].leading == guide.trailing
      nodes[1].trailing <= root.trailing - 1.7
      nodes[0].width == nodes[1].width * 0.3
      nodes[1].width == 200 ~ 400
      nodes[2].centerX == root.centerX
      nodes[2].width == nodes[1].width
      nodes[3].leading == nodes[2].centerX + 3.3
      nodes[3].width == 11.1
      nodes[4].leading == root.margins.leading
      nodes[4].trailing == root.margins.trailing
      nodes[5].directionalCenterX == nodes[4].centerX + 7.7
      nodes[5].width == 1.3
    }
    root.layoutIfNeeded()
    let before = nodes.map(\.frame)
    root.layoutDirection = .rightToLeft
    var report = root.layoutIfNeeded()
    #expect([report.solved, report.measured] == [0, 0])
    #expect(nodes[0].frame.maxX == 333.3 - 0.1)
    root.layoutDirection = .leftToRight
    report = root.layoutIfNeeded()
    #expect([report.solved, report.measured] == [0, 0])
    #expect(nodes.map(\.frame) == before)
  }

  @Test func onlyWhatDoesNotTurnIsSolvedAgain() {
    let (a, b) = (root.added("a"), root.added("b"))
    LayoutConstraint.activate {
      a.leading == root.leading + 5
      a.width == 10
      b.left == root.left + 5
      b.width == 10
    }
    root.layoutIfNeeded()
    // The place of b, and its width where that has a part in it; nothing of a.
    root.layoutDirection = .rightToLeft
    #expect((1...2).contains(root.layoutIfNeeded().solved))
    #expect([a.frame.minX, b.frame.minX] == [305, 5])
    root.layoutDirection = .leftToRight
    #expect((1...2).contains(root.layoutIfNeeded().solved))
    #expect([a.frame.minX, b.frame.minX] == [5, 5])
  }

  /// A size that was found with physical constraints is found again where they turn, and only there.
  @Test(arguments: [false, true])
  func aFittedNodeThatTurnsIsFittedAgain(isPhysical: Bool) {
    let root = Node("root")
    root.frame = box(0, 0, 40, 20)
    let card = root.added("card")
    card.place(leading: 0, top: 0)
    let a = card.added("a")
    let (island, inner) = (card.added("island"), Node("inner"))
    island.addSubnode(inner)
    let beside = isPhysical ? a.right == card.right : a.leading == card.leading + 5
    LayoutConstraint.activate {
      a.trailing == card.trailing - 10
      beside.priority(500)
      island.leading == card.leading
      inner.leading == island.leading + 3
      inner.trailing == card.trailing
    }
    root.layoutIfNeeded()
    // What is in the island has to fit; in the other direction a begins with the card.
    #expect(card.frame == (isPhysical ? box(0, 0, 3, 0) : box(0, 0, 15, 0)))
    root.layoutDirection = .rightToLeft
    let report = root.layoutIfNeeded()
    #expect(card.frame == (isPhysical ? box(30, 0, 10, 0) : box(25, 0, 15, 0)))
    #expect((report.solved > 0) == isPhysical)
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(card.frame == (isPhysical ? box(0, 0, 3, 0) : box(0, 0, 15, 0)))
  }
}
