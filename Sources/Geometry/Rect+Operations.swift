// Null needs a case of its own only where it would count as a place: its edges lie at infinity,
// beyond those of every other rectangle.

// MARK: - Containment

extension Rect {
  /// Whether a point lies inside.
  ///
  /// The smallest edges count as inside, the largest don't, so that of two rectangles side by side
  /// exactly one contains a point of the shared edge. An empty rectangle contains no point. This is
  /// `CGRectContainsPoint`.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside, edges included.
  ///
  /// Every rectangle contains itself and ``null``; ``null`` contains nothing else. This is
  /// `CGRectContainsRect`.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    other.isNull
      || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// Whether two rectangles overlap by more than an edge.
  ///
  /// Rectangles that only touch don't intersect, although their ``intersection(_:)`` is an empty
  /// rectangle and not ``null``. An empty rectangle intersects one in whose interior it lies.
  /// ``null`` intersects nothing. This is what `CGRectIntersectsRect` is observed to do.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

// MARK: - Combining

extension Rect {
  /// The part that two rectangles share.
  ///
  /// Rectangles that touch share an edge or a corner: the result is empty, but has a place.
  /// Rectangles apart share nothing: the result is ``null``. Where one lies within the other along
  /// an axis, its numbers come back unchanged. This is `CGRectIntersection`.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let horizontal = Interval(x: self).intersection(Interval(x: other))
    let vertical = Interval(y: self).intersection(Interval(y: other))
    if horizontal.length < 0 || vertical.length < 0 { return .null }
    return Rect(horizontal, vertical)
  }

  /// The smallest rectangle that contains both.
  ///
  /// ``null`` adds nothing; an empty rectangle adds its place. Where one lies within the other
  /// along an axis, the other's numbers come back unchanged. This is `CGRectUnion`.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    return Rect(
      Interval(x: self).union(Interval(x: other)),
      Interval(y: self).union(Interval(y: other))
    )
  }
}

// MARK: - Moving edges

extension Rect {
  /// The rectangle moved by a distance on each axis, in points.
  ///
  /// ``null`` stays null. This is `CGRectOffset`.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return .null }
    var result = standardized
    result.origin.x += dx
    result.origin.y += dy
    return result
  }

  /// The rectangle with both edges of each axis moved inwards by a distance, in points.
  ///
  /// Negative distances move the edges outwards. When a distance is more than half the size,
  /// nothing is left: the result is ``null``. This is `CGRectInset`.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return .null }
    let result = inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    return result.size.width < 0 || result.size.height < 0 ? .null : result
  }

  /// The rectangle with each edge moved inwards by its own distance, in points.
  ///
  /// Negative distances move an edge outwards. Insets that exceed the size give a negative size,
  /// and no ``null``, so that layout of something still without a size stays finite. This is
  /// UIKit's `inset(by:)`.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    if isNull { return .null }
    var result = standardized
    result.origin.x += insets.left
    result.origin.y += insets.top
    result.size.width -= insets.left + insets.right
    result.size.height -= insets.top + insets.bottom
    return result
  }

  /// The smallest rectangle with whole coordinates that contains this one.
  ///
  /// ``null`` and ``infinite`` stay as they are. This is `CGRectIntegral`; it knows no display
  /// scale. ``PixelGrid`` does.
  @inlinable
  public var integral: Rect {
    if isNull { return .null }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return Rect(
      x: left,
      y: top,
      width: maxX.rounded(.up) - left,
      height: maxY.rounded(.up) - top
    )
  }

  /// Cuts the rectangle in two, parallel to an edge.
  ///
  ///     Rect(x: 10, y: 20, width: 30, height: 40).divided(atDistance: 10, from: .minX)
  ///     // slice 10,20 10×40, remainder 20,20 20×40
  ///
  /// ``null`` is divided into two null rectangles. This is `CGRectDivide`.
  ///
  /// - Parameters:
  ///   - distance: How far from the edge to cut, in points; limited to what the rectangle has.
  ///   - edge: The edge at which the slice lies.
  /// - Returns: The part at the edge, and what remains.
  @inlinable
  public func divided(
    atDistance distance: Double,
    from edge: RectEdge
  ) -> (slice: Rect, remainder: Rect) {
    if isNull { return (.null, .null) }
    var slice = standardized
    var remainder = slice
    switch edge {
    case .minX, .maxX:
      let length = min(max(distance, 0), slice.size.width)
      slice.size.width = length
      remainder.size.width -= length
    case .minY, .maxY:
      let length = min(max(distance, 0), slice.size.height)
      slice.size.height = length
      remainder.size.height -= length
    }
    switch edge {
    case .minX: remainder.origin.x += slice.size.width
    case .maxX: slice.origin.x += remainder.size.width
    case .minY: remainder.origin.y += slice.size.height
    case .maxY: slice.origin.y += remainder.size.height
    }
    return (slice, remainder)
  }
}
