public import MarayaGeometry

/// A node that does not lie right-to-left where the mirror image of its left-to-right frame is.
public struct MirrorFailure: Hashable, Sendable, CustomStringConvertible {
  /// The path of the node.
  public var node: String
  /// The frame in the left-to-right layout, in points.
  public var leftToRight: Rect
  /// The frame in the right-to-left layout, in points.
  public var rightToLeft: Rect
  /// What the frame in the right-to-left layout should be, in points.
  public var expected: Rect
  /// Why it is another, as far as that can be told.
  public var reason: String

  /// The node and its frames in a line, and the reason in the next.
  public var description: String {
    """
    \(node): \(leftToRight) left-to-right, \(rightToLeft) right-to-left instead of \(expected)
      \(reason)
    """
  }
}
