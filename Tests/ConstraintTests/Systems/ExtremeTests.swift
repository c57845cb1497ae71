import Maraya
import Testing

/// Numbers at the end of what can be told, and nodes that are placed in other ways between
/// constraints.
@Suite struct ExtremeTests {
  private let root = Node("root")
  private let a: Node

  init() {
    root.frame = box(0, 0, 320, 200)
    a = root.added("a")
  }

  @Test(arguments: [1e150, 1e300, 1e308, -1e308, .greatestFiniteMagnitude])
  func hugeConstantsDoNotTrap(number: Double) {
    let edge = a.leading == root.leading + number
    LayoutConstraint.activate {
      edge
      a.width == 10
      a.top == root.top + 5
      a.height == 20
    }
    root.layoutIfNeeded()
    #expect(a.frame.isFinite)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(a.frame.isFinite)
    edge.constant = 7
    root.layoutIfNeeded()
    #expect(a.frame == box(303, 5, 10, 20))
  }

  @Test(arguments: [1e100, -1e100, 1e300, 1e-300])
  func hugeMultipliersDoNotTrap(number: Double) {
    let b = root.added("b")
    let ratio = b.width == a.width * number
    LayoutConstraint.activate {
      a.leading == root.leading
      a.width == 1e10
      ratio
      b.leading == root.leading + 1
    }
    root.layoutIfNeeded()
    #expect(a.frame.isFinite)
    #expect(b.frame.isFinite)
    ratio.isActive = false
    (b.width == 3).isActive = true
    (a.top == root.top + 1).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 1e10)
    #expect(b.frame.width == 3)
  }

  @Test func aRootOfNoSizeAndOfAHugeOne() {
    LayoutConstraint.activate {
      a.leading == root.leading + 8
      a.trailing == root.trailing - 8
      a.top == root.top
      a.height == 1
    }
    root.frame.size = .zero
    root.layoutIfNeeded()
    #expect(a.frame == box(8, 0, 0, 1))
    #expect(root.layoutConflicts.count == 1)
    root.frame.size.width = 1e9
    root.layoutIfNeeded()
    #expect(a.frame == box(8, 0, 1e9 - 16, 1))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func whoIsPlacedByConstraints() {
    let (framed, directional) = (root.added("framed"), root.added("directional"))
    framed.frame = box(1, 1, 1, 1)
    directional.directionalFrame = box(0, 0, 0, 0)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    LayoutConstraint.activate {
      a.leading == framed.trailing
      a.top == directional.bottom
    }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(framed.translatesAutoresizingMaskIntoConstraints)
    #expect(directional.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(a.placement == .constraints)
    #expect(a.framesInBoth(below: root) == [box(2, 0, 0, 0), box(1, 0, 0, 0)])
  }

  @Test func aFrameOfAConstrainedNodeStaysUntilTheNextLayout() {
    LayoutConstraint.activate {
      a.leading == root.leading + 10
      a.width == 20
      a.top == root.top
      a.height == 5
    }
    root.layoutIfNeeded()
    a.frame = box(100, 100, 100, 100)
    #expect(a.frame == box(100, 100, 100, 100))
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(a.frame == box(10, 0, 20, 5))
  }

  @Test func whatStretchesInsideMovesWhatFollowsItInTheSamePass() {
    let (m, tail) = (a.added("m"), a.added("tail"))
    let width = a.width == 100
    a.frame = box(0, 0, 100, 50)
    m.frame = box(10, 10, 80, 20)
    m.autoresizingMask = .flexibleWidth
    a.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate {
      width
      a.leading == root.leading
      a.top == root.top
      a.height == 50
      tail.leading == m.trailing
      tail.width == 5
      tail.top == m.bottom
      tail.height == 5
    }
    root.layoutIfNeeded()
    #expect(tail.frame == box(90, 30, 5, 5))
    width.constant = 200
    root.layoutIfNeeded()
    #expect(m.frame == box(10, 10, 180, 20))
    #expect(tail.frame == box(190, 30, 5, 5))
    width.constant = 100
    root.layoutIfNeeded()
    #expect(m.frame == box(10, 10, 80, 20))
    #expect(tail.frame == box(90, 30, 5, 5))
  }

  @Test func transformsHaveNoPart() {
    let b = root.added("b")
    LayoutConstraint.activate {
      a.leading == root.leading
      a.width == 100
      a.top == root.top
      a.height == 10
      b.leading == a.trailing
      b.width == 10
    }
    a.transform = AffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(a.frame == box(-50, -5, 200, 20))
    #expect(b.frame.minX == 100)
  }

  @Test func aDeepTreeOfConstraints() {
    var inner = root
    var nodes: [Node] = []
    for index in 0..<60 {
      let node = inner.added("n\(index)")
      let outer = inner
      LayoutConstraint.activate {
        node.leading == outer.leading + 1
        node.trailing == outer.trailing - 1
        node.top == outer.top
        node.bottom == outer.bottom - 1
      }
      nodes.append(node)
      inner = node
    }
    root.layoutIfNeeded()
    #expect(nodes[59].frame == box(1, 0, 200, 140))
    root.frame.size.width = 420
    root.layoutIfNeeded()
    #expect(nodes[59].frame == box(1, 0, 300, 140))
  }
}
