public import MarayaTree

/// Laid-out trees side by side, as a picture in SVG.
///
/// ```swift
/// let card = makeCard()
/// card.layout(width: 320, height: 120)
/// let text = card.picture(.both).svg
/// ```
///
/// The boxes stand exactly where the layout says: each panel has a group whose coordinates are
/// those of its root's bounds space, in points, and in it a rectangle for each node, with the
/// numbers of the snapshot. Where the snapshot was taken with a display scale these are the frames
/// on the grid of pixels, except for boxes that are turned or slanted, which are exact; clips are
/// always exact.
///
/// - Supernodes lie behind their subnodes, siblings in the order of their `zPosition`.
/// - Each level has a fill of its own down to the seventh. Layers are a dashed outline, nodes that
///   are hidden, or in one that is, a faint dotted one.
/// - What a clip cuts off is not shown. Alphas are, but nothing fades to less than a fifth, so that
///   it can still be found.
/// - Ids stand in their boxes, in the middle of a leaf and in a free corner of a container, cut off
///   or left out where there is no room. Every box shows its path and its frame under the pointer.
/// - Between two neighbours that run in opposite directions a dashed line is the axis that one is
///   the mirror image of the other about.
/// - What sticks out of a root by more than its longer side is not in the picture.
///
/// The picture follows the reader's light or dark scheme and has no scripts and nothing from
/// elsewhere. Its text is the same on every run and machine, and may stand in a page of HTML.
public struct LayoutPicture: Hashable, Sendable {
  /// The trees, from left to right.
  public var panels: [Panel]

  /// A tree in a picture.
  public struct Panel: Hashable, Sendable {
    /// What stands above the tree; nothing if it is empty.
    public var title: String
    /// The tree.
    public var snapshot: LayoutSnapshot

    /// Creates a panel from a laid-out tree.
    public init(_ snapshot: LayoutSnapshot, title: String = "") {
      self.title = title
      self.snapshot = snapshot
    }
  }

  /// Creates a picture of trees from left to right.
  public init(_ panels: [Panel]) { self.panels = panels }

  /// Creates a picture of a tree, under a title if there is one.
  public init(_ snapshot: LayoutSnapshot, title: String = "") {
    panels = [Panel(snapshot, title: title)]
  }

  /// The picture as an SVG document, in points.
  ///
  /// The first element is the root's, so the text can be a file or part of a page.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; *n* log *n* where siblings are not in
  ///   the order of their `zPosition`.
  public var svg: String { PictureWriter(panels).text }
}
