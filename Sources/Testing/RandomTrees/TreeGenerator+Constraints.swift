import MarayaConstraints
import MarayaGeometry
import MarayaTree

/// Constraints, and what they are told of nodes.
extension TreeGenerator {
  /// Gives a tree constraints: a few for each node, and each guide, that they place.
  mutating func constrain(_ tree: inout TreeSketch) {
    guard options.features.contains(.constraints) else { return }
    var plan = ConstraintPlan(tree)
    for item in tree.constrainedItems {
      for axis in [Axis.horizontal, .vertical] {
        for _ in 0..<random.pick([0, 1, 2, 2, 2, 3]) {
          guard let equation = equation(of: item, axis, in: tree, plan) else { continue }
          plan.note(equation)
          tree.constraints.append(equation)
        }
      }
    }
  }

  /// What a new node that constraints place has for them, besides its class.
  mutating func constrainedSettings(of kind: TreeSketch.Kind) -> [NodeSetting] {
    var settings: [NodeSetting] = [.placedByConstraints]
    if kind == .node && random.below(2) == 0 { settings.append(givenContentSize()) }
    if random.below(6) == 0 { settings.append(alignmentRectInsets()) }
    if random.below(6) == 0 { settings.append(hugging()) }
    if random.below(6) == 0 { settings.append(compressionResistance()) }
    if random.below(8) == 0 { settings.append(givenBaselines()) }
    if random.below(8) == 0 { settings.append(.layoutGuides(["g"])) }
    return settings
  }

  // MARK: Edits

  /// A change of the constraints of a tree; `nil` where it has none, and sometimes elsewhere.
  mutating func constraintEdit(of tree: TreeSketch) -> TreeEdit? {
    let all = tree.allConstraints
    switch random.below(8) {
    case 0...1:
      let items = tree.constrainedItems
      if items.isEmpty { return nil }
      let axis: Axis = random.below(2) == 0 ? .horizontal : .vertical
      let item = random.pick(items)
      return equation(of: item, axis, in: tree, ConstraintPlan(tree)).map(TreeEdit.activate)
    case 2:
      if all.isEmpty { return nil }
      return random.pick(all).identifier.map(TreeEdit.deactivate)
    case 3...4:
      if all.isEmpty { return nil }
      let equation = random.pick(all)
      let constant = equation.constant < 0 ? -number(0...20) : number(0...20)
      return equation.identifier.map { .setConstant(constant, of: $0) }
    case 5:
      let candidates = all.filter { isConflicting || $0.priority != .required }
      if candidates.isEmpty { return nil }
      let priority = isConflicting && random.below(3) == 0 ? .required : wish()
      return random.pick(candidates).identifier.map { .setPriority(priority, of: $0) }
    default:
      let items = tree.constrainedItems.filter { $0.guide == nil }
      if items.isEmpty { return nil }
      guard case .node(let id) = random.pick(items).owner else { return nil }
      var choices = [
        hugging(), compressionResistance(), givenBaselines(), alignmentRectInsets(),
      ]
      if tree[id]?.kind == .node { choices.append(givenContentSize()) }
      return .set([random.pick(choices)], on: id)
    }
  }

  private var isConflicting: Bool { options.features.contains(.conflicts) }

  // MARK: Equations

  /// A constraint that begins with an item, or with what is around it.
  private mutating func equation(
    of item: ConstraintEquation.Item,
    _ axis: Axis,
    in tree: TreeSketch,
    _ plan: ConstraintPlan
  ) -> ConstraintEquation? {
    guard case .node(let id) = item.owner else { return nil }
    // A guide lies in its node, a node in its supernode.
    guard let around = item.guide == nil ? plan.above[id] : id else { return nil }
    var equation = draft(of: item, axis, in: around, tree)
    var next = tree
    next.constraints.append(equation)
    if next.constraintsGoInCircles { return nil }
    constraintCount += 1
    equation.identifier = "c\(constraintCount)"
    let mayContradict = isConflicting && random.below(8) == 0
    let isRequired = random.below(5) < 3
    if !isRequired || !plan.allows(equation) && !mayContradict { equation.priority = wish() }
    return equation
  }

  /// A constraint without a name or a priority.
  private mutating func draft(
    of item: ConstraintEquation.Item,
    _ axis: Axis,
    in around: String,
    _ tree: TreeSketch
  ) -> ConstraintEquation {
    let (near, far) = edges(axis)
    let container = ConstraintEquation.Item(.node(around))
    let region = self.region(of: around, in: tree)
    func term(_ item: ConstraintEquation.Item, _ attribute: LayoutAttribute)
      -> ConstraintEquation.Term
    {
      ConstraintEquation.Term(item, attribute)
    }
    switch random.below(16) {
    case 0...2:
      let other = random.below(2) == 0 ? nil : sibling(of: item, in: around, tree)
      let second = other.map { term($0, far) } ?? term(region, near)
      return ConstraintEquation(
        term(item, near),
        relation(.greaterThanOrEqual),
        second,
        constant: number(0...20)
      )
    case 3...5:
      return ConstraintEquation(
        term(item, far),
        relation(.lessThanOrEqual),
        term(random.below(2) == 0 ? container : region, far),
        constant: -number(0...20)
      )
    case 6...7:
      return ConstraintEquation(
        term(container, far),
        relation(.greaterThanOrEqual),
        term(item, far),
        constant: number(0...20)
      )
    case 8...9:
      return ConstraintEquation(
        term(item, length(axis)),
        random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: number(0...60)
      )
    case 10...11:
      let other = random.below(2) == 0 ? container : anyItem(in: tree)
      return ConstraintEquation(
        term(item, length(axis)),
        relation(.lessThanOrEqual),
        term(other, length(axis)),
        multiplier: random.pick([0.25, 0.5, 1, 1.5]),
        constant: random.below(2) == 0 ? 0 : number(0...20)
      )
    case 12:
      let other: Axis = axis == .horizontal ? .vertical : .horizontal
      return ConstraintEquation(
        term(item, length(axis)),
        .equal,
        term(item, length(other)),
        multiplier: random.pick([0.5, 1, 2])
      )
    case 13: return centred(item, axis, in: random.below(2) == 0 ? container : region)
    case 14:
      return ConstraintEquation(
        term(item, near),
        relation(.greaterThanOrEqual),
        term(container, near),
        constant: random.below(2) == 0 ? 0 : number(0...20),
        fraction: random.pick([0.125, 0.25, 0.5])
      )
    default:
      let other = anyItem(in: tree)
      return ConstraintEquation(
        term(item, place(axis)),
        random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        term(other, place(axis)),
        multiplier: sometimes(.physicalConstraints, 4) ? random.pick([0.5, 1.5]) : 1,
        constant: number(-20...20)
      )
      .paired(axis)
    }
  }

  private mutating func centred(
    _ item: ConstraintEquation.Item,
    _ axis: Axis,
    in other: ConstraintEquation.Item
  ) -> ConstraintEquation {
    var attribute = LayoutAttribute.centerY
    if axis == .horizontal { attribute = random.pick([.centerX, .directionalCenterX]) }
    let mayBeApart = attribute != .centerX || options.features.contains(.physicalConstraints)
    return ConstraintEquation(
      ConstraintEquation.Term(item, attribute),
      .equal,
      ConstraintEquation.Term(other, attribute),
      constant: mayBeApart && random.below(2) == 0 ? number(-20...20) : 0
    )
  }

  // MARK: Parts of equations

  /// Mostly `==`, sometimes another relation.
  private mutating func relation(_ other: LayoutRelation) -> LayoutRelation {
    random.below(3) > 0 ? .equal : other
  }

  /// A priority below the highest; few, so that some are the same.
  private mutating func wish() -> LayoutPriority {
    random.pick([1, 50, 250, 250.5, 490, 500, 500, 749, 750, 751, 999])
  }

  private mutating func edges(_ axis: Axis) -> (near: LayoutAttribute, far: LayoutAttribute) {
    if axis == .vertical { return (.top, .bottom) }
    return sometimes(.physicalConstraints, 4) ? (.left, .right) : (.leading, .trailing)
  }

  private func length(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

  private mutating func place(_ axis: Axis) -> LayoutAttribute {
    if axis == .vertical {
      return random.pick([.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
    }
    if sometimes(.physicalConstraints, 4) { return random.pick([.left, .right, .centerX]) }
    return random.pick([.leading, .trailing, .directionalCenterX])
  }

  /// A node or one of its regions.
  private mutating func region(of id: String, in tree: TreeSketch) -> ConstraintEquation.Item {
    var regions: [GuideRegion] = [.margins, .readable, .safeArea]
    if tree[id]?.kind == .scroll { regions = [.content, .frame] }
    let guide = random.below(2) == 0 ? nil : random.pick(regions)
    return ConstraintEquation.Item(.node(id), guide: guide?.rawValue)
  }

  /// Something else in the same node, if there is something.
  private mutating func sibling(
    of item: ConstraintEquation.Item,
    in id: String,
    _ tree: TreeSketch
  ) -> ConstraintEquation.Item? {
    let siblings = (tree[id]?.children ?? []).map { ConstraintEquation.Item(.node($0.id)) }
    let others = siblings.filter { $0 != item }
    return others.isEmpty ? nil : random.pick(others)
  }

  private mutating func anyItem(in tree: TreeSketch) -> ConstraintEquation.Item {
    ConstraintEquation.Item(.node(random.pick(tree.ids)))
  }

  // MARK: Settings

  private mutating func givenContentSize() -> NodeSetting {
    .givenContentSize(
      ContentSize(
        width: random.below(4) == 0 ? nil : number(0...80),
        height: random.below(4) == 0 ? nil : number(0...40)
      )
    )
  }

  private mutating func alignmentRectInsets() -> NodeSetting {
    var insets = insets(0...6)
    if !options.features.contains(.physicalConstraints) { insets.right = insets.left }
    return .alignmentRectInsets(insets)
  }

  private mutating func hugging() -> NodeSetting {
    .contentHugging(horizontal: wish().rawValue, vertical: wish().rawValue)
  }

  private mutating func compressionResistance() -> NodeSetting {
    .compressionResistance(horizontal: wish().rawValue, vertical: wish().rawValue)
  }

  private mutating func givenBaselines() -> NodeSetting {
    .givenBaselines(
      random.below(4) == 0 ? nil : BaselineOffsets(first: number(0...15), last: number(0...8))
    )
  }
}

extension TreeSketch {
  /// What constraints are to place: nodes, and the guides that nodes have.
  var constrainedItems: [ConstraintEquation.Item] {
    var items: [ConstraintEquation.Item] = []
    for id in ids {
      guard let part = self[id] else { continue }
      if part.setting(.place) == .placedByConstraints, id != self.id {
        items.append(ConstraintEquation.Item(.node(id)))
      }
      if case .layoutGuides(let names) = part.setting(.guides) {
        items += names.map { ConstraintEquation.Item(.node(id), guide: $0) }
      }
    }
    return items
  }
}

extension ConstraintEquation {
  /// The equation with a second attribute that its first one can be related to.
  fileprivate func paired(_ axis: Axis) -> ConstraintEquation {
    guard let kind = second?.attribute.kind else { return self }
    let (one, other) = (first.attribute.kind, kind)
    let sides = [one, other].filter { $0 != .neutralX }
    if axis == .vertical || sides.count < 2 || one == other { return self }
    var result = self
    result.second?.attribute = first.attribute
    return result
  }
}
