import Maraya
import Testing

/// Margins, the safe area and the readable width in constraints, and when they change.
@Suite struct RegionTests {
  private let root = Node("root")
  private let a: Node

  init() {
    root.frame = box(0, 0, 320, 200)
    a = root.added("a")
  }

  private func fill(_ guide: LayoutGuide) {
    LayoutConstraint.activate {
      a.leading == guide.leading
      a.trailing == guide.trailing
      a.top == guide.top
      a.bottom == guide.bottom
    }
  }

  @Test func marginsMoveWhatHangsOnThem() {
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 10,
      leading: 30,
      bottom: 20,
      trailing: 40
    )
    fill(root.layoutMarginsGuide)
    #expect(a.framesInBoth(below: root) == [box(30, 10, 250, 170), box(40, 10, 250, 170)])
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 5,
      bottom: 0,
      trailing: 6
    )
    #expect(a.framesInBoth(below: root) == [box(5, 0, 309, 200), box(6, 0, 309, 200)])
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(a.framesInBoth(below: root) == [box(2, 1, 314, 196), box(2, 1, 314, 196)])
    root.frame.size = Size(width: 100, height: 100)
    #expect(a.framesInBoth(below: root) == [box(2, 1, 94, 96), box(2, 1, 94, 96)])
  }

  @Test func marginAttributesAreTheGuidesEdges() {
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 2,
      trailing: 60
    )
    let b = root.added("b")
    LayoutConstraint.activate {
      a.leading == root.leadingMargin
      a.trailing == root.trailingMargin
      b.left == root.leftMargin
      b.width == 10
    }
    root.layoutIfNeeded()
    #expect([a.frame.minX, a.frame.maxX, b.frame.minX] == [20, 260, 20])
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect([a.frame.minX, a.frame.maxX, b.frame.minX] == [60, 300, 60])
  }

  @Test func theSafeAreaReachesIntoWhatConstraintsPlace() {
    let inner = a.added("inner")
    root.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    let top = a.top == root.top
    LayoutConstraint.activate {
      top
      a.leading == root.leading
      a.trailing == root.trailing
      a.height == 100
      inner.top == a.safeArea.top
      inner.left == a.safeArea.left
      inner.right == a.safeArea.right
      inner.height == 10
    }
    // The safe area does not turn with the direction.
    #expect(inner.framesInBoth(below: root) == [box(10, 20, 310, 10), box(10, 20, 310, 10)])
    top.constant = 15
    root.layoutIfNeeded()
    #expect(inner.frame == box(10, 5, 310, 10))
    top.constant = 50
    root.layoutIfNeeded()
    #expect(inner.frame == box(10, 0, 310, 10))
    root.safeAreaInsets = EdgeInsets(top: 80, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(inner.frame == box(0, 30, 320, 10))
    root.safeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(inner.frame == box(0, 0, 320, 10))
    #expect(root.diagnostics == [])
  }

  @Test func marginsIncludeTheSafeArea() {
    root.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 20,
      bottom: 0,
      trailing: 30
    )
    fill(root.margins)
    #expect(a.framesInBoth(below: root) == [box(64, 0, 182, 179), box(74, 0, 182, 179)])
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(a.framesInBoth(below: root) == [box(20, 0, 270, 200), box(30, 0, 270, 200)])
  }

  @Test func marginsArePreservedInWhatConstraintsPlace() {
    let inner = a.added("inner")
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 50,
      bottom: 0,
      trailing: 0
    )
    a.preservesSupernodeLayoutMargins = true
    let edge = a.leading == root.leading + 10
    LayoutConstraint.activate {
      edge
      a.trailing == root.trailing
      a.top == root.top
      a.height == 50
      inner.leading == a.margins.leading
      inner.width == 20
      inner.top == a.top
      inner.height == 5
    }
    // 50 from the edge of the root are 40 from that of a.
    #expect(inner.framesInBoth(below: root) == [box(40, 0, 20, 5), box(250, 0, 20, 5)])
    edge.constant = 30
    #expect(inner.framesInBoth(below: root) == [box(20, 0, 20, 5), box(250, 0, 20, 5)])
    edge.constant = 49
    #expect(inner.framesInBoth(below: root) == [box(8, 0, 20, 5), box(243, 0, 20, 5)])
    a.preservesSupernodeLayoutMargins = false
    edge.constant = 10
    #expect(inner.framesInBoth(below: root) == [box(8, 0, 20, 5), box(282, 0, 20, 5)])
  }

  @Test func readableWidthIsInTheMiddle() {
    root.frame.size.width = 1024
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0,
      leading: 20,
      bottom: 0,
      trailing: 40
    )
    fill(root.readableContentGuide)
    // Margins leave 964 from 20: 146 are left over on both sides of 672.
    #expect(a.framesInBoth(below: root) == [box(166, 0, 672, 200), box(186, 0, 672, 200)])
    root.readableWidth = 500
    #expect(a.framesInBoth(below: root) == [box(252, 0, 500, 200), box(272, 0, 500, 200)])
    root.frame.size.width = 400
    #expect(a.framesInBoth(below: root) == [box(20, 0, 340, 200), box(40, 0, 340, 200)])
    #expect(root.readableContentGuide.layoutFrame == box(40, 0, 340, 200))
    root.setNeedsLayout()
    #expect(root.layoutIfNeeded().visited == 1)
    #expect(root.layoutIfNeeded().isEmpty)
    #expect(root.diagnostics == [])
  }

  @Test func guidesHaveFramesInBothDirections() {
    let guide = LayoutGuide(identifier: "gap")
    root.addLayoutGuide(guide)
    LayoutConstraint.activate {
      guide.leading == root.leading + 20
      guide.width == 30
      guide.top == root.top + 5
      guide.height == 6
      a.leading == guide.trailing
      a.width == 10
    }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == box(20, 5, 30, 6))
    #expect(a.frame.minX == 50)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == box(270, 5, 30, 6))
    #expect(a.frame.minX == 260)
    // Where the origin of the bounds goes, the guide and the subnodes go.
    root.bounds.origin = Point(x: 100, y: 1)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == box(370, 6, 30, 6))
    #expect(a.frame.minX == 360)
    #expect(root.safeAreaLayoutGuide.layoutFrame == box(100, 1, 320, 200))
    #expect(root.layoutMarginsGuide.layoutFrame == box(108, 9, 304, 184))
  }
}
