import MarayaDirection
import MarayaTree

/// What a node keeps for constraints: those it owns, those it takes part in, and its guides.
final class NodeConstraints {
  unowned let node: Node

  /// The active constraints that the node owns, being the nearest ancestor of their items; older
  /// ones first, by ``LayoutConstraint/serial``.
  var owned: [LayoutConstraint] = []
  /// Those of them that wait to be brought to where they are solved; older ones first.
  var pending: [LayoutConstraint] = []
  /// The active constraints that have the node, or a guide of it, as an item, whoever owns them;
  /// older ones first.
  var touching: [LayoutConstraint] = []
  /// The guides that were added to the node.
  var guides: [LayoutGuide] = []
  /// The guides of the node's regions that someone has asked for.
  var regionGuides: [LayoutGuide] = []
  /// The constraints that a maker made for the node and its guides, active or not; older ones first.
  var made: [LayoutConstraint] = []
  /// What waits until the node is part of a larger tree.
  var waiting: [WaitingConstraints] = []
  /// On a root: the number of the next constraint that is activated in its tree.
  var nextSerial: Int64 = 0

  // Where they are solved (`Systems`).

  /// The system whose host the node is, once something is solved there.
  var system: ConstraintSystem?
  /// The systems that the node, or a guide of it, takes part in.
  var members: [Membership] = []
  /// The constraints that say margins, offsets or baselines of the node.
  var watchers: [ConstraintRow] = []
  /// The direction that they have been told.
  var knownDirection: LayoutDirection?
  /// How many active constraints reach across the node, from inside to outside.
  var crossings = 0

  init(of node: Node) { self.node = node }

  deinit {
    for constraint in owned { constraint.ownerWasReleased() }
  }

  /// What a node keeps, made now if it keeps nothing yet.
  static func of(_ node: Node) -> NodeConstraints {
    if let constraints = existing(of: node) { return constraints }
    let constraints = NodeConstraints(of: node)
    node.keepForConstraints(constraints)
    return constraints
  }

  /// What a node keeps, if it keeps anything.
  static func existing(of node: Node) -> NodeConstraints? {
    node.constraintHooks as? NodeConstraints
  }
}

/// Something that waits until a node is part of a larger tree.
enum WaitingConstraints {
  /// A constraint whose items had no common ancestor when it was attached.
  case constraint(LayoutConstraint)
  /// A maker's closure of a node that had no supernode.
  case maker((Node) -> Void)
}
