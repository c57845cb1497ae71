import MarayaDirection
import MarayaGeometry
public import MarayaTree

/// A layer that is filled by a gradient: `CAGradientLayer`.
///
/// Its two points are parts of the bounds, from (0, 0) at the top left. Set from the leading edge
/// they turn with the direction; each point then mirrors, x to 1 − x. Article 1 exchanged the two
/// points' x instead, which is the same only where they add up to 1.
open class GradientNode: LayerNode {
  /// How the colors run; the cases of `CAGradientLayerType`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Along the line from the start point to the end point.
    case axial
    /// From the start point outwards, to the ellipse whose box has the end point as a corner.
    case radial
    /// Around the start point, beginning towards the end point.
    case conic
  }

  /// How the colors run; along a line by default.
  public final var kind = Kind.axial {
    willSet { if newValue != kind { recordChange(.appearance) } }
  }

  /// The colors, from the start to the end, as any text that the renderer knows; Maraya reads none
  /// of them.
  public final var colors: [String] = [] {
    willSet { if newValue != colors { recordChange(.appearance) } }
  }

  /// Where each color stands between start and end, from 0 to 1; empty for even distances.
  ///
  /// A number that is not finite is refused with a `Diagnostic`.
  public final var locations: [Double] {
    get { ownLocations }
    set {
      guard newValue.allSatisfy(\.isFinite) else {
        return report(.nonFiniteValue, "locations", "\(newValue)")
      }
      if newValue == ownLocations { return }
      recordChange(.appearance)
      ownLocations = newValue
    }
  }

  private var ownLocations: [Double] = []
  // The same in both spaces, but for the sense in which a conic gradient turns.
  var start = SidedPoint.directional(UnitPoint(x: 0.5, y: 0))
  var end = SidedPoint.directional(UnitPoint(x: 0.5, y: 1))

  open override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "gradient"
    description.property("kind", .choice, kind, default: .axial) { kind = $0 }
    describe("startPoint", start, .init(x: 0.5, y: 0), into: &description) { setStart($0) }
    describe("endPoint", end, .init(x: 0.5, y: 1), into: &description) { setEnd($0) }
    description.property("colors", .texts, colors, default: []) { colors = $0 }
    description.property("locations", .numberList, locations, default: []) { locations = $0 }
    description.result("startPoint", .numbers([startPoint.x, startPoint.y]))
    description.result("endPoint", .numbers([endPoint.x, endPoint.y]))
    if kind == .conic { description.result("clockwise", .flag(isClockwise)) }
  }

  private func describe(
    _ key: String,
    _ point: SidedPoint,
    _ standard: UnitPoint,
    into description: inout NodeDescription,
    set: (SidedPoint) -> Void
  ) {
    let sides = point.sides
    description.property(
      key,
      .unitPoint,
      sides.physical,
      default: standard,
      mirrored: sides.physical?.mirrored,
      set: { set(.physical($0)) }
    )
    description.property(
      "directional" + key.prefix(1).uppercased() + key.dropFirst(),
      .unitPoint,
      sides.directional,
      default: standard,
      twin: key,
      isDirectional: true,
      set: { set(.directional($0)) }
    )
  }
}

/// A point of a box in parts of its size, in the space in which it was set.
enum SidedPoint: Equatable {
  case physical(UnitPoint)
  case directional(UnitPoint)

  var sides: (physical: UnitPoint?, directional: UnitPoint?) {
    switch self {
    case .physical(let point): (point, nil)
    case .directional(let point): (nil, point)
    }
  }

  /// Whether what is asked for by the point is seen in a mirror.
  func isMirrored(in direction: LayoutDirection) -> Bool {
    sides.directional != nil && direction.flipsContent
  }

  var isFinite: Bool {
    switch self {
    case .physical(let point), .directional(let point): point.isFinite
    }
  }

  func physical(in direction: LayoutDirection) -> UnitPoint {
    switch self {
    case .physical(let point): point
    case .directional(let point): direction.physical(point)
    }
  }

  func leading(in direction: LayoutDirection) -> UnitPoint {
    switch self {
    case .physical(let point): direction.leading(point)
    case .directional(let point): point
    }
  }
}
