import MarayaGeometry
import MarayaLayout
import MarayaTree

// The side that solves is not written yet: constraints are kept, and nothing comes of them.

extension LayoutConstraint {
  /// Called after the constraint was activated.
  func wasActivated() {}
  /// Called before the constraint is deactivated.
  func willBeDeactivated() {}
  /// Called after a constant of the active constraint changed.
  func constantDidChange() {}
  /// Called after the priority of the active constraint changed.
  func priorityDidChange() {}
}

extension Node {
  /// Lets constraints place the node if it was never asked to be anywhere.
  package final func placeByConstraintsIfUnplaced() {}
  /// Lets constraints place the node.
  package final func placeByConstraints() {}
}

extension NodeConstraints: ConstraintHooks {
  func willLeave(with top: Node) {}
  func didJoin(with top: Node) { activateWaiting() }
  func updateConstraints() {}
  func solve() -> Int { 0 }
  func fittingSize(_ proposal: SizeProposal) -> Size? { nil }
  func contentChanged() {}
  func placementChanged() {}
  func surroundingsChanged() {}

  /// Where a guide of the node is, in its bounds coordinates, in points.
  func frameOfGuide(_ guide: LayoutGuide) -> Rect { .zero }
}
