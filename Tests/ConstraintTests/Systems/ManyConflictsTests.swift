import Maraya
import MarayaSolver
import Testing

@testable import MarayaConstraints

/// Many contradictions at once: what they cost, and that each is told.
@Suite struct ManyConflictsTests {
  /// Nodes side by side; each has two widths that can't both be.
  private final class Rows {
    let root = Node("root")
    var nodes: [Node] = []
    var narrow: [LayoutConstraint] = []
    var wide: [LayoutConstraint] = []

    init(_ count: Int) {
      root.frame = box(0, 0, 320, 100)
      for number in 0..<count {
        let node = root.added("n\(number)")
        nodes.append(node)
        narrow.append(node.width == 100)
        wide.append(node.width == 200)
        LayoutConstraint.activate([
          node.leading == root.leading, node.top == root.top, node.height == 10,
        ])
      }
      LayoutConstraint.activate(narrow)
      LayoutConstraint.activate(wide)
    }

    /// How many blocks the solver looks at in a layout.
    func blocksOfLayout() -> Int {
      let before = blocks
      root.layoutIfNeeded()
      return blocks - before
    }

    private var blocks: Int {
      NodeConstraints.existing(of: root)?.system?.solver.counters.blocksSolved ?? 0
    }
  }

  @Test func eachIsToldOnce() {
    let rows = Rows(30)
    rows.root.layoutIfNeeded()
    #expect(rows.root.layoutConflicts.count == 30)
    #expect(rows.root.diagnostics.count == 30)
    #expect(rows.narrow.allSatisfy { !$0.isBroken })
    #expect(rows.wide.allSatisfy { $0.isBroken })
    #expect(rows.nodes.allSatisfy { $0.frame == box(0, 0, 100, 10) })
    let leftOut = rows.root.layoutConflicts.map { $0.broken.constraint }
    #expect(zip(leftOut, rows.wide).allSatisfy { $0 === $1 })
  }

  @Test func twiceAsManyAreTwiceTheWork() {
    let work = Rows(20).blocksOfLayout()
    #expect(work >= 40)
    #expect(Rows(40).blocksOfLayout() == 2 * work)
  }

  @Test func whatHasNotChangedIsNotTriedAgain() {
    let (few, many) = (Rows(2), Rows(40))
    for rows in [few, many] {
      rows.root.layoutIfNeeded()
      rows.narrow[0].constant = 110
    }
    let work = few.blocksOfLayout()
    #expect(work >= 1)
    #expect(many.blocksOfLayout() == work)
    #expect(many.nodes[0].frame.width == 110)
    #expect(many.root.layoutConflicts.map(\.excess) == [90] + Array(repeating: 100, count: 39))
    // Nothing hangs on the size of the root.
    many.root.frame.size = Size(width: 500, height: 200)
    #expect(many.blocksOfLayout() == 0)
    #expect(many.root.layoutConflicts.allSatisfy { $0.hostSize.width == 500 })
  }

  @Test func whatHangsOnTheSizeIsTriedAgain() {
    let root = Node("root")
    root.frame = box(0, 0, 320, 100)
    let a = root.added("a")
    let (fixed, half) = (a.width == 100, a.width == root.width * 0.5)
    LayoutConstraint.activate([a.leading == root.leading, a.top == root.top, fixed, half])
    root.layoutIfNeeded()
    #expect(half.isBroken)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(!half.isBroken)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func whoIsLeftOutChangesWithTheOlderOnes() {
    let root = Node("root")
    root.frame = box(0, 0, 320, 100)
    let (a, b) = (root.added("a"), root.added("b"))
    let (first, second, third) = (a.width == 100, b.width == a.width, b.width == 200)
    LayoutConstraint.activate([
      a.leading == root.leading, b.leading == root.leading, first, second, third,
    ])
    root.layoutIfNeeded()
    #expect([first, second, third].map(\.isBroken) == [false, false, true])
    first.constant = 200
    let fourth = a.width == 300
    fourth.isActive = true
    root.layoutIfNeeded()
    #expect([first, second, third, fourth].map(\.isBroken) == [false, false, false, true])
    first.isActive = false
    root.layoutIfNeeded()
    #expect([second, third, fourth].map(\.isBroken) == [false, false, true])
    third.isActive = false
    root.layoutIfNeeded()
    #expect([second, fourth].map(\.isBroken) == [false, false])
    #expect(b.frame.width == 300)
  }
}
