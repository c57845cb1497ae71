public import MarayaDirection
public import MarayaGeometry

/// A laid-out tree as a value: what renderers, comparisons and other tasks read.
///
/// Taken by ``Node/capture()``. It shares nothing with the tree and can be sent anywhere. All its
/// numbers are finite: where a sum of places is beyond the largest number, one close to that stands.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The nodes: depth first, supernodes before subnodes, back to front.
  public internal(set) var nodes: [Node] = []
  /// The number of pixels in a point; `nil` where nothing was snapped.
  public internal(set) var displayScale: Double?

  /// A node of a snapshot.
  public struct Node: Hashable, Sendable {
    /// The node's id, if it has one.
    public var id: String?
    /// The type, as drawings spell it.
    public var typeName: String
    /// Whether it is a layer.
    public var isLayer: Bool
    /// The number of nodes above it.
    public var depth: Int
    /// The index of the node above it in ``LayoutSnapshot/nodes``.
    public var supernode: Int?
    /// The number of siblings behind it.
    public var place: Int
    /// The direction in which its content runs.
    public var direction: LayoutDirection
    /// The exact frame in the supernode's bounds space, in points, physical.
    public var frame: Rect
    /// The untransformed frame from the leading edge of the supernode, exact, in points.
    public var directionalFrame: Rect
    /// The frame on the grid of pixels; the exact one without a scale.
    public var snappedFrame: Rect
    /// The node's own space: its size, and the origin that its subnodes see.
    public var bounds: Rect
    /// The point of the bounds, in parts, that ``transform`` turns about.
    public var anchorPoint: UnitPoint
    /// How the node is drawn relative to its untransformed frame, about its anchor point.
    public var transform: AffineTransform
    /// The way from the node's bounds space to the root's.
    public var rootTransform: AffineTransform
    /// The box around the node in the root's bounds space, exact, in points.
    public var rootFrame: Rect
    /// The same on the grid of pixels; under a transform, the box around the snapped node.
    public var snappedRootFrame: Rect
    /// What the ancestors that clip leave to be seen, in the root's bounds space; `nil` when
    /// none of them clips.
    public var clip: Rect?
    /// Whether the node, or one above it, is hidden.
    public var isHidden: Bool
    /// The opacity of the node alone.
    public var alpha: Double
    /// The order of drawing among siblings.
    public var zPosition: Double
    /// What else came of the node: what its class names as results.
    public var results: [NodeDescription.Property]
  }

  /// The first node with an id, in the order of the tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public subscript(_ id: String) -> Node? { nodes.first { $0.id == id } }

  /// The path of a node: the ids from the root down, `type[place]` for those without.
  ///
  /// - Precondition: `index` is one of ``nodes``.
  /// - Complexity: O(*d*) for a node at depth *d*.
  public func path(of index: Int) -> String {
    precondition(nodes.indices.contains(index), "LayoutSnapshot: there is no node \(index)")
    var names: [String] = []
    var next: Int? = index
    while let index = next {
      names.append(nodes[index].pathName)
      next = nodes[index].supernode
    }
    return names.reversed().joined(separator: "/")
  }
}

extension LayoutSnapshot.Node {
  /// What the node is called in a path: its id, or its type and its place.
  package var pathName: String {
    id ?? (supernode == nil ? typeName : "\(typeName)[\(place)]")
  }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// A line for each node, indented by its depth, with its frames in the root's space.
  public var description: String {
    nodes.map { node in
      let name = node.id ?? node.typeName
      let indent = String(repeating: "  ", count: node.depth)
      let snapped = displayScale == nil ? "" : ", on the grid \(node.snappedRootFrame)"
      return "\(indent)\(name) \(node.rootFrame)\(snapped)"
    }
    .joined(separator: "\n")
  }
}
