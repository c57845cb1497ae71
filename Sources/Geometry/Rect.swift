/// A rectangle with sides parallel to the axes, in points.
///
///     minX           maxX
///     ┌────────────────┐ minY
///     │ origin         │
///     └────────────────┘ maxY
///
/// The rules are `CGRect`'s:
///
/// - A negative size is allowed and means the same rectangle described from another corner. Every
///   operation and every comparison works on the ``standardized`` rectangle; only ``origin`` and
///   ``size`` show what was stored.
/// - There is a ``null`` rectangle: what is left when two rectangles share nothing. It adds nothing
///   to a ``union(_:)``, and no operation moves it.
/// - There is an ``infinite`` rectangle, which contains every other.
@frozen
public struct Rect: Sendable {
  /// The stored corner, in points: the smallest coordinates unless the size is negative.
  public var origin: Point

  /// The stored size, in points, whose lengths may be negative.
  public var size: Size

  /// Creates a rectangle from a corner and a size, in points.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and two lengths, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

// MARK: - Special rectangles

extension Rect {
  /// The empty rectangle at the origin.
  @inlinable
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The rectangle that is nowhere: its origin is at infinity, its size zero.
  ///
  /// It is not the same as an empty rectangle, which has a place.
  @inlinable
  public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// The rectangle that has no limits.
  ///
  /// Its numbers are finite and those of `CGRect.infinite`: the largest finite size, centred on the
  /// origin.
  @inlinable
  public static var infinite: Rect {
    let length = Double.greatestFiniteMagnitude
    return Rect(x: -length / 2, y: -length / 2, width: length, height: length)
  }

  /// Whether the rectangle is ``null``: a coordinate of its origin is positive infinity.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle has no area: it is ``null``, or its width or height is zero.
  ///
  /// A rectangle with a negative size is not empty.
  @inlinable
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether the rectangle equals ``infinite``.
  @inlinable
  public var isInfinite: Bool { self == .infinite }

  /// Whether every coordinate of every edge is neither infinite nor NaN.
  ///
  /// ``null`` is not finite. ``infinite`` is: its name says what it stands for, its numbers are
  /// finite.
  @inlinable
  public var isFinite: Bool {
    origin.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}

// MARK: - Edges

extension Rect {
  /// The same rectangle with a size that is not negative.
  ///
  /// `Rect(x: 32, y: 32, width: -32, height: -32)` becomes `Rect(x: 0, y: 0, width: 32, height:
  /// 32)`; every form of the null rectangle becomes ``null``.
  @inlinable
  public var standardized: Rect {
    if isNull { return .null }
    var result = self
    if size.width < 0 {
      result.origin.x = origin.x + size.width
      result.size.width = -size.width
    }
    if size.height < 0 {
      result.origin.y = origin.y + size.height
      result.size.height = -size.height
    }
    return result
  }

  /// The width of the standardized rectangle, in points; never negative.
  @inlinable
  public var width: Double { standardized.size.width }

  /// The height of the standardized rectangle, in points; never negative.
  @inlinable
  public var height: Double { standardized.size.height }

  /// The smallest x coordinate, in points.
  @inlinable
  public var minX: Double { standardized.origin.x }

  /// The x coordinate of the centre, in points.
  @inlinable
  public var midX: Double {
    let standard = standardized
    return standard.origin.x + standard.size.width / 2
  }

  /// The largest x coordinate, in points.
  @inlinable
  public var maxX: Double {
    let standard = standardized
    return standard.origin.x + standard.size.width
  }

  /// The smallest y coordinate, in points.
  @inlinable
  public var minY: Double { standardized.origin.y }

  /// The y coordinate of the centre, in points.
  @inlinable
  public var midY: Double {
    let standard = standardized
    return standard.origin.y + standard.size.height / 2
  }

  /// The largest y coordinate, in points.
  @inlinable
  public var maxY: Double {
    let standard = standardized
    return standard.origin.y + standard.size.height
  }
}

// MARK: - Comparing

extension Rect: Hashable {
  /// Compares two rectangles in standardized form; all null rectangles are equal.
  @inlinable
  public static func == (lhs: Rect, rhs: Rect) -> Bool {
    let left = lhs.standardized
    let right = rhs.standardized
    return left.origin == right.origin && left.size == right.size
  }

  /// Feeds the standardized rectangle to a hasher, so that equal rectangles hash alike.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    let standard = standardized
    hasher.combine(standard.origin)
    hasher.combine(standard.size)
  }
}

extension Rect: CustomStringConvertible {
  /// The stored origin and size with at most two decimals, as in `20,50 100×100`, or `null`.
  public var description: String { isNull ? "null" : "\(origin) \(size)" }
}
