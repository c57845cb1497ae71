import MarayaGeometry
import MarayaLayout

/// What was asked of a node's place beyond a frame, and what it answered when measured.
final class PlacementRecord {
  /// The rule; counts while `NodeFlags.isRuled` is set.
  var rule: PlacementRule?
  /// The stretching; counts while `NodeFlags.isSprung` is set.
  var autoresizing: Autoresizing?
  /// The position that was asked for instead of the origin of the stretched place, if one was.
  var position: Point?
  /// The corner of the supernode's box that the stretched place is measured from.
  var corner = Point.zero
  /// What the node answered; counts while `NodeFlags.isMeasured` is set.
  var measures = MeasureCache()
  /// The display scale that was found when the node, or one below, was measured; a change of it
  /// is written in here.
  var displayScale: Double?
  /// How often subnodes were measured while the node was laid out.
  var measureCount = 0
  /// Where constraints have put the node's alignment rectangle, in leading space, measured from the
  /// corner of that of the supernode; `nil` before they were solved.
  var solved: Rect?
}

/// A rule that gives a place in leading space, whatever the supernode's size.
enum PlacementRule: Equatable {
  case edges(EdgePlacement)
  case ratio(RatioRect)
  case constraints
}

extension Node {
  /// The placement record, made now if the node has none.
  final var madePlacement: PlacementRecord {
    let extras = madeExtras
    if let placement = extras.placement { return placement }
    let placement = PlacementRecord()
    extras.placement = placement
    return placement
  }
}
