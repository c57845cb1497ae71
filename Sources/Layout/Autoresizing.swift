public import MarayaGeometry

/// What a mask does to a place when the size around it changes: a function, without memory.
///
/// The place is always computed from the one that was asked for and the size at that time, never
/// from the last result, so there and back again is where it began.
@frozen
public struct Autoresizing: Hashable, Sendable {
  /// Which parts stretch.
  public var mask: AutoresizingMask
  /// The place that was asked for, measured from the corner of the box around it, in points.
  public var rect: Rect
  /// The size of the box around it at that time, in points.
  public var container: Size

  /// Creates the stretching of a place that was asked for in a box of a size.
  @inlinable
  public init(mask: AutoresizingMask, rect: Rect, container: Size) {
    self.mask = mask
    self.rect = rect
    self.container = container
  }

  /// The place in a box of another size, in points.
  ///
  /// UIKit's rule on each axis: the flexible ones of margin, size and margin share the change in
  /// proportion to their lengths, or equally if these add up to nothing. A size that would be
  /// below 0 is 0; what it can't give then is taken from the flexible margin, or from both.
  @inlinable
  public func rect(in size: Size) -> Rect {
    let x = Self.stretched(
      near: rect.minX,
      length: rect.width,
      from: container.width,
      to: size.width,
      isNearFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isFarFlexible: mask.contains(.flexibleRightMargin)
    )
    let y = Self.stretched(
      near: rect.minY,
      length: rect.height,
      from: container.height,
      to: size.height,
      isNearFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isFarFlexible: mask.contains(.flexibleBottomMargin)
    )
    return Rect(x: x.near, y: y.near, width: x.length, height: y.length)
  }

  @inlinable
  static func stretched(
    near: Double,
    length: Double,
    from old: Double,
    to new: Double,
    isNearFlexible: Bool,
    isLengthFlexible: Bool,
    isFarFlexible: Bool
  ) -> (near: Double, length: Double) {
    let change = new - old
    let far = old - near - length
    let flexible =
      (isNearFlexible ? near : 0) + (isLengthFlexible ? length : 0) + (isFarFlexible ? far : 0)
    let count =
      (isNearFlexible ? 1.0 : 0) + (isLengthFlexible ? 1.0 : 0) + (isFarFlexible ? 1.0 : 0)
    if change == 0 || count == 0 { return (near, length) }
    func share(_ part: Double) -> Double {
      flexible > 0 ? change * part / flexible : change / count
    }
    let newNear = near + (isNearFlexible ? share(near) : 0)
    let newLength = length + (isLengthFlexible ? share(length) : 0)
    if newLength >= 0 { return (newNear, newLength) }
    if isNearFlexible == isFarFlexible { return (newNear + newLength / 2, 0) }
    return (isNearFlexible ? newNear + newLength : newNear, 0)
  }
}
