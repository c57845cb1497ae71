public import MarayaGeometry

/// The way between leading space and physical space: the one place that mirrors.
///
///     leading     minX ─────▶ x                maxX
///     physical    minX                x' ◀──── maxX       x' = minX + maxX - x
///
/// In leading space x grows away from the leading edge; in physical space it grows to the
/// right. Both use the coordinates of the axis, so that left-to-right is the identity, bit for
/// bit. Only x mirrors.
///
/// It has two doors: physical inputs come in through ``leading(_:)-(Rect)``, results go out
/// through ``physical(_:)-(Rect)``. Behind both is the same arithmetic, for a reflection is its
/// own inverse (in floating point within rounding; exactly for values that the sum of the axis'
/// ends can represent). Called as a function it goes through either.
///
/// Places need the axis. Distances, insets, corner radii, transforms and parts of a width don't:
/// the doors for them are those of ``LayoutDirection``, which can be used on their own.
///
/// The rule is article 1's `refWidth - maxX`, with the origin of the bounds taken into account.
@frozen
public struct Reflection: Hashable, Sendable {
  /// The direction whose leading edge x is measured from.
  public var direction: LayoutDirection
  /// The extent to mirror about, in physical points.
  public var axis: ReferenceAxis

  /// Creates the reflection of a direction across an axis.
  @inlinable
  public init(_ direction: LayoutDirection, across axis: ReferenceAxis) {
    self.direction = direction
    self.axis = axis
  }

  /// The reflection that changes nothing: of a root without a reference width.
  @inlinable
  public static var identity: Reflection {
    Reflection(.leftToRight, across: ReferenceAxis(width: 0))
  }

  /// The reflection that mirrors across an axis, whatever direction things run in.
  @inlinable
  public static func mirror(across axis: ReferenceAxis) -> Reflection {
    Reflection(.rightToLeft, across: axis)
  }

  /// The coordinate `x`, in points, in the other space.
  @inlinable
  public func callAsFunction(_ x: Double) -> Double {
    direction.reflected(x, sum: axis.minX + axis.maxX)
  }

  /// The point in the other space.
  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: self(point.x), y: point.y)
  }

  /// The rectangle in the other space; its size stays, its edges change sides.
  ///
  /// A negative size is standardised first, as `CGRect` does.
  @inlinable
  public func callAsFunction(_ rect: Rect) -> Rect {
    var result = rect.standardized
    result.origin.x = self(x: result.origin.x, width: result.size.width)
    return result
  }

  /// The near side of a rectangle of which `x` is the near side in the other space, in points.
  @inlinable
  public func callAsFunction(x: Double, width: Double) -> Double {
    direction.reflected(x, length: width, sum: axis.minX + axis.maxX)
  }

  /// The x of a rectangle's anchor point, in points, in the other space.
  ///
  /// The rectangle mirrors; the part of its width before the anchor point stays. Article 1's
  /// `refWidth - center.x`, which holds for an anchor point in the middle alone.
  @inlinable
  public func callAsFunction(position x: Double, anchor: Double, width: Double) -> Double {
    direction.reflected(x, length: (1 - 2 * anchor) * width, sum: axis.minX + axis.maxX)
  }
}

// MARK: - Sides

extension LayoutDirection {
  /// A number on the x axis in the other space, where the two ends of the axis add up to `sum`.
  ///
  /// For a place these are the ends of the reference axis, for a distance 0, for a part of a width
  /// 1. What has a length begins at its other end: `length` is added to `x` first. Left-to-right
  /// gives `x` itself; right-to-left gives 0, not -0, for no distance.
  @inlinable
  func reflected(_ x: Double, length: Double = 0, sum: Double) -> Double {
    switch self {
    case .leftToRight: x
    case .rightToLeft: sum - (x + length)
    }
  }

  /// What stands on the two sides in the order of the other space.
  ///
  /// Leading and trailing become left and right, left and right become leading and trailing.
  @inlinable
  public func sides<Value>(_ one: Value, _ other: Value) -> (Value, Value) {
    switch self {
    case .leftToRight: (one, other)
    case .rightToLeft: (other, one)
    }
  }
}
