import MarayaDirection
public import MarayaTree

extension Node {
  /// A picture of the tree from this node down, under the names of the directions it is laid out
  /// in.
  ///
  /// ```swift
  /// card.picture(.both).svg
  /// ```
  ///
  /// To show a given direction the whole tree is laid out in it, and afterwards again in
  /// its own. Islands keep their direction. In a hook of a pass, and under a root that is a
  /// layer, the tree is shown as it stands.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, and the passes.
  public final func picture(_ directions: DrawnDirections = .current) -> LayoutPicture {
    LayoutPicture(
      drawn(directions) { direction in
        LayoutPicture.Panel(
          capture(),
          title: (direction ?? effectiveLayoutDirection).description
        )
      }
    )
  }
}
