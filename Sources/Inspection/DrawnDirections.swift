public import MarayaDirection
import MarayaTree

/// Which directions a drawing or a picture shows.
public enum DrawnDirections: Hashable, Sendable {
  /// The tree as it stands, without a layout pass.
  case current
  /// The tree laid out in one direction.
  case only(LayoutDirection)
  /// The tree laid out left-to-right and right-to-left, side by side.
  case both
}

extension Node {
  /// What `draw` makes of the tree in each of the directions, in the order of the cases.
  ///
  /// It is told the direction that the whole tree is laid out in; none where it is drawn as it
  /// stands, because that was asked for or because the tree can't be turned.
  func drawn<Result>(
    _ directions: DrawnDirections,
    _ draw: (LayoutDirection?) -> Result
  ) -> [Result] {
    switch root.canBeTurned ? directions : .current {
    case .current: [draw(nil)]
    case .only(let direction): [root.laidOut(in: direction) { draw(direction) }]
    case .both:
      LayoutDirection.allCases.map { direction in
        root.laidOut(in: direction) { draw(direction) }
      }
    }
  }

  /// Whether this root can be laid out in another direction: a layer has none, and a pass that
  /// is under way is not to be disturbed.
  var canBeTurned: Bool { !(self is LayerNode) && !isBeingLaidOut }

  /// What `body` gives while this root is laid out in `direction`; then it is as it was.
  func laidOut<Result>(in direction: LayoutDirection, _ body: () -> Result) -> Result {
    let own = layoutDirection
    let marked = subtree.compactMap { $0 as? any RemembersLayouts }
    if !marked.isEmpty { layoutIfNeeded() }
    let waysBack = marked.map { $0.wayBack() }
    layoutDirection = direction
    layoutIfNeeded()
    defer {
      layoutDirection = own
      layoutIfNeeded()
      for goBack in waysBack { goBack() }
      layoutIfNeeded()
    }
    return body()
  }
}
