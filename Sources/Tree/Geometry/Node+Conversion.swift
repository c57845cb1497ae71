public import MarayaGeometry

extension Node {
  /// A point of this node's bounds space, in points, as `node` sees it in its own.
  ///
  /// UIKit's `convert(_:to:)`. With `nil` the answer is in the space of the root, which stands
  /// for UIKit's window. Transforms, anchor points and the origins of bounds on the way count,
  /// those above the nearest common ancestor do not. A way down through transforms that can't
  /// be inverted uses them unchanged, as `CGAffineTransformInvert` does.
  ///
  /// - Precondition: `node` is in the same tree.
  /// - Complexity: O(*d*), where *d* is the depth of the deeper node.
  public final func convert(_ point: Point, to node: Node?) -> Point {
    let way = way(to: node)
    return point.applying(way.up).applying(way.down)
  }

  /// A point of `node`'s bounds space, in points, as this node sees it in its own.
  ///
  /// UIKit's `convert(_:from:)`; see ``convert(_:to:)-(Point,_)``.
  ///
  /// - Precondition: `node` is in the same tree.
  /// - Complexity: O(*d*), where *d* is the depth of the deeper node.
  public final func convert(_ point: Point, from node: Node?) -> Point {
    (node ?? root).convert(point, to: self)
  }

  /// The box around a rectangle of this node's bounds space, in points, as `node` sees it.
  ///
  /// UIKit's `convert(_:to:)`: two boxes, not one. The rectangle goes up to the nearest common
  /// ancestor, the box around it goes down, and the answer is the box around that; so under
  /// rotations it is larger than the rectangle.
  ///
  /// - Precondition: `node` is in the same tree.
  /// - Complexity: O(*d*), where *d* is the depth of the deeper node.
  public final func convert(_ rect: Rect, to node: Node?) -> Rect {
    let way = way(to: node)
    return rect.applying(way.up).applying(way.down)
  }

  /// The box around a rectangle of `node`'s bounds space, in points, as this node sees it.
  ///
  /// UIKit's `convert(_:from:)`; see ``convert(_:to:)-(Rect,_)``.
  ///
  /// - Precondition: `node` is in the same tree.
  /// - Complexity: O(*d*), where *d* is the depth of the deeper node.
  public final func convert(_ rect: Rect, from node: Node?) -> Rect {
    (node ?? root).convert(rect, to: self)
  }

  // MARK: The way

  /// From this node's space up to the nearest common ancestor's, and down to `node`'s.
  private final func way(to node: Node?) -> (up: AffineTransform, down: AffineTransform) {
    let own = Unmanaged.passUnretained(self)
    guard let node else { return (own.map(to: rootLink), .identity) }
    let target = Unmanaged.passUnretained(node)
    guard let ancestor = own.commonAncestor(with: target) else {
      preconditionFailure("Node: \(briefPath) and \(node.briefPath) are not in the same tree")
    }
    return (own.map(to: ancestor), target.map(from: ancestor))
  }

  /// This node's bounds space seen from its supernode's.
  final var spaceInSupernode: AffineTransform {
    if !isMapped {
      let origin = untransformedFrame.origin
      return AffineTransform(
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: origin.x - record.bounds.origin.x,
        ty: origin.y - record.bounds.origin.y
      )
    }
    let anchor = anchorOffset
    return AffineTransform(
      translationX: -record.bounds.origin.x - anchor.x,
      y: -record.bounds.origin.y - anchor.y
    )
    .concatenating(effectiveTransform)
    .concatenating(AffineTransform(translationX: center.x, y: center.y))
  }
}

extension Unmanaged<Node> {
  /// The space of this node seen from an ancestor's.
  fileprivate func map(to ancestor: NodeLink) -> AffineTransform {
    var map = AffineTransform.identity
    climb(to: ancestor) { node in
      let step = node.spaceInSupernode
      if node.isMapped {
        map = map.concatenating(step)
      } else {
        map.tx += step.tx
        map.ty += step.ty
      }
    }
    return map
  }

  /// An ancestor's space seen from this node's: the inverse, level by level.
  ///
  /// The product of many invertible transforms may underflow; theirs don't.
  fileprivate func map(from ancestor: NodeLink) -> AffineTransform {
    var map = AffineTransform.identity
    climb(to: ancestor) { node in
      let step = node.spaceInSupernode
      if node.isMapped || !map.isTranslation {
        map = step.inverted().concatenating(map)
      } else {
        map.tx -= step.tx
        map.ty -= step.ty
      }
    }
    return map
  }

  /// Visits this node and those above it, below `ancestor`.
  private func climb(to ancestor: NodeLink, _ visit: (Node) -> Void) {
    var link = self
    while !link.isSame(as: ancestor) {
      link.read(visit)
      guard let above = link.read({ $0.linkAbove }) else { return }
      link = above
    }
  }

  /// The deepest node that both are in the subtree of; `nil` in different trees.
  fileprivate func commonAncestor(with other: NodeLink) -> NodeLink? {
    var first: NodeLink? = self
    var second: NodeLink? = other
    var surplus = read { $0.depth } - other.read { $0.depth }
    while surplus > 0 {
      first = first?.read { $0.linkAbove }
      surplus -= 1
    }
    while surplus < 0 {
      second = second?.read { $0.linkAbove }
      surplus += 1
    }
    while let one = first, let two = second {
      if one.isSame(as: two) { return one }
      first = one.read { $0.linkAbove }
      second = two.read { $0.linkAbove }
    }
    return nil
  }
}
