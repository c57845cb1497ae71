import Maraya
import TestSupport

/// The seeds of the geometry laws; a law looks at `samplesPerGeometrySeed` samples for each.
let geometrySeeds: [UInt64] = Array(1...10)

/// How many samples a geometry law looks at for one seed.
let samplesPerGeometrySeed = 100

/// A root of 320 × 480 points that runs in a direction, with subnodes.
func screen(
  _ direction: LayoutDirection,
  @NodeBuilder subnodes: () -> [any NodePart]
) -> Node {
  let screen = Node("screen", subnodes: subnodes)
  screen.layout(width: 320, height: 480, direction: direction)
  return screen
}

// MARK: Bits

extension Point {
  /// The bits of both coordinates: `==` takes -0 for 0, this doesn't.
  var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}

extension Rect {
  /// The bits of the stored numbers; `==` compares standardized rectangles.
  var bits: [UInt64] {
    origin.bits + [size.width.bitPattern, size.height.bitPattern]
  }
}

// MARK: Transforms

extension AffineTransform {
  /// A quarter turn that maps x onto y: clockwise on a screen.
  static let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  /// An eighth of a turn, scaled by √½ so that it and its inverse are exact.
  static let eighthTurn = AffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 0, ty: 0)
}

// MARK: Random geometry

extension SplitMix64 {
  /// A coordinate as programs have them: tenths, arbitrary ones, tiny ones, large ones.
  mutating func coordinate() -> Double {
    switch below(4) {
    case 0: Double(below(20_001) - 10_000) / 10
    case 1: uniform(-1e4...1e4)
    case 2: uniform(-1...1) * 0x1p-40
    default: uniform(-1...1) * 0x1p+50
    }
  }

  /// A rectangle of such coordinates, its size not negative.
  mutating func frame() -> Rect {
    Rect(
      x: coordinate(),
      y: coordinate(),
      width: coordinate().magnitude,
      height: coordinate().magnitude
    )
  }

  /// A point of such coordinates.
  mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  /// An anchor point inside or outside of the bounds.
  mutating func anchor() -> UnitPoint {
    below(2) == 0 ? .center : UnitPoint(x: uniform(-1...2), y: uniform(-1...2))
  }

  /// A multiple of 1/8 from -128 to 128.
  mutating func eighths() -> Double { Double(below(2049) - 1024) / 8 }

  /// A rectangle of eighths, its size not negative.
  mutating func rectOfEighths() -> Rect {
    Rect(x: eighths(), y: eighths(), width: eighths().magnitude, height: eighths().magnitude)
  }

  /// An anchor point of quarters from -1 to 2.
  mutating func anchorOfQuarters() -> UnitPoint {
    UnitPoint(x: Double(below(13) - 4) / 4, y: Double(below(13) - 4) / 4)
  }

  /// A transform with an exact inverse: powers of two, mirrors, quarter turns, translations.
  mutating func exactTransform() -> AffineTransform {
    var transform = AffineTransform(
      scaleX: [-2, -1, -0.5, 0.5, 1, 2][below(6)],
      y: [-2, -1, -0.5, 0.5, 1, 2][below(6)]
    )
    if below(2) == 0 { transform = transform.concatenating(.quarterTurn) }
    if below(2) == 0 { (transform.tx, transform.ty) = (eighths(), eighths()) }
    return transform
  }

  /// Any turn, some scale and shear, a mirror now and then: inverted without losing precision.
  mutating func mildTransform() -> AffineTransform {
    var transform = AffineTransform(rotationAngle: uniform(-4...4))
      .scaledBy(x: uniform(0.9...1.1), y: uniform(0.9...1.1))
    if below(4) == 0 { transform = transform.scaledBy(x: -1, y: 1) }
    if below(4) == 0 { transform.c += uniform(-0.1...0.1) }
    (transform.tx, transform.ty) = (uniform(-50...50), uniform(-50...50))
    return transform
  }
}
