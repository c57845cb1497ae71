public import MarayaGeometry
import MarayaTree

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
  public var description: String { "\(node): \(frameText)\n  \(reason)" }
}

extension MirrorFailure {
  /// Whether it is not the node's place that does not mirror, but the tree that can't be compared.
  var isOfTheWhole: Bool { expected == rightToLeft }

  /// The frames in words.
  var frameText: String {
    "\(leftToRight) left-to-right, \(rightToLeft) right-to-left instead of \(expected)"
  }

  /// The frames for programs.
  var frameFields: [PropertyValue.Field] {
    [
      PropertyValue.Field("leftToRight", .rect(leftToRight)),
      PropertyValue.Field("rightToLeft", .rect(rightToLeft)),
      PropertyValue.Field("expected", .rect(expected)),
    ]
  }
}
