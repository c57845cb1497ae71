public import MarayaTree

extension Node {
  /// The active constraints that the node holds, older ones first; UIKit's `constraints`.
  ///
  /// Those of which the node is the nearest ancestor of the items, itself included.
  ///
  /// - Complexity: O(1).
  public final var constraints: [LayoutConstraint] {
    NodeConstraints.existing(of: self)?.owned ?? []
  }
}
