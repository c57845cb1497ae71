import MarayaGeometry
import TestSupport

/// The seeds of the law tests; each seed gives 50 samples.
let seeds: [UInt64] = Array(1...10)

/// How many samples a law looks at for one seed.
let samplesPerSeed = 50

/// Half a turn.
let π = Double.pi

/// A rectangle in one line of a table.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension SplitMix64 {
  /// A multiple of 1/8 from -128 to 128: sums and differences of such numbers are exact.
  mutating func eighths() -> Double { Double(below(2049) - 1024) / 8 }

  /// A rectangle of eighths; its size is negative half of the time on each axis, and sometimes zero.
  mutating func rect() -> Rect {
    Rect(
      x: eighths(),
      y: eighths(),
      width: below(10) == 0 ? 0 : eighths(),
      height: below(10) == 0 ? 0 : eighths()
    )
  }

  /// A rectangle with arbitrary numbers and a size that is not negative.
  mutating func anyRect() -> Rect {
    Rect(
      x: uniform(-500...500),
      y: uniform(-500...500),
      width: uniform(0...500),
      height: uniform(0...500)
    )
  }

  /// A point of eighths.
  mutating func point() -> Point { Point(x: eighths(), y: eighths()) }

  /// A transform that can be undone without losing much precision.
  mutating func transform() -> AffineTransform {
    AffineTransform(rotationAngle: uniform(-4...4))
      .scaledBy(x: factor(), y: factor())
      .rotated(by: uniform(-4...4))
      .translatedBy(x: uniform(-100...100), y: uniform(-100...100))
  }

  /// A transform of space that can be undone without losing much precision.
  mutating func transform3D() -> Transform3D {
    var transform = Transform3D.identity
    transform.m34 = uniform(-0.001...0.001)
    return
      transform
      .rotated(by: uniform(-4...4), x: uniform(-1...1), y: uniform(-1...1), z: uniform(1...2))
      .scaledBy(x: factor(), y: factor(), z: factor())
      .translatedBy(x: uniform(-100...100), y: uniform(-100...100), z: uniform(-100...100))
  }

  /// A factor from a half to two, or the same mirrored.
  private mutating func factor() -> Double {
    uniform(0.5...2) * (below(2) == 0 ? 1 : -1)
  }
}

/// Whether two numbers differ by no more than a tolerance.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

/// Whether the numbers of two rectangles differ by no more than a tolerance.
func isClose(_ left: Rect, _ right: Rect, within tolerance: Double = 1e-9) -> Bool {
  isClose(left.origin.x, right.origin.x, within: tolerance)
    && isClose(left.origin.y, right.origin.y, within: tolerance)
    && isClose(left.size.width, right.size.width, within: tolerance)
    && isClose(left.size.height, right.size.height, within: tolerance)
}

/// Runs a law on the samples of one seed.
func forEachSample(_ seed: UInt64, _ law: (inout SplitMix64) -> Void) {
  var random = SplitMix64(seed: seed)
  for _ in 0..<samplesPerSeed { law(&random) }
}
