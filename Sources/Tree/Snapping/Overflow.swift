import MarayaGeometry

// Sums of finite frames may be beyond the largest number: where nodes lie in a root, and on a grid.
// No setter could refuse them, and what reads a snapshot must not stumble over them.

extension Rect {
  /// The rectangle, or one as far out as there are numbers where its edges are beyond them.
  var finite: Rect {
    if isFinite { return self }
    let left = origin.x.within(Double.greatestFiniteMagnitude / 2)
    let top = origin.y.within(Double.greatestFiniteMagnitude / 2)
    return Rect(
      x: left,
      y: top,
      width: (origin.x + size.width).within(Double.greatestFiniteMagnitude / 2) - left,
      height: (origin.y + size.height).within(Double.greatestFiniteMagnitude / 2) - top
    )
  }
}

extension AffineTransform {
  /// The transform with the largest numbers in place of those beyond them.
  var finite: AffineTransform {
    if isFinite { return self }
    let limit = Double.greatestFiniteMagnitude
    return AffineTransform(
      a: a.within(limit),
      b: b.within(limit),
      c: c.within(limit),
      d: d.within(limit),
      tx: tx.within(limit),
      ty: ty.within(limit)
    )
  }
}

extension Double {
  /// The nearest number that is no farther from 0 than a limit; 0 for what is no number.
  fileprivate func within(_ limit: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }
}
