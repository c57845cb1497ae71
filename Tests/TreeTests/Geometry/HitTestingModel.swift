import Maraya

/// UIKit's hit test as its documentation words it: recursive, slow and plain.
///
/// It shares no arithmetic with the tree: the way into a subnode solves two equations.
struct HitTestingModel {
  /// How near to an edge a point came that was looked at: the hit is in doubt if it is tiny.
  private(set) var margin = Double.infinity

  mutating func hit(_ node: Node, at point: Point) -> Node? {
    if node.isHidden || !node.isUserInteractionEnabled || node.alpha < 0.01 { return nil }
    if node is LayerNode { return nil }
    guard contains(node.bounds, point) else { return nil }
    for subnode in node.subnodes.reversed() {
      guard let local = local(point, in: subnode) else { continue }
      if let hit = hit(subnode, at: local) { return hit }
    }
    return node
  }

  private mutating func contains(_ bounds: Rect, _ point: Point) -> Bool {
    let distances = [
      point.x - bounds.origin.x, bounds.origin.x + bounds.size.width - point.x,
      point.y - bounds.origin.y, bounds.origin.y + bounds.size.height - point.y,
    ]
    for distance in distances { margin = min(margin, abs(distance)) }
    return distances[0] >= 0 && distances[1] > 0 && distances[2] >= 0 && distances[3] > 0
  }

  /// A point of the supernode's space in the node's; `nil` if that has no area.
  ///
  ///     a·x + c·y = u      x = (u·d − v·c) / (a·d − b·c)
  ///     b·x + d·y = v      y = (v·a − u·b) / (a·d − b·c)
  private func local(_ point: Point, in node: Node) -> Point? {
    let (transform, bounds, anchor) = (node.transform, node.bounds, node.anchorPoint)
    let area = transform.a * transform.d - transform.b * transform.c
    if area == 0 { return nil }
    let u = point.x - node.position.x - transform.tx
    let v = point.y - node.position.y - transform.ty
    return Point(
      x: (u * transform.d - v * transform.c) / area + bounds.origin.x
        + anchor.x * bounds.size.width,
      y: (v * transform.a - u * transform.b) / area + bounds.origin.y
        + anchor.y * bounds.size.height
    )
  }
}
