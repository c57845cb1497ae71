import MarayaDirection
import MarayaGeometry
import TestSupport

extension SplitMix64 {
  /// A multiple of 1/64 from -1024 to 1024: sums and differences of such numbers are exact.
  mutating func dyadic() -> Double { Double(below(131_073) - 65_536) / 64 }

  mutating func dyadicAxis() -> ReferenceAxis {
    ReferenceAxis(minX: dyadic(), maxX: dyadic())
  }

  /// A rectangle of such numbers, its size negative half of the time on each axis.
  mutating func dyadicRect() -> Rect {
    Rect(x: dyadic(), y: dyadic(), width: dyadic(), height: dyadic())
  }

  /// Any number there is, large or tiny, but no infinity and no NaN.
  mutating func finiteNumber() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }

  /// A vector of multiples of 1/64.
  mutating func dyadicPoint() -> Point { Point(x: dyadic(), y: dyadic()) }

  /// A transform of six arbitrary numbers of moderate size.
  mutating func transform() -> AffineTransform {
    AffineTransform(
      a: uniform(-2...2),
      b: uniform(-2...2),
      c: uniform(-2...2),
      d: uniform(-2...2),
      tx: uniform(-500...500),
      ty: uniform(-500...500)
    )
  }

  /// A transform of space of sixteen arbitrary numbers of moderate size.
  mutating func transform3D() -> Transform3D {
    var transform = Transform3D()
    for entry in matrixEntries { transform[keyPath: entry] = uniform(-2...2) }
    return transform
  }
}

/// The sixteen numbers of a matrix, row by row.
var matrixEntries: [WritableKeyPath<Transform3D, Double>] {
  [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
    \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]
}
