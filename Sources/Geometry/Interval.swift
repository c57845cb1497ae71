/// What a rectangle covers of one axis, in points.
///
/// It keeps the start *and* the length: a length computed again from two ends may differ in its
/// last bit, and a rectangle that is merely handed through must not change.
@frozen
@usableFromInline
struct Interval {
  @usableFromInline var start: Double
  @usableFromInline var length: Double

  @usableFromInline var end: Double {
    @inlinable get { start + length }
  }

  @inlinable
  init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  @inlinable
  init(x rect: Rect) {
    self.init(start: rect.minX, length: rect.width)
  }

  @inlinable
  init(y rect: Rect) {
    self.init(start: rect.minY, length: rect.height)
  }

  /// The shared part; its length is negative where there is a gap.
  @inlinable
  func intersection(_ other: Interval) -> Interval {
    if contains(other) { return other }
    if other.contains(self) { return self }
    let start = max(self.start, other.start)
    return Interval(start: start, length: min(end, other.end) - start)
  }

  @inlinable
  func union(_ other: Interval) -> Interval {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let start = min(self.start, other.start)
    return Interval(start: start, length: max(end, other.end) - start)
  }

  @inlinable
  func contains(_ other: Interval) -> Bool { start <= other.start && other.end <= end }
}

extension Rect {
  @inlinable
  init(_ horizontal: Interval, _ vertical: Interval) {
    self.init(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }
}
