public import MarayaDirection
public import MarayaGeometry
public import MarayaTree

/// Something in which a tree differs from an earlier one.
///
/// ```
/// card/badge moved by 8,0, mirrored right-to-left
/// card/title resized by 0,4 to 208×24
/// added card/extra 0,0 10×10 (node) with 2 nodes
/// card: alpha 1 → 0.5
/// ```
public struct TreeDifference: Hashable, Sendable {
  /// What became of a node.
  public enum Change: Hashable, Sendable {
    /// The node is only in the later tree.
    case added(NodeSummary)
    /// The node was only in the earlier tree.
    case removed(NodeSummary)
    /// The node has another supernode; these are the paths of both, `nil` above a top.
    case reparented(from: String?, to: String?)
    /// The node has another place among the siblings that it had.
    case reordered(from: Int, to: Int)
    /// The node has another frame: in one layout, or in several in the same way.
    case frame([FrameChange])
    /// The node is of another type.
    case type(from: String, to: String)
    /// Something else was asked of the node; `nil` where it has no such property.
    case property(String, from: PropertyValue?, to: PropertyValue?)
    /// The node holds a constraint that it did not hold, or no longer one that it did, or one with
    /// another constant or priority; as equations, `nil` where there is none.
    case constraint(from: String?, to: String?)
    /// Something other than the frame came of the node; `nil` where it has no such result.
    case result(String, from: PropertyValue?, to: PropertyValue?)
  }

  /// A node with what is below it, as far as that was added or removed together with it.
  public struct NodeSummary: Hashable, Sendable {
    /// The type as files spell it; `nil` if it is not known.
    public var typeName: String?
    /// The frames in the layouts that are compared, in points; one where they are all the same.
    public var frames: [LayoutFrame]
    /// How many nodes below were added or removed as well.
    public var nodeCount: Int
  }

  /// A frame in a layout, in the bounds space of the supernode.
  public struct LayoutFrame: Hashable, Sendable {
    /// The direction of the layout; `nil` for all that are compared.
    public var direction: LayoutDirection?
    /// The frame, in points.
    public var frame: Rect
  }

  /// What became of a frame in a layout, in the bounds space of the supernode.
  public struct FrameChange: Hashable, Sendable {
    /// The direction of the layout; `nil` if only one is compared.
    public var direction: LayoutDirection?
    /// The earlier frame, in points.
    public var from: Rect
    /// The later frame, in points.
    public var to: Rect
  }

  /// The path of the node in the later tree; of one that was removed, in the earlier.
  public var node: String
  /// What became of it.
  public var change: Change
  /// The only direction in which the trees differ so; `nil` for all that are compared.
  public var direction: LayoutDirection?

  /// Creates a difference.
  public init(node: String, change: Change, direction: LayoutDirection? = nil) {
    self.node = node
    self.change = change
    self.direction = direction
  }
}
