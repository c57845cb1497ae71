import Maraya
import Testing

/// What each form of a statement makes.
@Suite struct MakerStatementTests {
  /// A statement, and the equations that it makes.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let describe: @Sendable (ConstraintMaker, MakerTree) -> Void
    let equations: [String]

    init(
      _ name: String,
      _ equations: [String],
      _ describe: @escaping @Sendable (ConstraintMaker, MakerTree) -> Void
    ) {
      testDescription = name
      self.describe = describe
      self.equations = equations
    }
  }

  static let articles: [Row] = [
    Row("top of a guide", ["a.top == root.safeArea.top + 20"]) { make, tree in
      make.top(tree.root.safeAreaLayoutGuide.top).offset(20)
    },
    Row("edges", ["a.leading == root.leading + 20", "a.trailing == root.trailing - 20"]) {
      make,
      tree in
      make.leading(tree.root.leading).offset(20)
      make.trailing(tree.root.trailing).offset(-20)
    },
    Row("numbers", ["a.height == 200", "a.width == 150"]) { make, _ in
      make.height(200)
      make.width(150)
    },
    Row("without an offset", ["a.top == b.bottom", "a.centerX == root.centerX"]) { make, tree in
      make.top(tree.b.bottom)
      make.centerX(tree.root.centerX)
    },
    Row("aspect ratio", ["a.width == a.height * 1.5"]) { make, _ in make.aspectRatio(1.5) },
    Row("the last offset counts", ["a.bottom == b.top + 3"]) { make, tree in
      make.bottom(tree.b.top).offset(20).offset(3)
    },
    Row(
      "more of the kind",
      [
        "a.left == b.centerX", "a.right == b.right", "a.centerY == b.top",
        "a.directionalCenterX == b.leading + 4", "a.leading == b.centerX",
        "a.width == b.height * 2",
        "a.centerX == b.leading", "a.firstBaseline == b.lastBaseline + 2",
      ]
    ) { make, tree in
      make.left(tree.b.centerX)
      make.right(tree.b.right)
      make.centerY(tree.b.top)
      make.directionalCenterX(tree.b.leading + 4)
      make.leading(tree.b.centerX)
      make.width(tree.b.height * 2)
      make.centerX(tree.b.leading)
      make.firstBaseline(tree.b.lastBaselineAnchor).offset(2)
    },
  ]

  static let targets: [Row] = [
    Row("a node", ["a.top == b.top", "a.width == b.width"]) { make, tree in
      make.top.width.equalTo(tree.b)
    },
    Row("a guide", ["a.leading == root.gap.leading"]) { make, tree in
      make.leading.equalTo(tree.gap)
    },
    Row("an anchor", ["a.leading == b.trailing + 8"]) { make, tree in
      make.leading.equalTo(tree.b.trailing).offset(8)
    },
    Row("an expression", ["a.width <= b.width * 0.5 + 6"]) { make, tree in
      make.width.lessThanOrEqualTo(tree.b.width * 0.5 + 4).offset(2)
    },
    Row("one for all", ["a.leading == root.centerX + 5", "a.left == root.centerX + 5"]) {
      make,
      tree in
      make.leading.left.equalTo(tree.root.centerX).offset(5)
    },
    Row("a number of a size", ["a.width >= 44", "a.height >= 44"]) { make, _ in
      make.size.greaterThanOrEqualTo(44)
    },
    Row(
      "a number of a place",
      [
        "a.left == root.left + 5", "a.trailing == root.trailing + 5", "a.bottom == root.bottom + 5",
        "a.lastBaseline == root.lastBaseline + 5", "a.centerX == root.leading + 5",
        "a.centerY == root.top + 5",
      ]
    ) { make, _ in
      make.left.trailing.bottom.lastBaseline.center.equalTo(5)
    },
    Row("a size", ["a.width == 50", "a.height == 40"]) { make, _ in
      make.size.equalTo(Size(width: 50, height: 40))
    },
    Row("a point", ["a.leading == root.leading + 3", "a.centerY == root.top + 4"]) { make, _ in
      make.leading.centerY.equalTo(Point(x: 3, y: 4))
    },
    Row("several", ["a.height == b.height", "a.height == root.gap.height"]) { make, tree in
      make.height.equalTo([tree.b, tree.gap])
    },
    Row(
      "a group of the same shape",
      [
        "a.left == root.leftMargin", "a.top == root.topMargin", "a.right == root.rightMargin",
        "a.bottom == root.bottomMargin",
      ]
    ) { make, tree in make.edges.equalTo(tree.root.marginEdges) },
    Row("edge by edge, in any order", ["a.bottom == b.bottom", "a.top == b.top"]) { make, tree in
      make.bottom.top.equalTo(tree.b.verticalEdges)
    },
    Row("in their order", ["a.trailing == b.centerX", "a.bottom == b.centerY"]) { make, tree in
      make.trailing.bottom.equalTo(tree.b.centers)
    },
    Row(
      "physical insets",
      [
        "a.leading == root.leading + 2 rtl + 4", "a.bottom == root.bottom - 3",
        "a.width == root.width - 6",
      ]
    ) { make, _ in
      make.leading.bottom.width.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Row("per cent", ["a.leading == root.leading + 20%", "a.width == root.width * 0.5"]) { make, _ in
      make.leading.equalTo(20%)
      make.width.equalTo(50%)
    },
  ]

  static let supernodes: [Row] = [
    Row("same attribute", ["a.top == root.top", "a.width == root.width"]) { make, _ in
      make.top.width.equalToSupernode()
    },
    Row("regions", ["a.top >= root.safeArea.top", "a.left <= root.margins.left"]) { make, _ in
      make.top.greaterThanOrEqualToSupernode(.safeArea)
      make.left.lessThanOrEqualToSupernode(.margins)
    },
    Row("readable", ["a.width == root.readable.width"]) { make, _ in
      make.width.equalToSupernode(.readable)
    },
    Row("another attribute", ["a.top == root.bottom - 8"]) { make, _ in
      make.top.equalToSupernode { $0.bottom }.offset(-8)
    },
    Row(
      "a part",
      [
        "a.leading == root.leading + 20%", "a.trailing == root.leading + 20%",
        "a.centerX == root.leading + 20%", "a.bottom == root.top + 20%",
        "a.right == root.right * 0.2", "a.height == root.height * 0.2",
      ]
    ) { make, _ in
      make.leading.trailing.centerX.bottom.right.height.equalToSupernode(fraction: 0.2)
    },
    Row("the left end", ["a.left <= root.left", "a.top >= root.top"]) { make, _ in
      make.left.lessThanOrEqualToSupernode(fraction: 0)
      make.top.greaterThanOrEqualToSupernode(fraction: 0)
    },
    Row(
      "inside, by edge",
      [
        "a.left >= root.left + 8", "a.top >= root.top + 8", "a.right <= root.right - 8",
        "a.bottom <= root.bottom - 8", "a.width <= root.width - 16",
      ]
    ) { make, _ in make.edges.width.insideSupernode().inset(8) },
    Row(
      "at least, on all edges",
      ["a.left >= root.left + 8", "a.right >= root.right - 8"]
    ) { make, _ in make.horizontalEdges.greaterThanOrEqualToSupernode().inset(8) },
    Row("inside a node", ["a.leading >= b.leading", "a.trailing <= b.trailing"]) { make, tree in
      make.directionalHorizontalEdges.inside(tree.b)
    },
  ]

  static let groups: [Row] = [
    Row(
      "directional edges",
      [
        "a.leading == b.leading", "a.top == b.top", "a.trailing == b.trailing",
        "a.bottom == b.bottom",
      ]
    ) { make, tree in make.directionalEdges.equalTo(tree.b) },
    Row(
      "margins",
      [
        "a.leftMargin == b.leftMargin", "a.topMargin == b.topMargin",
        "a.rightMargin == b.rightMargin", "a.bottomMargin == b.bottomMargin",
      ]
    ) { make, tree in make.margins.equalTo(tree.b) },
    Row(
      "directional margins",
      [
        "a.leadingMargin == b.leading", "a.topMargin == b.top", "a.trailingMargin == b.trailing",
        "a.bottomMargin == b.bottom",
      ]
    ) { make, tree in make.directionalMargins.equalTo(tree.b.directionalEdges) },
    Row(
      "centres",
      [
        "a.centerX == b.centerX", "a.centerY == b.centerY",
        "a.centerXWithinMargins == b.centerXWithinMargins",
        "a.centerYWithinMargins == b.centerYWithinMargins",
      ]
    ) { make, tree in
      make.center.equalTo(tree.b)
      make.centerWithinMargins.equalTo(tree.b.centersWithinMargins)
    },
    Row(
      "without some",
      ["a.left == b.left", "a.right == b.right", "a.bottom == b.bottom"]
    ) { make, tree in make.edges(excluding: .top).equalTo(tree.b) },
    Row("directional without some", ["a.leading == b.leading", "a.top == b.top"]) { make, tree in
      make.directionalEdges(excluding: .trailing, .bottom).equalTo(tree.b)
    },
    Row("vertical", ["a.top == b.top", "a.bottom == b.bottom"]) { make, tree in
      make.verticalEdges.equalTo(tree.b.directionalVerticalEdges)
    },
  ]

  static let shortForms: [Row] = [
    Row("below", ["a.top == b.bottom + 8"]) { make, tree in make.below(tree.b, spacing: 8) },
    Row("above", ["a.bottom == b.top - 8"]) { make, tree in make.above(tree.b, spacing: 8) },
    Row("after", ["a.leading == b.trailing + 8"]) { make, tree in make.after(tree.b, spacing: 8) },
    Row("before", ["a.trailing == b.leading - 8 @ 250"]) { make, tree in
      make.before(tree.b, spacing: 8).priority(.low)
    },
    Row("between", ["a.width >= 10 @ 750", "a.width <= 20 @ 750"]) { make, _ in
      make.width(min: 10, max: 20).priority(.high)
    },
    Row("size", ["a.width == b.width", "a.height == b.height"]) { make, tree in
      make.size(to: tree.b)
    },
    Row("centre", ["a.centerX == b.centerX", "a.centerY == b.centerY"]) { make, tree in
      make.center(in: tree.b)
    },
    Row(
      "fill",
      [
        "a.leading == root.leading + 4", "a.top == root.top + 4", "a.trailing == root.trailing - 4",
        "a.bottom == root.bottom - 4",
      ]
    ) { make, _ in make.fill(padding: 4) },
  ]

  @Test(arguments: articles + targets)
  func relates(row: Row) { #expect(MakerTree().made(row.describe) == row.equations) }

  @Test(arguments: supernodes + groups + shortForms)
  func expands(row: Row) { #expect(MakerTree().made(row.describe) == row.equations) }

  @Test func guidesHaveMakers() {
    let tree = MakerTree()
    let group = tree.gap.makeConstraints { make in
      make.leading.equalToSupernode().offset(4)
      make.width.equalTo(10)
      make.verticalEdges.equalTo(tree.b)
    }
    #expect(
      group.map(\.description) == [
        "root.gap.leading == root.leading + 4", "root.gap.width == 10",
        "root.gap.top == b.top", "root.gap.bottom == b.bottom",
      ]
    )
    #expect(group.isActive)
  }
}
