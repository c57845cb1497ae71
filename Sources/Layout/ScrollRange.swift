import MarayaGeometry

/// Where content can be scrolled to on one axis, counted from its leading end, in points.
///
///     ├ near ┤ ▒▒▒▒▒▒▒▒▒ content ▒▒▒▒▒▒▒▒▒ ├ far ┤
///     ├──── visible ────┤
///     ▲ min                   max ▲
///
/// Content that is shorter than what is visible rests at its leading end: there is one offset.
/// UIKit's rule for `contentOffset`.
@frozen
public struct ScrollRange: Hashable, Sendable {
  /// The offset at which the near inset is seen whole.
  public var min: Double
  /// The offset at which the far inset is seen whole; not less than ``min``.
  public var max: Double

  /// Creates the range of content.
  ///
  /// - Parameters:
  ///   - content: The length of the content.
  ///   - visible: The length that is seen at a time.
  ///   - near: The inset before the content.
  ///   - far: The inset after it.
  @inlinable
  public init(content: Double, visible: Double, near: Double = 0, far: Double = 0) {
    // Not the negative zero that -0 is.
    min = 0 - near
    max = Swift.max(0 - near, content + far - visible)
  }

  /// The nearest offset in the range.
  @inlinable
  public func clamped(_ offset: Double) -> Double { Swift.max(min, Swift.min(max, offset)) }

  /// The offset, near to the present one, at which an extent is seen.
  ///
  /// UIKit's `scrollRectToVisible`: nothing moves if it is seen already; of one that is longer than
  /// what is visible the beginning is shown.
  ///
  /// - Parameters:
  ///   - start: The beginning of the extent, from the leading end of the content.
  ///   - length: Its length.
  ///   - offset: The present offset.
  ///   - visible: The length that is seen at a time, without the insets.
  /// - Returns: The offset, in the range if it had to move.
  @inlinable
  public func showing(start: Double, length: Double, from offset: Double, visible: Double) -> Double
  {
    let seen = offset - min
    let end = start + Swift.min(length, visible)
    if end > seen + visible { return clamped(offset + (end - (seen + visible))) }
    if start < seen { return clamped(offset + (start - seen)) }
    return offset
  }
}
