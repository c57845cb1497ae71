import MarayaGeometry

/// What few nodes have: stored beside the node, made when first needed.
@usableFromInline
final class NodeExtras {
  var transform3D = Transform3D.identity
  /// The part of `transform3D` that geometry uses.
  var transform = AffineTransform.identity
  /// The transform in leading space; counts while `NodeFlags.hasDirectionalTransform` is set.
  var directionalTransform: AffineTransform?
  /// Counts while `NodeFlags.hasOwnAnchor` is set.
  var anchorPoint = UnitPoint.center
  /// Counts while `NodeFlags.hasReferenceWidth` is set.
  var referenceWidth = 0.0
  var zPosition = 0.0
  var alpha = 1.0
  var payload: AnyObject?
  var placement: PlacementRecord?
  var surroundings: Surroundings?
  var sides: SidedAppearance?
  var constraints: (any ConstraintHooks)?
  var content: ContentTraits?
  /// What belongs to the whole tree; looked up on the root alone.
  var context: TreeContext?
}

/// What a tree has once, kept by its root.
final class TreeContext {
  var diagnostics = DiagnosticLog()
  var recorder: (any ChangeRecorder)?
  /// The pixels of a point; `nil` where nothing is snapped.
  var displayScale: Double?
  /// How many nodes that were added during a pass are laid out in it.
  var newNodeLimit = 1_000_000
}

extension Node {
  /// The side object, made now if the node has none.
  final var madeExtras: NodeExtras {
    if let extras = record.extras { return extras }
    let extras = NodeExtras()
    record.extras = extras
    return extras
  }

  /// Stores a rare value in the side object, which is counted.
  @inline(never)
  final func keepInExtras(_ store: (NodeExtras) -> Void) { store(madeExtras) }

  /// The tree's context, made now if the node, a root, has none.
  final var madeContext: TreeContext {
    let extras = madeExtras
    if let context = extras.context { return context }
    let context = TreeContext()
    extras.context = context
    return context
  }
}
