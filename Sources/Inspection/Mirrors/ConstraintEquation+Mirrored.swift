import MarayaConstraints
import MarayaGeometry

/// Why a constraint is not its own mirror image.
enum ConstraintSide {
  /// An attribute is a left or right one.
  case side
  /// A constant, or an inequality, between centres.
  case centre
  /// A place times a number, measured from the left in both directions.
  case multiplier
  /// A number of points for each direction.
  case points
}

extension ConstraintEquation {
  /// Why the constraint is another in the mirror image of a tree; `nil` if it is the same there.
  var side: ConstraintSide? {
    guard isPlaceAcross, let second else { return nil }
    if multiplier != 1 { return .multiplier }
    let kinds = [first.attribute.kind, second.attribute.kind]
    if kinds.contains(.absoluteX) { return .side }
    if kinds.contains(.directionalX) {
      return rightToLeftConstant ?? constant == constant ? nil : .points
    }
    let isSame = constant == 0 && rightToLeftConstant ?? 0 == 0 && relation == .equal
    return isSame ? nil : .centre
  }

  /// The constraint in the mirror image of a tree.
  ///
  /// Left and right change places. Points, and what is more and less, turn around where nothing is
  /// said of leading or trailing edges. A place times *m*, which is measured from the left in both,
  /// needs the rest of the owner's width.
  ///
  /// - Parameter sign: 1 for the image of a tree whose leading edge is the left one, else -1.
  /// - Returns: The equation that has the same effect there.
  func mirrored(_ sign: Double) -> ConstraintEquation {
    guard isPlaceAcross, let second else { return self }
    var image = self
    image.first.attribute = first.attribute.mirrored
    image.second?.attribute = second.attribute.mirrored
    if let rightToLeftConstant {
      (image.constant, image.rightToLeftConstant) = (rightToLeftConstant, constant)
    }
    if multiplier != 1 { image.fraction += sign * (multiplier - 1) }
    let kinds = [first.attribute.kind, second.attribute.kind]
    if kinds.contains(.directionalX) { return image }
    image.constant = 0 - image.constant
    image.rightToLeftConstant = image.rightToLeftConstant.map { 0 - $0 }
    switch relation {
    case .lessThanOrEqual: image.relation = .greaterThanOrEqual
    case .equal: break
    case .greaterThanOrEqual: image.relation = .lessThanOrEqual
    }
    return image
  }

  private var isPlaceAcross: Bool {
    first.attribute.isLocation && first.attribute.axis == .horizontal
  }
}

extension LayoutAttribute {
  /// The same in the mirror: left for right.
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
