import Maraya

extension ConstrainedTree {
  /// A form: rows of a label, a field, a unit and a button, 30 constraints a row, 16 of them by the
  /// size of the content.
  ///
  /// Fields take what is left: they yield first, in both directions. A label that is too long is cut
  /// at two fifths of its row.
  static func form(rows count: Int) -> ConstrainedTree {
    let root = Node("form")
    var constraints: [LayoutConstraint] = []
    var margins: [LayoutConstraint] = []
    margins.reserveCapacity(count)
    for index in 0..<count {
      let row = FormRow(index)
      root.addSubnode(row.node)
      let margin = row.label.leading == row.node.leading + 16
      constraints += row.placed(in: root, top: 44 * Double(index))
      constraints += row.line(margin)
      constraints += row.column
      margins.append(margin)
    }
    return ConstrainedTree(root: root, constraints, adjusting: margins[count / 2], to: 20)
  }

  /// The checksums of 50 rows.
  ///
  /// With *w* the width of the form, label, unit and button are min(60 + 17*i* mod 120, 0.4*w*),
  /// 20 + 3*i* mod 20 and 40 + 7*i* mod 40 wide in row *i*; the field is *w* - 56 minus these.
  static let sumsOfForm = TreeSums(
    first: 541_165,
    turned: 527_985,
    resized: 2_831_581.2,
    adjusted: 541_161
  )
}

/// A row of the form.
private struct FormRow {
  let node = Node()
  let label = Node()
  let field = Node()
  let unit = Node()
  let button = Node()

  init(_ index: Int) {
    for view in [label, field, unit, button] { node.addSubnode(view) }
    label.givenContentSize = ContentSize(width: Double(60 + 17 * index % 120), height: 20)
    field.givenContentSize = ContentSize(width: 120, height: 30)
    unit.givenContentSize = ContentSize(width: Double(20 + 3 * index % 20), height: 16)
    button.givenContentSize = ContentSize(width: Double(40 + 7 * index % 40), height: 28)
    label.setContentHuggingPriority(251, for: .horizontal)
    field.setContentHuggingPriority(249, for: .horizontal)
    field.setContentCompressionResistancePriority(749, for: .horizontal)
  }

  @ConstraintBuilder
  func placed(in form: Node, top: Double) -> [LayoutConstraint] {
    node.leading == form.leading
    node.trailing == form.trailing
    node.top == form.top + top
    node.height == 36
  }

  @ConstraintBuilder
  func line(_ margin: LayoutConstraint) -> [LayoutConstraint] {
    margin
    label.width <= 0.4 * node.width
    field.leading == label.trailing + 8
    unit.leading == field.trailing + 8
    button.leading == unit.trailing + 8
    button.trailing == node.trailing - 16
  }

  @ConstraintBuilder
  var column: [LayoutConstraint] {
    label.centerY == node.centerY
    field.centerY == node.centerY
    unit.centerY == node.centerY
    button.centerY == node.centerY
  }
}
