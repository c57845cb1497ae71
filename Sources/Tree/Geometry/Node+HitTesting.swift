public import MarayaGeometry

extension Node {
  /// Whether a point of the node's bounds space, in points, is inside its bounds.
  ///
  /// UIKit's `point(inside:with:)`: half-open, so the right and bottom edges are outside, and
  /// the origin of the bounds counts. ``hitSlop`` extends the bounds.
  ///
  /// - Complexity: O(1).
  public final func point(inside point: Point) -> Bool {
    guard record.extras?.sides != nil else { return record.bounds.contains(point) }
    let bounds = record.bounds
    let slop = hitSlop
    return point.x >= bounds.minX - slop.left && point.x < bounds.maxX + slop.right
      && point.y >= bounds.minY - slop.top && point.y < bounds.maxY + slop.bottom
  }

  /// The deepest, frontmost node that a touch at a point of this node's bounds space meets.
  ///
  /// UIKit's `hitTest(_:with:)`. A node that is hidden, ignores interaction or has an alpha
  /// below 0.01 is not hit, nor is a layer, nor a node whose transform has no area, nor
  /// anything below one of these. Subnodes are asked from the last to the first, whatever their
  /// ``zPosition``; a part of a subnode outside of its supernode is not hit.
  ///
  /// - Parameter point: In points, in this node's bounds space; its own transform is of no
  ///   account.
  /// - Returns: The node, or `nil` when the point meets nothing.
  /// - Complexity: O(*d* · *s*) for a hit at depth *d* below nodes with *s* subnodes.
  public final func hitTest(_ point: Point) -> Node? {
    guard canBeHit, self.point(inside: point) else { return nil }
    var hit = Unmanaged.passUnretained(self)
    var local = point
    var candidate = record.lastSubnode
    while let link = candidate {
      // A subnode that contains the point is an answer itself: no way back is needed.
      if let inside = link.read({ $0.hitPoint(fromSupernode: local) }) {
        hit = link
        local = inside
        candidate = link.read { $0.record.lastSubnode }
      } else {
        candidate = link.read { $0.record.previousSibling }
      }
    }
    return hit.takeUnretainedValue()
  }

  private final var canBeHit: Bool {
    record.flags.isDisjoint(with: .isHidden + .ignoresInteraction + .isLayer) && alpha >= 0.01
  }

  /// The supernode's point in this node's space, if it hits this node.
  private final func hitPoint(fromSupernode point: Point) -> Point? {
    guard canBeHit else { return nil }
    let space = spaceInSupernode
    guard space.isInvertible else { return nil }
    let local = point.applying(space.inverted())
    return self.point(inside: local) ? local : nil
  }
}
