import MarayaGeometry
import MarayaTree

extension MakerStatement {
  /// What the statement's constraints are made of, one for each attribute and target.
  func parts() throws(ConstraintError) -> [ConstraintParts] {
    do throws(ConstraintError) {
      guard let relation else {
        throw ConstraintError(.incompleteConstraint, "\(attributeList) is related to nothing")
      }
      if lacksSupernode { _ = try supernode() }
      var all: [ConstraintParts] = []
      for target in targets {
        for (attribute, side) in try sides(of: target) {
          if case .inside = relation, !attribute.hasInside {
            throw mismatch("\(attribute.rawValue) has no side that could be inside")
          }
          all.append(try finish(attribute, relation.relation(of: attribute), side).checked())
        }
      }
      return all
    } catch {
      throw error.at(file, line)
    }
  }

  /// The right side of a constraint.
  private struct Side {
    var item: (any LayoutItem)?
    var attribute = LayoutAttribute.notAnAttribute
    var multiplier = 1.0
    var constant = 0.0
    var fraction = 0.0
    var rule: ConstantRule?
  }

  private func finish(
    _ attribute: LayoutAttribute,
    _ relation: LayoutRelation,
    _ side: Side
  ) -> ConstraintParts {
    let rule = constantRule ?? side.rule
    var first = attribute
    if case .directionalOffset = rule, side.attribute.kind != .absoluteX {
      first = first.directionalTwin
    }
    let isDirectional = first.kind == .directionalX || side.attribute.kind == .directionalX
    let pair =
      (rule?.constant(for: first, isDirectional: isDirectional) ?? ConstantPair(0)) + side.constant
    return ConstraintParts(
      firstItem: item,
      firstAttribute: first,
      relation: relation,
      secondItem: side.item,
      secondAttribute: side.attribute,
      multiplier: side.item == nil ? 1 : side.multiplier * multiplier,
      constant: pair.constant,
      rightToLeftConstant: pair.inRTL,
      fraction: side.fraction,
      priority: priority ?? .required,
      identifier: label
    )
  }

  // MARK: Targets

  private func sides(
    of target: ConstraintTargetValue
  ) throws(ConstraintError) -> [(LayoutAttribute, Side)] {
    switch target.kind {
    case .item(let item):
      return attributes.map { ($0, Side(item: item, attribute: $0)) }
    case .attributes(let group, let multiplier, let constant, let fraction):
      return try pairs(with: group.attributes).map { attribute, second in
        let side = Side(
          item: group.item,
          attribute: second,
          multiplier: multiplier,
          constant: constant,
          fraction: fraction
        )
        return (attribute, side)
      }
    case .number(let number):
      return try attributes.map { attribute throws(ConstraintError) in
        (attribute, try side(of: attribute, at: number))
      }
    case .size(let size):
      return try attributes.map { attribute throws(ConstraintError) in
        guard attribute.kind == .size, let axis = attribute.axis else {
          throw mismatch("\(attribute.rawValue) can't be a width or a height")
        }
        return (attribute, Side(constant: size[axis]))
      }
    case .point(let point):
      return try attributes.map { attribute throws(ConstraintError) in
        guard attribute.isLocation, let axis = attribute.axis else {
          throw mismatch("\(attribute.rawValue) can't be a point")
        }
        return (attribute, try side(of: attribute, at: point[axis]))
      }
    case .insets(let rule):
      let above = try supernode()
      return attributes.map { ($0, Side(item: above, attribute: $0, rule: rule)) }
    case .fraction(let fraction):
      return try attributes.map { attribute throws(ConstraintError) in
        (attribute, try side(of: attribute, part: fraction))
      }
    }
  }

  /// The attributes with those of a target: each with its own kind of edge, or in their order; or
  /// all with a single one.
  private func pairs(
    with others: [LayoutAttribute]
  ) throws(ConstraintError) -> [(LayoutAttribute, LayoutAttribute)] {
    if others.count == 1, let other = others.first {
      if attributes.count > 1, let odd = attributes.first(where: { $0.obstacle(to: other) != nil })
      {
        throw mismatch("\(odd.rawValue) can't be related to \(other.rawValue)")
      }
      return attributes.map { ($0, other) }
    }
    guard others.count == attributes.count else {
      throw mismatch(
        "\(attributes.count) attributes can't be related to \(others.count) one by one"
      )
    }
    let bases = others.map(\.base)
    let isSameShape = attributes.allSatisfy { bases.contains($0.base) }
    return try attributes.enumerated().map { index, attribute throws(ConstraintError) in
      let place = isSameShape ? bases.firstIndex(of: attribute.base) ?? index : index
      let other = others[place]
      if attribute.obstacle(to: other) == .invalidAttributePair {
        throw mismatch("\(attribute.rawValue) can't be related to \(other.rawValue)")
      }
      return (attribute, other)
    }
  }

  /// A number as a length, or as a distance from the supernode's attribute.
  ///
  /// Of a centre from the leading or top edge: there a number is a coordinate.
  private func side(of attribute: LayoutAttribute, at number: Double) throws(ConstraintError)
    -> Side
  {
    if attribute.kind == .size { return Side(constant: number) }
    let second: LayoutAttribute =
      switch attribute.base {
      case .centerX, .directionalCenterX: .leading
      case .centerY: .top
      default: attribute
      }
    return Side(item: try supernode(), attribute: second, constant: number)
  }

  /// A part of the supernode: of its size, or the place so far from its leading or top edge.
  private func side(
    of attribute: LayoutAttribute,
    part fraction: Double
  ) throws(ConstraintError) -> Side {
    let above = try supernode()
    switch attribute.kind {
    case .size: return Side(item: above, attribute: attribute, multiplier: fraction)
    case .vertical: return Side(item: above, attribute: .top, fraction: fraction)
    // From the left edge, in both directions; constraints measure places from there.
    case .absoluteX where fraction == 0: return Side(item: above, attribute: .left)
    case .absoluteX: return Side(item: above, attribute: .right, multiplier: fraction)
    default: return Side(item: above, attribute: .leading, fraction: fraction)
    }
  }

  private func supernode() throws(ConstraintError) -> Node {
    if let above = item.nodeAbove { return above }
    let missing = item.guide == nil ? "supernode" : "owner"
    throw ConstraintError(.noSupernode, "\(attributeList) needs one, but there is no \(missing)")
  }

  // MARK: Messages

  private func mismatch(_ reason: String) -> ConstraintError {
    ConstraintError(.attributeCountMismatch, "\(attributeList): \(reason)")
  }

  /// The statement's left side: `a.top.leading`.
  private var attributeList: String {
    ([item.nameInEquations] + attributes.map(\.rawValue)).joined(separator: ".")
  }
}

extension LayoutAttribute {
  /// The attribute from which constants count towards the trailing edge, of a centre.
  fileprivate var directionalTwin: LayoutAttribute {
    switch self {
    case .centerX: .directionalCenterX
    case .centerXWithinMargins: .directionalCenterXWithinMargins
    default: self
    }
  }

  /// Whether something can be inside of the attribute: not of a centre.
  fileprivate var hasInside: Bool {
    switch base {
    case .centerX, .centerY, .directionalCenterX: false
    default: true
    }
  }
}
