import Maraya
import Testing

/// Mistakes in a maker's closure: what they are called, where, and that nothing has changed.
@Suite struct MakerErrorTests {
  private let tree = MakerTree()

  /// A statement, and the mistake that it is.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let code: ConstraintError.Code
    let describe: @Sendable (ConstraintMaker, MakerTree) -> Void

    init(
      _ code: ConstraintError.Code,
      _ message: String,
      _ describe: @escaping @Sendable (ConstraintMaker, MakerTree) -> Void
    ) {
      testDescription = message
      self.code = code
      self.describe = describe
    }
  }

  static let rows: [Row] = [
    Row(.incompleteConstraint, "a.top.leading is related to nothing") { make, _ in
      _ = make.top.leading
    },
    Row(
      .attributeCountMismatch,
      "a.left.top.right.bottom: 4 attributes can't be related to 2 one by one"
    ) { make, tree in make.edges.equalTo(tree.b.dimensions) },
    Row(
      .attributeCountMismatch,
      "a.centerX.centerY: centerX can't be related to width"
    ) { make, tree in make.center.equalTo(tree.b.dimensions) },
    Row(
      .attributeCountMismatch,
      "a.top.leading: leading can't be related to bottom"
    ) { make, tree in make.top.leading.equalTo(tree.b.bottom) },
    Row(.attributeCountMismatch, "a.top: top can't be a width or a height") { make, _ in
      make.top.equalTo(Size.zero)
    },
    Row(.attributeCountMismatch, "a.width: width can't be a point") { make, _ in
      make.width.equalTo(Point.zero)
    },
    Row(
      .attributeCountMismatch,
      "a.centerX: centerX has no side that could be inside"
    ) { make, _ in make.centerX.insideSupernode() },
    Row(.invalidAttributePair, "a.top can't be related to b.leading") { make, tree in
      make.top.equalTo(tree.b.leading)
    },
    Row(
      .mixedDirectionalAndAbsolute,
      "a.left and b.leading part in one of the directions"
    ) { make, tree in make.horizontalEdges.equalTo(tree.b.directionalHorizontalEdges) },
    Row(
      .locationNeedsPair,
      "a.top is a place, and would be a constant times 0"
    ) { make, tree in make.top.equalTo(tree.b).multipliedBy(0) },
    Row(.nonFiniteValue, "a.top is constrained by the number nan") { make, tree in
      make.top.equalTo(tree.b).offset(.nan)
    },
    Row(.nonFiniteValue, "a.width is constrained by the number inf") { make, tree in
      make.width.equalTo(tree.b).dividedBy(0)
    },
    Row(
      .priorityOutOfRange,
      "a.top is constrained at the priority 1001, which is not above 0 and at most 1000"
    ) { make, tree in make.top.equalTo(tree.b).priority(.required + 1) },
    Row(.guideWithoutOwner, "no node owns the guide loose: a.top == loose.top") { make, _ in
      make.top.equalTo(LayoutGuide(identifier: "loose"))
    },
  ]

  @Test(arguments: rows)
  func aMistakeChangesNothing(row: Row) {
    tree.a.makeConstraints { $0.height.equalTo(3) }
    for mode in [ConstraintMode.make, .updateOrMake, .remake] {
      let error = error { () throws(ConstraintError) in
        try tree.a.installConstraints(mode) { make in
          make.height.equalTo(4)
          row.describe(make, tree)
        }
      }
      #expect(error?.code == row.code)
      #expect(error?.message == row.testDescription)
      #expect(error?.file == "ConstraintTests/MakerErrorTests.swift")
      // The one that was made is as it was, and it is the only one.
      #expect(tree.a.updateConstraints { $0.height.equalTo(3) }.isActive)
    }
  }

  @Test func aStatementTellsItsLine() {
    let line: UInt = #line + 4
    let error = error { () throws(ConstraintError) in
      try tree.a.installConstraints { make in
        make.top.equalTo(tree.b)
        make.left.equalTo(tree.b.top)
      }
    }
    #expect(
      error?.description
        == "ConstraintTests/MakerErrorTests.swift:\(line): invalidAttributePair: "
        + "a.left can't be related to b.top"
    )
  }

  @Test func constraintsKnowTheLineOfTheirStatement() {
    let first: UInt = #line + 2
    let group = tree.a.makeConstraints { make in
      make.top(tree.b.bottom).offset(3)
      make.size
        .equalTo(5)
      make.below(tree.b)
      make.leading.equalToSupernode { $0.trailing }
    }
    #expect(group.map(\.line) == [first, first + 2, first + 2, first + 3, first + 4])
    #expect(Set(group.map(\.file)) == ["ConstraintTests/MakerErrorTests.swift"])
  }

  @Test func otherTreesAndLooseGuidesAreMistakes() {
    let other = Node("other")
    let loose = LayoutGuide(identifier: "loose")
    let far = error { () throws(ConstraintError) in
      try tree.a.installConstraints { $0.top.equalTo(other) }
    }
    #expect(far?.code == .noCommonAncestor)
    #expect(far?.message == "a and other are in different trees: a.top == other.top")
    let unowned = error { () throws(ConstraintError) in
      try tree.a.installConstraints { $0.top.equalTo(loose) }
    }
    #expect(unowned?.code == .guideWithoutOwner)
    let itself = error { () throws(ConstraintError) in
      try loose.installConstraints { $0.width.equalTo(5) }
    }
    #expect(itself?.code == .guideWithoutOwner)
    #expect(tree.a.remakeConstraints { _ in }.isEmpty)
  }

  @Test func withoutASupernodeNothingIsMade() {
    let alone = Node("alone")
    let rows: [(ConstraintMaker) -> Void] = [
      { $0.edges.equalToSupernode() },
      { $0.top.equalTo(5) },
      { $0.leading.equalTo(20%) },
      { $0.left.equalTo(EdgeInsets.zero) },
      { $0.top.equalToSupernode { $0.bottom } },
      { $0.fill() },
    ]
    for row in rows {
      let error = error { () throws(ConstraintError) in try alone.installConstraints(.make, row) }
      #expect(error?.code == .noSupernode)
      #expect(error?.code.rawValue == "noSuperview")
    }
    #expect(alone.makeConstraints { $0.width.equalTo(5) }[0].owner === alone)
  }

  @Test func whatAClosureThrowsLeavesNothing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try tree.a.makeConstraints { make in
        make.width.equalTo(5)
        throw Stop()
      }
    }
    #expect(tree.a.remakeConstraints { _ in }.isEmpty)
    #expect(tree.root.layoutGuides.count == 1)
    let error = error { () throws(ConstraintError) in
      try tree.a.installConstraints(.update) { $0.width.equalTo(5) }
    }
    #expect(error?.code == .noMatchingConstraint)
  }

  @Test func makingWithAMistakeStops() async throws {
    let made = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Node("alone").makeConstraints { $0.edges.equalToSupernode() }
    }
    let late = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var late: ConstraintEditor?
      let node = Node("a")
      node.makeConstraints { late = $0.width.equalTo(5) }
      late?.multipliedBy(2)
    }
    // Optimised programs stop without a message.
    #if DEBUG
      let texts = try [made, late].map { result in
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      }
      #expect(
        texts[0].contains(
          /MakerErrorTests\.swift:\d+: noSuperview: alone\.left\.top\.right\.bottom needs one/
        )
      )
      #expect(texts[1].contains(/MakerErrorTests\.swift:\d+: changed after the maker's closure/))
    #endif
  }
}
