import Maraya
import Testing

/// Guides: who owns them, and what becomes of their constraints.
@Suite struct GuideTests {
  private let root = Node("root")
  private let a = Node("a")
  private let gap = LayoutGuide(identifier: "gap")

  init() { root.addSubnode(a) }

  @Test func aGuideIsAddedOnce() {
    root.addLayoutGuide(gap)
    root.addLayoutGuide(gap)
    #expect(root.layoutGuides.map(\.identifier) == ["gap"])
    #expect(gap.owningNode === root)
  }

  @Test func aGuideLeavesItsOldOwner() {
    root.addLayoutGuide(gap)
    let constraint = a.left == gap.left
    constraint.isActive = true
    a.addLayoutGuide(gap)
    #expect(root.layoutGuides.isEmpty)
    #expect(a.layoutGuides.count == 1)
    #expect(gap.owningNode === a)
    #expect(!constraint.isActive)
  }

  @Test func removingAGuideDeactivatesItsConstraints() {
    root.addLayoutGuide(gap)
    let touching = LayoutConstraint.activate {
      a.left == gap.left
      gap.width == 5
      gap.right <= root.right
    }
    let others = LayoutConstraint.activate {
      a.top == root.top
      root.width == 5
    }
    a.removeLayoutGuide(gap)
    #expect(touching.isActive)
    root.removeLayoutGuide(gap)
    #expect(touching.filter(\.isActive).isEmpty)
    #expect(others.isActive)
    #expect(gap.owningNode == nil)
    #expect(gap.layoutFrame == .zero)
  }

  @Test func regionsAreOneObjectEach() {
    #expect(root.layoutMarginsGuide === root.margins)
    #expect(root.safeAreaLayoutGuide === root.safeArea)
    #expect(root.readableContentGuide === root.readable)
    #expect(root.margins !== root.safeArea)
    #expect(root.margins !== a.margins)
    #expect(root.margins.owningNode === root)
    #expect(root.layoutGuides.isEmpty)
    root.removeLayoutGuide(root.margins)
    #expect(root.margins.owningNode === root)
  }

  @Test func reportsNameThem() {
    root.addLayoutGuide(gap)
    root.addLayoutGuide(LayoutGuide())
    #expect(
      [
        a.top == root.safeArea.top + 20, a.leading == root.margins.leading,
        a.width <= root.readable.width, gap.leading == a.trailing,
        a.left == root.layoutGuides[1].left,
      ].map(\.description) == [
        "a.top == root.safeArea.top + 20", "a.leading == root.margins.leading",
        "a.width <= root.readable.width", "root.gap.leading == a.trailing",
        "a.left == root.'guide[1]'.left",
      ]
    )
  }
}
