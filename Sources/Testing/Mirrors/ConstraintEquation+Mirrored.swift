import MarayaConstraints
import MarayaDirection
import MarayaGeometry

extension ConstraintEquation {
  /// The equation that says the same in a mirror.
  ///
  /// Left and right change places, so what is added to them counts the other way, and what was at
  /// most is at least. So do numbers added to, and limits of, a centre that is related to another
  /// one. A place times a number is measured from the left in both directions: what lies at its
  /// other side now is a part of the owner's width. What is directional stays. The direction is that of
  /// the owner, before it is turned.
  func mirrored(in direction: LayoutDirection?) -> ConstraintEquation {
    var result = self
    result.first.attribute = first.attribute.mirrored
    result.second?.attribute = second?.attribute.mirrored ?? .notAnAttribute
    if let other = rightToLeftConstant {
      result.constant = other
      result.rightToLeftConstant = constant
    }
    guard first.attribute.isLocation, first.attribute.axis == .horizontal else { return result }
    if multiplier != 1, let direction {
      result.fraction += direction.leading(vector: multiplier - 1)
    }
    if !isDirectional {
      result.constant = -result.constant
      result.rightToLeftConstant = result.rightToLeftConstant.map { -$0 }
      switch relation {
      case .lessThanOrEqual: result.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: result.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return result
  }

  /// What of the equation stays on its side when the direction turns; `nil` if nothing does.
  var physicalInput: String? {
    let attributes = [first.attribute] + (second.map { [$0.attribute] } ?? [])
    if let side = attributes.first(where: { $0.kind == .absoluteX }) { return side.rawValue }
    if let rightToLeftConstant, rightToLeftConstant != constant { return "constant" }
    guard first.attribute.isLocation, first.attribute.axis == .horizontal else { return nil }
    if multiplier != 1 { return "multiplier" }
    if isDirectional || constant == 0 && relation == .equal { return nil }
    return first.attribute.rawValue
  }

  /// Whether numbers count towards the trailing edge.
  private var isDirectional: Bool {
    first.attribute.kind == .directionalX || second?.attribute.kind == .directionalX
  }
}

extension TreeSketch {
  /// The id of the node that owns a constraint between nodes of the sketch: the last one that has
  /// both inside.
  func ownerOf(_ equation: ConstraintEquation) -> String {
    for child in children where equation.ids.allSatisfy({ child[$0] != nil }) {
      return child.ownerOf(equation)
    }
    return id
  }
}

extension LayoutAttribute {
  /// The attribute with left and right in each other's place.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}
