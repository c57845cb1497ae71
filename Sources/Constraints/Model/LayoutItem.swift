public import MarayaTree

/// What constraints relate to each other: a node, or a guide of one.
///
/// Adopted by `Node` and ``LayoutGuide``, and by nothing else.
public protocol LayoutItem: AnyObject {
  /// Which node, or which guide of which node, the item is.
  var itemPlace: LayoutItemPlace { get }
}

/// Which node, or which guide of which node, an item of constraints is.
///
/// There is nothing in it for others; it keeps ``LayoutItem`` to nodes and guides.
public struct LayoutItemPlace {
  /// The node itself; of a guide the node that owns it.
  package let node: Node?
  let guide: LayoutGuide?
}

extension LayoutItem {
  /// The node itself; of a guide the node that owns it, if one does.
  var anchorNode: Node? { itemPlace.node }

  /// The guide, unless the item is a node.
  var guide: LayoutGuide? { itemPlace.guide }
}

extension Node: LayoutItem {
  /// Which node this is.
  public final var itemPlace: LayoutItemPlace { LayoutItemPlace(node: self, guide: nil) }
}

extension LayoutGuide: LayoutItem {
  /// Which guide this is, and of which node.
  public var itemPlace: LayoutItemPlace { LayoutItemPlace(node: owningNode, guide: self) }
}
