import MarayaGeometry

/// CSS's angles in the unit square: in degrees, 0 is up, growing clockwise.
enum Angle {
  /// The angle of the way between two points; 0 for points that are the same.
  static func degrees(from start: UnitPoint, to end: UnitPoint) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    if x == 0 && y == 0 { return 0 }
    // The eight usual ones are exact.
    if x == 0 { return y < 0 ? 0 : 180 }
    if y == 0 { return x > 0 ? 90 : 270 }
    let degrees = arcTangent(x, -y) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The points at which the line through the middle begins and ends.
  static func points(at degrees: Double) -> (start: UnitPoint, end: UnitPoint) {
    let turn = AffineTransform(rotationAngle: degrees * .pi / 180)
    // Up, turned.
    let (x, y) = (turn.b, -turn.a)
    let half = (abs(x) + abs(y)) / 2
    return (
      UnitPoint(x: 0.5 - x * half, y: 0.5 - y * half),
      UnitPoint(x: 0.5 + x * half, y: 0.5 + y * half)
    )
  }
}
