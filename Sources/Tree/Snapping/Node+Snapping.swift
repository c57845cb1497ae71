public import MarayaGeometry

extension Node {
  /// The frame on the grid of pixels of ``displayScale``, in points, physical.
  ///
  /// Edges are rounded, not sizes: what touched still touches, what was inside is still inside.
  /// Each edge is rounded where it lies in the root, counted from the root's leading edge, so a
  /// tree and its mirror image are rounded alike; halfway goes away from that edge, and down.
  /// Coordinates are those of the supernode's bounds; of one that scrolls, with its offset
  /// rounded, so that scrolling changes no snapped frame. Under a transform that is more than a
  /// translation the grid begins anew at the corner of the transformed node. Without a scale it is
  /// ``frame``, which stays exact in any case; layout never reads it.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node. ``capture()`` has those of a
  ///   whole tree at once.
  public final var snappedFrame: Rect {
    guard let grid = displayGrid else { return frame }
    var chain = [self]
    while let above = chain[chain.count - 1].supernode { chain.append(above) }
    var node = chain.removeLast()
    var box = SnappedBox(root: node, on: grid)
    while let next = chain.popLast() {
      box = box.box(of: next, in: node, spaceWidth: 0)
      node = next
    }
    return box.frame
  }
}
