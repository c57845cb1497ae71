import MarayaGeometry

/// What an `offset` or an `inset` asks of each attribute.
enum ConstantRule {
  case offset(Double)
  case offsetPoint(Point)
  case offsetSize(Size)
  case directionalOffset(Double)
  case inset(Double)
  case insetEdges(EdgeInsets)
  case insetDirectionalEdges(DirectionalEdgeInsets)
}

/// The constant of a constraint in both directions.
struct ConstantPair: Equatable {
  var constant: Double
  /// The constant where the owner is right-to-left, if it is another one.
  var inRTL: Double?

  init(_ constant: Double, inRTL: Double? = nil) {
    self.constant = constant
    self.inRTL = inRTL == constant ? nil : inRTL
  }

  static func + (pair: ConstantPair, number: Double) -> ConstantPair {
    ConstantPair(pair.constant + number, inRTL: pair.inRTL.map { $0 + number })
  }
}

extension ConstantRule {
  /// The constant of a constraint, by its first attribute.
  ///
  /// That of a directional one, in which an attribute is leading or trailing, mirrors by itself.
  func constant(for attribute: LayoutAttribute, isDirectional: Bool) -> ConstantPair {
    switch self {
    case .offset(let number): return ConstantPair(number)
    case .offsetPoint(let point):
      guard attribute.isLocation, let axis = attribute.axis else { return ConstantPair(0) }
      return ConstantPair(point[axis])
    case .offsetSize(let size):
      guard attribute.kind == .size, let axis = attribute.axis else { return ConstantPair(0) }
      return ConstantPair(size[axis])
    case .directionalOffset(let number):
      return attribute.axis == .horizontal && attribute.isLocation
        ? pair(Shift(number, -number), isDirectional) : ConstantPair(number)
    case .inset(let number):
      let all = DirectionalEdgeInsets(
        top: number,
        leading: number,
        bottom: number,
        trailing: number
      )
      return ConstantRule.insetDirectionalEdges(all)
        .constant(for: attribute, isDirectional: isDirectional)
    case .insetEdges(let insets):
      guard attribute.axis == .horizontal else {
        return ConstantPair(Self.vertical(attribute, top: insets.top, bottom: insets.bottom))
      }
      let sides = (insets.left, insets.right)
      return pair(Self.shift(attribute, inLTR: sides, inRTL: sides), isDirectional)
    case .insetDirectionalEdges(let insets):
      guard attribute.axis == .horizontal else {
        return ConstantPair(Self.vertical(attribute, top: insets.top, bottom: insets.bottom))
      }
      let shift = Self.shift(
        attribute,
        inLTR: (insets.leading, insets.trailing),
        inRTL: (insets.trailing, insets.leading)
      )
      return pair(shift, isDirectional)
    }
  }

  /// How far an attribute moves to the right, in each direction.
  private struct Shift {
    var inLTR: Double
    var inRTL: Double

    init(_ inLTR: Double, _ inRTL: Double) {
      self.inLTR = inLTR
      self.inRTL = inRTL
    }
  }

  /// The constants that move an attribute so far: those of a directional constraint count towards
  /// the trailing edge.
  private func pair(_ shift: Shift, _ isDirectional: Bool) -> ConstantPair {
    ConstantPair(
      shift.inLTR,
      inRTL: isDirectional ? -shift.inRTL : shift.inRTL
    )
  }

  /// How far insets move an attribute on the x axis, or make a width larger.
  ///
  /// The insets are those of the left and the right side, in each direction.
  private static func shift(
    _ attribute: LayoutAttribute,
    inLTR: (left: Double, right: Double),
    inRTL: (left: Double, right: Double)
  ) -> Shift {
    switch attribute.base {
    case .left: Shift(inLTR.left, inRTL.left)
    case .right: Shift(-inLTR.right, -inRTL.right)
    case .leading: Shift(inLTR.left, -inRTL.right)
    case .trailing: Shift(-inLTR.right, inRTL.left)
    case .width:
      Shift(-(inLTR.left + inLTR.right), -(inRTL.left + inRTL.right))
    default:
      Shift(
        (inLTR.left - inLTR.right) / 2,
        (inRTL.left - inRTL.right) / 2
      )
    }
  }

  /// How far insets move an attribute down, or make a height larger.
  private static func vertical(
    _ attribute: LayoutAttribute,
    top: Double,
    bottom: Double
  ) -> Double {
    switch attribute.base {
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .height: -(top + bottom)
    default: (top - bottom) / 2
    }
  }
}
