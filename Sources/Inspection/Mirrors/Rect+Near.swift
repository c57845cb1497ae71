package import MarayaGeometry

extension Double {
  /// Whether another number is no further away than this; with 0, whether it has the same bits.
  package func isNear(_ other: Double, within tolerance: Double) -> Bool {
    tolerance == 0 ? bitPattern == other.bitPattern : abs(self - other) <= tolerance
  }
}

extension Rect {
  /// Origin and size.
  package var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }

  /// Whether origin and size are near another's.
  package func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    origin.x.isNear(other.origin.x, within: tolerance)
      && origin.y.isNear(other.origin.y, within: tolerance)
      && size.width.isNear(other.size.width, within: tolerance)
      && size.height.isNear(other.size.height, within: tolerance)
  }

  /// The largest of its numbers, without a sign: what tolerances are made from.
  var magnitude: Double {
    max(max(abs(origin.x), abs(origin.y)), max(abs(size.width), abs(size.height)))
  }
}
