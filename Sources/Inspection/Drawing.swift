public import MarayaDirection
public import MarayaTree

/// Which directions a drawing shows.
public enum DrawnDirections: Hashable, Sendable {
  /// The tree as it stands, without a layout pass.
  case current
  /// The tree laid out in one direction.
  case only(LayoutDirection)
  /// The tree laid out left-to-right and right-to-left, side by side.
  case both
}

extension Node {
  /// The tree from this node down as lines of text: ids, frames, and what else is unusual.
  ///
  /// ```
  ///           left-to-right  right-to-left
  /// card      0,0 320×120    0,0 320×120
  /// ├─ photo  16,16 64×64    240,16 64×64
  /// └─ name   96,16 208×20   16,16 208×20
  /// ```
  ///
  /// Frames are physical, in points, with at most two decimals. Attributes that a new node
  /// would not have stand in brackets. The text is the same on every run and machine; lines
  /// end with a line feed, also the last one.
  ///
  /// To show a given direction the whole tree is laid out in it, and afterwards again in
  /// its own. Islands keep their direction. In a hook of a pass, and under a root that is a
  /// layer, the tree is drawn as it stands.
  ///
  /// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*, and the passes.
  public final func drawing(_ directions: DrawnDirections = .current) -> String {
    switch root.canBeTurned ? directions : .current {
    case .current:
      return Drawing(of: self, drawsRootDirection: true).text
    case .only(let direction):
      return root.laidOut(in: direction) { Drawing(of: self, drawsRootDirection: false).text }
    case .both:
      let drawings = LayoutDirection.allCases.map { direction in
        root.laidOut(in: direction) { Drawing(of: self, drawsRootDirection: false) }
      }
      return Drawing.sideBySide(drawings, titles: LayoutDirection.allCases.map(\.description))
    }
  }

  /// The tree as it stands, drawn as text: ``drawing(_:)`` for the current directions.
  public final var treeText: String { drawing() }

  /// Whether this root can be laid out in another direction: a layer has none, and a pass that
  /// is under way is not to be disturbed.
  var canBeTurned: Bool { !(self is LayerNode) && !isBeingLaidOut }

  /// What `body` gives while this root is laid out in `direction`; then it is as it was.
  func laidOut<Result>(in direction: LayoutDirection, _ body: () -> Result) -> Result {
    let own = layoutDirection
    layoutDirection = direction
    layoutIfNeeded()
    defer {
      layoutDirection = own
      layoutIfNeeded()
    }
    return body()
  }
}
