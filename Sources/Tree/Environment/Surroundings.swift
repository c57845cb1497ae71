import MarayaDirection
import MarayaGeometry
import MarayaText

/// What a node has set of direction, margins and safe area, and what reached it of the last.
final class Surroundings {
  var semantic = SemanticContentAttribute.unspecified
  var margins = SidedInsets.physical(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var insetsMarginsFromSafeArea = true
  /// The insets of a root.
  var rootSafeArea = EdgeInsets.zero
  /// What is added here to the insets that reach the node.
  var additionalSafeArea = EdgeInsets.zero
  var readableWidth: Double?
  var textMeasurer: (any TextMeasurer)?

  // What the last pass found, on the way down: the next node has it without a way up.
  var foundSafeArea = EdgeInsets.zero
  /// Where margins are preserved.
  var foundMargins: EdgeInsets?
  var foundReadableWidth: Double?
}

extension Node {
  /// The record of surroundings, made now if the node has none.
  final var madeSurroundings: Surroundings {
    let extras = madeExtras
    if let surroundings = extras.surroundings { return surroundings }
    let surroundings = Surroundings()
    extras.surroundings = surroundings
    return surroundings
  }

  /// Marks what depends on surroundings that are others since the node has joined or left a tree.
  final func adoptSurroundings(of supernode: Node?) {
    let above = supernode?.record.flags ?? []
    let flags = record.flags.union(above)
    if flags.isDisjoint(with: .hasSurroundings) { return }
    if flags.contains(.hasReadableWidth) { spread(.hasReadableWidth) }
    if flags.contains(.hasTextMeasurer) { spreadTextMeasurer() }
    if above.contains(.hasSafeArea) && !record.flags.contains(.hasSafeArea) { spread(.hasSafeArea) }
    markNeedsLayout()
  }
}
