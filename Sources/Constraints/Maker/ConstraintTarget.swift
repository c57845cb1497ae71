public import MarayaGeometry
public import MarayaTree

/// What attributes may be made equal to: an item, an anchor or a group of them, a number, a size, a
/// point, insets, a part of the supernode.
public protocol ConstraintTarget {
  /// What is meant.
  var constraintTarget: ConstraintTargetValue { get }
}

/// What a target of a maker means; there is nothing in it for others.
public struct ConstraintTargetValue {
  let kind: Kind

  enum Kind {
    /// The same attributes of an item.
    case item(any LayoutItem)
    /// Attributes of an item, one of them for all or one for each.
    case attributes(AnchorGroup, multiplier: Double, constant: Double, fraction: Double)
    /// A length, or a distance from the supernode's attribute.
    case number(Double)
    case size(Size)
    case point(Point)
    /// The supernode's attributes, moved in.
    case insets(ConstantRule)
    /// A place within the supernode, or a part of its size.
    case fraction(Double)
  }
}

extension Node: ConstraintTarget {
  /// The same attributes of the node.
  public final var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .item(self))
  }
}

extension LayoutGuide: ConstraintTarget {
  /// The same attributes of the guide.
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .item(self)) }
}

extension AnchorGroup: ConstraintTarget {
  /// The attributes, one for each.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .attributes(self, multiplier: 1, constant: 0, fraction: 0))
  }
}

extension LayoutAnchor: ConstraintTarget {
  /// The attribute, for all.
  public var constraintTarget: ConstraintTargetValue { expression.constraintTarget }
}

extension LayoutExpression: ConstraintTarget {
  /// The attribute, times a number and plus another, for all.
  public var constraintTarget: ConstraintTargetValue {
    let group = AnchorGroup(item: anchor.item, attributes: [anchor.attribute])
    return ConstraintTargetValue(
      kind: .attributes(group, multiplier: multiplier, constant: constant, fraction: fraction)
    )
  }
}

extension Double: ConstraintTarget {
  /// A length, or a distance from the supernode's attribute, in points.
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .number(self)) }
}

extension Int: ConstraintTarget {
  /// A length, or a distance from the supernode's attribute, in points.
  public var constraintTarget: ConstraintTargetValue { Double(self).constraintTarget }
}

extension Percentage: ConstraintTarget {
  /// A place so far into the supernode from its leading or top edge, or a part of its size.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .fraction(fraction))
  }
}

extension Size: ConstraintTarget {
  /// A width and a height.
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .size(self)) }
}

extension Point: ConstraintTarget {
  /// Distances from the supernode's attributes on each axis, as numbers have them.
  public var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .point(self)) }
}

extension EdgeInsets: ConstraintTarget {
  /// The supernode's attributes, moved in by physical insets.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .insets(.insetEdges(self)))
  }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  /// The supernode's attributes, moved in by insets that turn with the direction.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(kind: .insets(.insetDirectionalEdges(self)))
  }
}
