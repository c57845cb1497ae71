import MarayaDirection
public import MarayaTree

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
  /// would not have stand in brackets, and `constraints` where those place the node. The text is the same on every run and machine; lines
  /// end with a line feed, also the last one.
  ///
  /// To show a given direction the whole tree is laid out in it, and afterwards again in
  /// its own. Islands keep their direction. In a hook of a pass, and under a root that is a
  /// layer, the tree is drawn as it stands.
  ///
  /// - Complexity: O(*n* · *d*) for *n* nodes of depth *d*, and the passes.
  public final func drawing(_ directions: DrawnDirections = .current) -> String {
    let drawings = drawn(directions) { direction in
      Drawing(of: self, drawsRootDirection: direction == nil)
    }
    if drawings.count == 1 { return drawings[0].text }
    return Drawing.sideBySide(drawings, titles: LayoutDirection.allCases.map(\.description))
  }

  /// The tree as it stands, drawn as text: ``drawing(_:)`` for the current directions.
  public final var treeText: String { drawing() }
}
