import Maraya
import Testing

/// Who owns a constraint, and that a batch is activated as a whole or not at all.
@Suite struct ActivationTests {
  //     root ─┬─ a ─── c
  //           └─ b ─── d
  private let root = Node("root")
  private let a = Node("a")
  private let b = Node("b")
  private let c = Node("c")
  private let d = Node("d")

  init() {
    root.addSubnode(a)
    root.addSubnode(b)
    a.addSubnode(c)
    b.addSubnode(d)
  }

  @Test func theNearestCommonAncestorOwns() {
    let gap = LayoutGuide(identifier: "gap")
    a.addLayoutGuide(gap)
    let rows: [(LayoutConstraint, Node)] = [
      (a.left == b.left, root),
      (a.left == root.left, root),
      (root.left == a.left, root),
      (c.left == d.left, root),
      (c.left == b.left, root),
      (d.left == b.left, b),
      (c.left == root.left, root),
      (c.width == 5, c),
      (a.left == a.right - 5, a),
      (gap.left == c.left, a),
      (gap.left == a.left, a),
      (gap.width == 5, a),
      (gap.left == b.left, root),
      (c.left == a.safeArea.left, a),
      (root.margins.left == d.left, root),
    ]
    LayoutConstraint.activate(rows.map(\.0))
    for (constraint, owner) in rows {
      #expect(constraint.owner === owner, "\(constraint)")
      #expect(constraint.isActive)
    }
    LayoutConstraint.deactivate(rows.map(\.0))
    for (constraint, _) in rows {
      #expect(constraint.owner == nil, "\(constraint)")
      #expect(!constraint.isActive)
    }
  }

  @Test func activatingAndDeactivatingTwiceChangesNothing() {
    let constraint = a.left == b.left
    LayoutConstraint.deactivate([constraint])
    #expect(!constraint.isActive)
    LayoutConstraint.activate([constraint, constraint])
    constraint.isActive = true
    #expect(constraint.owner === root)
    constraint.isActive = false
    constraint.isActive = false
    #expect(constraint.owner == nil)
    constraint.isActive = true
    #expect(constraint.owner === root)
  }

  @Test func aMistakeLeavesTheWholeBatch() {
    let stranger = Node("stranger")
    let loose = LayoutGuide(identifier: "loose")
    let fine = [a.left == b.left, c.width == 5]
    let mistakes: [(LayoutConstraint, ConstraintError.Code, String)] = [
      (
        a.left == stranger.left + 4, .noCommonAncestor,
        "a and stranger are in different trees: a.left == stranger.left + 4"
      ),
      (
        a.left == loose.left, .guideWithoutOwner,
        "no node owns the guide loose: a.left == loose.left"
      ),
      (gone(), .itemDeallocated, "an item is gone: a.left == gone.left"),
      (
        a.top == b.top * 0, .locationNeedsPair, "a.top is a place, and would be a constant times 0"
      ),
    ]
    for (mistake, code, message) in mistakes {
      let error = error { () throws(ConstraintError) in
        try LayoutConstraint.install(fine + [mistake])
      }
      #expect(error?.code == code)
      #expect(error?.message == message)
      #expect(fine.allSatisfy { !$0.isActive })
      #expect(!mistake.isActive)
    }
    LayoutConstraint.activate(fine)
    #expect(fine.map { $0.owner?.id } == ["root", "c"])
  }

  private func gone() -> LayoutConstraint {
    a.left == Node("short-lived").left
  }

  @Test func anErrorTellsTheLine() {
    let stranger = Node("stranger")
    let line: UInt = #line + 4
    let error = error { () throws(ConstraintError) in
      try LayoutConstraint.install {
        a.top == b.top
        a.left == stranger.left
      }
    }
    #expect(
      error?.description
        == "ConstraintTests/ActivationTests.swift:\(line): noCommonAncestor: "
        + "a and stranger are in different trees: a.left == stranger.left"
    )
  }

  @Test func anOwnerThatIsReleasedEndsTheActivation() {
    let child = Node("child")
    let constraint: LayoutConstraint
    do {
      let parent = Node("parent")
      parent.addSubnode(child)
      constraint = child.left == parent.left
      constraint.isActive = true
      #expect(constraint.owner === parent)
    }
    #expect(constraint.owner == nil)
    #expect(!constraint.isActive)
    // Nothing is left of it: the same item can be constrained in another tree.
    root.addSubnode(child)
    let other = child.left == root.left
    other.isActive = true
    #expect(other.owner === root)
  }

  @Test func anOwnerHoldsItsConstraints() {
    weak var held: LayoutConstraint?
    do {
      let constraint = c.width == 5
      constraint.isActive = true
      held = constraint
    }
    #expect(held?.owner === c)
    held?.isActive = false
    #expect(held == nil)
  }

  @Test func theLastOneOfManyCanBeTakenOut() {
    let many = (1...100).map { a.width >= Double($0) }
    LayoutConstraint.activate(many)
    LayoutConstraint.deactivate(many.filter { Int($0.constant) % 3 == 0 })
    #expect(many.filter(\.isActive).count == 67)
    LayoutConstraint.activate(many)
    LayoutConstraint.deactivate(many.reversed())
    #expect(many.filter(\.isActive).isEmpty)
  }
}
