import Maraya

extension ConstrainedTree {
  /// W4's list as a tree: the rows of ``ConstraintList``, a node each, with a node for each view.
  ///
  /// Titles and subtitles are as large as their content by the tree's own rules, which take the place
  /// of six of the 24 constraints a row; and a row is as wide as the list, which takes two more.
  static func list(rows count: Int) -> ConstrainedTree {
    let root = Node("list")
    var constraints: [LayoutConstraint] = []
    var gaps: [LayoutConstraint] = []
    gaps.reserveCapacity(count)
    var last: Node?
    for index in 0..<count {
      let row = ListRow(index)
      root.addSubnode(row.node)
      let gap = row.title.leading == row.icon.trailing + 12
      constraints += row.placed(in: root, below: last)
      constraints += row.column
      constraints += row.line(gap)
      gaps.append(gap)
      last = row.node
    }
    return ConstrainedTree(root: root, constraints, adjusting: gaps[count / 2], to: 20)
  }

  /// The checksums of so many rows, for the sizes that are measured.
  ///
  /// All rows are 56 high. With *w* the width of the list and *t* what it would like, a title is
  /// min(*t*, *w* - 116) wide, and so is a subtitle.
  static let sumsOfLists: [Int: TreeSums] = [
    10: TreeSums(first: 45761, turned: 46204, resized: 239_654, adjusted: 45729),
    100: TreeSums(
      first: 2_478_266,
      turned: 2_481_144,
      resized: 12_508_391,
      adjusted: 2_478_258
    ),
    1000: TreeSums(
      first: 226_395_632,
      turned: 226_420_088,
      resized: 1_133_171_954,
      adjusted: 226_395_648
    ),
    10_000: TreeSums(
      first: 22_423_967_750,
      turned: 22_424_208_500,
      resized: 112_131_797_315,
      adjusted: 22_423_967_742
    ),
  ]
}

/// A row of the list: an icon, a title, a subtitle and an accessory.
private struct ListRow {
  let node = Node()
  let icon = Node()
  let title = Node()
  let subtitle = Node()
  let accessory = Node()

  init(_ index: Int) {
    for view in [icon, title, subtitle, accessory] { node.addSubnode(view) }
    title.givenContentSize = ContentSize(width: Double(80 + 37 * index % 400), height: 20)
    subtitle.givenContentSize = ContentSize(width: Double(60 + 53 * index % 500), height: 16)
  }

  @ConstraintBuilder
  func placed(in list: Node, below last: Node?) -> [LayoutConstraint] {
    node.leading == list.leading
    node.trailing == list.trailing
    if let last { node.top == last.bottom } else { node.top == list.top }
    node.height >= 56
    node.height == 0 ~ 1
  }

  @ConstraintBuilder
  var column: [LayoutConstraint] {
    icon.width == 40
    icon.height == 40
    icon.centerY == node.centerY
    title.top == node.top + 8
    subtitle.top == title.bottom + 4
    subtitle.bottom <= node.bottom - 8
    accessory.width == 24
    accessory.height == 24
    accessory.centerY == node.centerY
  }

  @ConstraintBuilder
  func line(_ gap: LayoutConstraint) -> [LayoutConstraint] {
    icon.leading == node.leading + 16
    gap
    title.trailing <= accessory.leading - 8
    subtitle.leading == title.leading
    subtitle.trailing <= accessory.leading - 8
    accessory.trailing == node.trailing - 16
  }
}
