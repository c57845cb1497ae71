public import MarayaDirection

/// A stretch of text that runs in one direction.
@frozen
public struct BidiRun: Hashable, Sendable {
  /// The run's scalars, counted from the beginning of the paragraph, in reading order.
  public let range: Range<Int>

  /// The embedding level of all its scalars; odd ones run from right to left.
  public let level: UInt8

  /// Creates a run.
  @inlinable
  public init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  /// Whether its first scalar is the rightmost one.
  @inlinable
  public var isRightToLeft: Bool { level & 1 == 1 }

  /// The direction in which it is read.
  public var direction: LayoutDirection { LayoutDirection(bidiLevel: level) }
}
