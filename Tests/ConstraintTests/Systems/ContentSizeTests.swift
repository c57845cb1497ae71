import Maraya
import Testing

/// Content that constraints size for a time, and what it is without them.
@Suite struct ContentSizeTests {
  private let root = Node("root")
  private let scroll = ScrollNode("scroll")

  init() {
    root.frame = box(0, 0, 200, 100)
    root.addSubnode(scroll)
    scroll.frame = box(0, 0, 200, 100)
  }

  /// A subnode that fills content of 500 × 140.
  private func filling() -> Node {
    let a = scroll.added("a")
    LayoutConstraint.activate {
      a.leading == scroll.leading
      a.trailing == scroll.trailing
      a.top == scroll.top
      a.bottom == scroll.bottom
      a.width == 500
      a.height == 140
    }
    return a
  }

  @Test func contentIsNothingAgain() {
    let a = filling()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 500, height: 140))
    scroll.directionalContentOffset = Point(x: 250, y: 30)
    a.removeFromSupernode()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    #expect(scroll.directionalContentOffset == .zero)
    #expect(root.diagnostics == [])
  }

  @Test func whatWasSetIsBack() {
    scroll.contentSize = Size(width: 320, height: 100)
    let a = filling()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 500, height: 140))
    scroll.directionalContentOffset = Point(x: 250, y: 30)
    a.removeFromSupernode()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 100))
    #expect(scroll.directionalContentOffset == Point(x: 120, y: 0))
  }

  /// As a frame that is set of a node that constraints place.
  @Test func whatIsSetMeanwhileWaits() {
    let a = filling()
    root.layoutIfNeeded()
    scroll.contentSize = Size(width: 320, height: 100)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 500, height: 140))
    a.removeFromSupernode()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 100))
  }

  /// A place that was kept, since nothing was inside to measure, is measured when something is.
  @Test func aKeptSizeIsFittedLater() {
    let box1 = root.added("box")
    box1.bounds.size = Size(width: 7, height: 1)
    box1.place(leading: 0)
    let inner = box1.added("inner")
    root.layoutIfNeeded()
    #expect(box1.frame.size == Size(width: 7, height: 1))
    LayoutConstraint.activate {
      inner.top == box1.top
      inner.height == 24
      box1.bottom == inner.bottom + 6
    }
    root.layoutIfNeeded()
    #expect(box1.frame.height == 30)
  }
}
