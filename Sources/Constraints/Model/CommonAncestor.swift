import MarayaTree

extension Node {
  /// The nearest node that is this one or above it, and `other` or above that.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the deeper node; O(1) for neighbours.
  final func nearestCommonAncestor(with other: Node) -> Node? {
    let above = supernode
    let otherAbove = other.supernode
    if self === other || above === other { return other }
    if otherAbove === self { return self }
    if let above, above === otherAbove { return above }

    var one: Node? = self
    var two: Node? = other
    let depths = (depth, other.depth)
    for _ in 0..<max(depths.0 - depths.1, 0) { one = one?.supernode }
    for _ in 0..<max(depths.1 - depths.0, 0) { two = two?.supernode }
    while let left = one, let right = two {
      if left === right { return left }
      one = left.supernode
      two = right.supernode
    }
    return nil
  }
}
