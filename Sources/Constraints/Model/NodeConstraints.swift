import MarayaTree

/// What a node keeps for constraints: those it owns, those it takes part in, and its guides.
final class NodeConstraints {
  unowned let node: Node

  /// The active constraints that the node owns, being the nearest ancestor of their items; older
  /// ones first, by ``LayoutConstraint/serial``.
  var owned: [LayoutConstraint] = []
  /// Those of them that wait to be brought to where they are solved.
  var pending: [LayoutConstraint] = []
  /// The active constraints that have the node, or a guide of it, as an item, whoever owns them.
  var touching: [LayoutConstraint] = []
  /// The guides that were added to the node.
  var guides: [LayoutGuide] = []
  /// On a root: the number of the next constraint that is activated in its tree.
  var nextSerial: Int64 = 0

  init(of node: Node) { self.node = node }
}
