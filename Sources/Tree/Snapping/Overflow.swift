import MarayaGeometry

// Sums of finite frames may be beyond the largest number: where nodes lie in a root, and on a grid.
// No setter could refuse them, and what reads a snapshot must not stumble over them.

/// A little below the largest number, so that no rounding leads beyond that.
private let limit = 1.79e308

extension Rect {
  /// The rectangle, or one as far out as there are numbers where its edges are beyond them.
  var finite: Rect {
    if isFinite { return self }
    let (width, height) = (size.width.withinLimit, size.height.withinLimit)
    return Rect(
      x: origin.x.withinLimit(of: width),
      y: origin.y.withinLimit(of: height),
      width: width,
      height: height
    )
  }
}

extension AffineTransform {
  /// The transform with the largest numbers in place of those beyond them.
  var finite: AffineTransform {
    if isFinite { return self }
    return AffineTransform(
      a: a.withinLimit,
      b: b.withinLimit,
      c: c.withinLimit,
      d: d.withinLimit,
      tx: tx.withinLimit,
      ty: ty.withinLimit
    )
  }
}

extension Double {
  /// The nearest number that is no farther from 0 than the limit; 0 for what is no number.
  fileprivate var withinLimit: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }

  /// The same for an edge from which a length leads to another.
  fileprivate func withinLimit(of length: Double) -> Double {
    length < 0
      ? Swift.max(withinLimit, -limit - length) : Swift.min(withinLimit, limit - length)
  }
}
