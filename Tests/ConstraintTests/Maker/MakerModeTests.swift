import Maraya
import Testing

/// Making, preparing, updating, remaking and removing.
@Suite struct MakerModeTests {
  private let tree = MakerTree()
  private var a: Node { tree.a }
  private var b: Node { tree.b }
  private var root: Node { tree.root }

  @Test func makingActivatesUnlessToldNot() {
    var tops: ConstraintGroup?
    var both: ConstraintGroup?
    let group = a.makeConstraints { make in
      make.top.equalTo(b).store(in: &tops)
      make.size.equalTo(5).inactive().store(in: &both)
    }
    #expect(group.map(\.isActive) == [true, false, false])
    #expect(tops?.map(\.description) == ["a.top == b.top"])
    #expect(tops?.first === group[0])
    #expect(both?.map(\.description) == ["a.width == 5", "a.height == 5"])
    #expect(!group.isActive)
    both?.activate()
    #expect(group.isActive)
    group.isActive = false
    #expect(group.filter(\.isActive).isEmpty)
  }

  @Test func preparingActivatesNothing() {
    let group = a.prepareConstraints { $0.edges.equalTo(b) }
    #expect(group.count == 4)
    #expect(group.filter(\.isActive).isEmpty)
    #expect(throws: Never.self) { try group.install() }
    #expect(group.isActive)
  }

  @Test func updatingKeepsTheObjects() {
    let group = a.makeConstraints { make in
      make.width.equalTo(50).priority(.high)
      make.leading.trailing.equalToSupernode().inset(16)
    }
    let updated = a.updateConstraints { make in
      make.width.equalTo(60)
      make.trailing.equalToSupernode().inset(EdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
        .priority(.low)
    }
    #expect(updated.map { made in group.firstIndex { $0 === made } } == [0, 2])
    #expect(
      group.map(\.description) == [
        "a.width == 60 @ 750", "a.leading == root.leading + 16",
        "a.trailing == root.trailing - 2 rtl - 1 @ 250",
      ]
    )
    #expect(group.isActive)
  }

  @Test func anUpdateWithoutAMatchChangesNothing() {
    a.makeConstraints { make in
      make.width.equalTo(50)
      make.leading.equalToSupernode().offset(4)
      make.height.equalTo(b).multipliedBy(2)
    }
    /// Each row: a second statement, its mistake, and the message.
    let rows: [((ConstraintMaker) -> Void, ConstraintError.Code, String)] = [
      (
        { $0.top.equalTo(5) }, .noMatchingConstraint,
        "nothing that was made is a.top == root.top + 5: there is a.width == 50; "
          + "a.leading == root.leading + 4; a.height == b.height * 2"
      ),
      (
        { $0.leading.equalTo(self.b) }, .noMatchingConstraint,
        "nothing that was made is a.leading == b.leading: there is a.leading == root.leading + 4"
      ),
      (
        { $0.height.equalTo(self.b).multipliedBy(3) }, .multiplierAfterActivation,
        "a.height == b.height * 3 has another multiplier than a.height == b.height * 2, "
          + "which can't change"
      ),
    ]
    for (statement, code, message) in rows {
      let error = error { () throws(ConstraintError) in
        try a.installConstraints(.update) { make in
          make.width.equalTo(60)
          statement(make)
        }
      }
      #expect(error?.code == code)
      #expect(error?.message == message)
      #expect(error?.file == "ConstraintTests/MakerModeTests.swift")
    }
    #expect(a.updateConstraints { $0.width.equalTo(50) }[0].constant == 50)
  }

  @Test func anUpdateThatMatchesTwoIsAMistake() {
    a.makeConstraints { $0.width.equalTo(50) }
    a.makeConstraints { $0.width.equalTo(60).priority(.low) }
    let error = error { () throws(ConstraintError) in
      try a.installConstraints(.update) { $0.width.equalTo(70) }
    }
    #expect(error?.code == .noMatchingConstraint)
    #expect(
      error?.message
        == "several that were made are a.width == 70: there is a.width == 50; a.width == 60 @ 250"
    )
  }

  @Test func updatingOrMakingMakesWhatIsMissing() {
    let old = a.makeConstraints { $0.width.equalTo(50) }
    let group = a.updateConstraints(orMake: true) { make in
      make.width.equalTo(60)
      make.height.equalTo(70)
    }
    #expect(group[0] === old[0])
    #expect(group.map(\.description) == ["a.width == 60", "a.height == 70"])
    #expect(group.isActive)
    #expect(a.updateConstraints { $0.height.equalTo(71) }[0] === group[1])
  }

  @Test func remakingKeepsWhatIsTheSame() {
    let old = a.makeConstraints { make in
      make.leading.equalToSupernode().offset(4)
      make.width.equalTo(b).multipliedBy(0.5)
      make.height.equalTo(50).priority(.high)
    }
    let new = a.remakeConstraints { make in
      make.height.equalTo(60)
      make.width.equalTo(b).multipliedBy(0.25)
      make.leading.equalToSupernode().offset(4)
      make.top.equalToSupernode()
    }
    #expect(new[0] === old[2])
    #expect(new[2] === old[0])
    #expect(old.map(\.isActive) == [true, false, true])
    #expect(new.isActive)
    #expect(
      new.map(\.description) == [
        "a.height == 60", "a.width == b.width * 0.25", "a.leading == root.leading + 4",
        "a.top == root.top",
      ]
    )
    let same = a.remakeConstraints { make in
      make.top.equalToSupernode()
      make.height.equalTo(60)
      make.leading.equalToSupernode().offset(4)
      make.width.equalTo(b).multipliedBy(0.25)
    }
    #expect(zip(same, [new[3], new[0], new[2], new[1]]).allSatisfy { $0 === $1 })
  }

  @Test func remakingAndRemovingLeaveOthersAlone() {
    let mine = a.width >= 5
    mine.isActive = true
    let others = b.makeConstraints { $0.top.equalTo(a) }
    let guides = root.gap { $0.width.equalTo(a) }
    a.makeConstraints { $0.width.equalTo(6) }
    let left = a.remakeConstraints { _ in }
    #expect(left.isEmpty)
    let made = a.makeConstraints { $0.size.equalTo(6) }
    a.removeConstraints()
    #expect(made.filter(\.isActive).isEmpty)
    #expect(mine.isActive)
    #expect(others.isActive)
    #expect(guides.isActive)
    #expect(a.remakeConstraints { $0.width.equalTo(6) }[0] !== made[0])
  }

  @Test func whatNobodyHoldsIsForgotten() {
    weak var held: LayoutConstraint?
    do {
      let group = a.makeConstraints { $0.width.equalTo(5) }
      held = group[0]
      group.deactivate()
    }
    #expect(held != nil)
    a.makeConstraints { $0.height.equalTo(5) }
    #expect(held == nil)
  }

  @Test func groupsChangeTogether() {
    let group = a.makeConstraints { make in
      make.leading.trailing.width.equalToSupernode()
    }
    group.update(inset: 8)
    #expect(group.map(\.constant) == [8, -8, -16])
    group.update(inset: EdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(group.map(\.constant) == [1, -2, -3])
    #expect(group.map(\.rightToLeftConstant) == [2, -1, nil])
    group.update(offset: 5)
    #expect(group.map(\.constant) == [5, 5, 5])
    #expect(group.map(\.rightToLeftConstant) == [nil, nil, nil])
    group.update(constant: 6)
    #expect(group.map(\.constant) == [6, 6, 6])
    group.update(priority: .low)
    #expect(group.map(\.priority) == [.low, .low, .low])
    group.update(offset: Point(x: 1, y: 2))
    #expect(group.map(\.constant) == [1, 1, 0])
    group.update(offset: Size(width: 3, height: 4))
    #expect(group.map(\.constant) == [0, 0, 3])
    group.update(inset: DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
    #expect(group.map(\.constant) == [1, -2, -3])
  }

  @Test func aListOfItemsIsOneBatch() {
    let group = [a, b].makeConstraints { make in
      make.leading.equalToSupernode().offset(4)
      make.width.equalTo(5)
    }
    #expect(
      group.map(\.description) == [
        "a.leading == root.leading + 4", "a.width == 5", "b.leading == root.leading + 4",
        "b.width == 5",
      ]
    )
    let alone = Node("alone")
    let error = error { () throws(ConstraintError) in
      try [a, alone].installConstraints { $0.top.equalToSupernode() }
    }
    #expect(error?.code == .noSupernode)
    #expect([a, b].updateConstraints { $0.width.equalTo(7) }.map(\.constant) == [7, 7])
    let remade = [a, b].remakeConstraints { $0.width.equalTo(8) }
    #expect(remade[0] === group[1] && remade[1] === group[3])
    #expect(!group[0].isActive)
    [a, b].removeConstraints()
    #expect(remade.filter(\.isActive).isEmpty)
    #expect([a, b].prepareConstraints { $0.top.equalToSupernode() }.count == 2)
  }
}

extension Node {
  /// Makes constraints of the node's first guide.
  fileprivate func gap(_ describe: (ConstraintMaker) -> Void) -> ConstraintGroup {
    layoutGuides[0].makeConstraints(describe)
  }
}
