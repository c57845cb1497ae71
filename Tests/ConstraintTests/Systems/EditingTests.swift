import Maraya
import Testing

/// Numbers of active constraints that change, and how little is solved for it.
@Suite struct EditingTests {
  private let root = Node("root")
  private let a: Node
  private let b: Node

  init() {
    root.frame = box(0, 0, 300, 200)
    a = root.added("a")
    b = root.added("b")
  }

  @Test func aConstantSolvesTheBlockOfItsOwn() {
    let edge = a.leading == root.leading + 10
    let next = b.leading == root.leading + 200
    LayoutConstraint.activate {
      edge
      next
      a.width == 50
      b.width == 60
      a.top == root.top
      b.top == root.top
      a.height == 20
      b.height == 20
    }
    root.layoutIfNeeded()
    edge.constant = 25
    let report = root.layoutIfNeeded()
    #expect(report.solved == 1)
    #expect(report.measured == 0)
    #expect(a.frame == box(25, 0, 50, 20))
    #expect(b.frame == box(200, 0, 60, 20))
    edge.constant = 25
    #expect(root.layoutIfNeeded().isEmpty)
    next.constant = 100
    edge.constant = 5
    #expect(root.layoutIfNeeded().solved == 2)
    #expect([a.frame.minX, b.frame.minX] == [5, 100])
    // There and back again before a pass is no change.
    edge.constant = 70
    edge.constant = 5
    root.layoutIfNeeded()
    #expect(a.frame.minX == 5)
  }

  @Test func aResizeReachesWhatDependsOnIt() {
    LayoutConstraint.activate {
      a.leading == root.leading + 16
      b.leading == a.trailing + 8
      b.trailing == root.trailing - 16
      b.width == a.width
      a.top == root.top
      b.top == root.top
      a.height == 20
      b.height == 20
    }
    #expect(a.framesInBoth(below: root) == [box(16, 0, 130, 20), box(154, 0, 130, 20)])
    root.frame.size = Size(width: 560, height: 50)
    #expect(a.framesInBoth(below: root) == [box(16, 0, 260, 20), box(284, 0, 260, 20)])
    root.frame.size.height = 70
    #expect(root.layoutIfNeeded().solved == 0)
  }

  @Test func prioritiesGoToRequiredAndBack() {
    let narrow = a.width == 100 ~ 500
    let wide = a.width == 200 ~ 400
    LayoutConstraint.activate([narrow, wide, a.leading == root.leading])
    func width(_ priority: LayoutPriority) -> Double {
      wide.priority = priority
      root.layoutIfNeeded()
      return a.frame.width
    }
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    #expect(width(501) == 200)
    #expect(width(1000) == 200)
    #expect(width(499.5) == 100)
    narrow.priority = .required
    #expect(width(1000) == 100)
    #expect(wide.isBroken)
    #expect(width(999.999) == 100)
    #expect(!wide.isBroken)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
  }

  @Test func refusedNumbersChangeNothing() {
    let edge = a.leading == root.leading + 10
    edge.isActive = true
    root.layoutIfNeeded()
    edge.constant = .nan
    edge.constant = .infinity
    edge.priority = 0
    edge.priority = 1001
    edge.priority = LayoutPriority(.nan)
    #expect(edge.constant == 10)
    #expect(edge.priority == .required)
    #expect(
      root.diagnostics.map(\.code) == [
        .nonFiniteValue, .nonFiniteValue, .priorityOutOfRange, .priorityOutOfRange,
        .priorityOutOfRange,
      ]
    )
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(a.frame.minX == 10)
  }

  @Test func strictPrioritiesAreNotOutweighed() {
    LayoutConstraint.activate([a.leading == root.leading, a.width == 10 ~ 251])
    LayoutConstraint.activate((0..<50).map { _ in a.width == 200 ~ 250 })
    root.layoutIfNeeded()
    #expect(a.frame.width == 10)
  }

  @Test func hiddenNodesCount() {
    LayoutConstraint.activate {
      a.leading == root.leading
      a.width == 40
      b.leading == a.trailing + 5
      b.width == 10
    }
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 45)
    #expect(a.frame.width == 40)
  }

  /// As in UIKit: it is asked for nothing, and lasts until the constraints are solved again.
  @Test func aFrameThatAContainerSetsStays() {
    let arranging = Arranging("arranging")
    root.addSubnode(arranging)
    arranging.frame = box(0, 0, 100, 100)
    let c = arranging.added("c")
    let edge = c.leading == arranging.leading + 8
    LayoutConstraint.activate {
      edge
      c.width == 20
    }
    root.layoutIfNeeded()
    #expect(c.frame == box(1, 2, 3, 4))
    #expect(root.layoutIfNeeded().isEmpty)
    arranging.isArranging = false
    edge.constant = 9
    root.layoutIfNeeded()
    #expect(c.frame == box(9, 0, 20, 0))
    #expect(root.diagnostics == [])
  }
}

/// Gives its subnodes one frame.
private final class Arranging: Node {
  var isArranging = true

  override func layoutSubnodes() {
    super.layoutSubnodes()
    if !isArranging { return }
    for subnode in subnodes { subnode.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
  }
}
