import MarayaGeometry

/// The one way by which geometry changes: checked first, then stored and marked.
extension Node {
  /// Whether the node's frame and position stay finite with these values.
  ///
  /// Finite inputs can have a non-finite frame; none of those numbers may reach a tree.
  final func canCommit(_ bounds: Rect, _ point: Point, isOrigin: Bool) -> Bool {
    let offsetX = record.anchorPoint.x * bounds.size.width
    let offsetY = record.anchorPoint.y * bounds.size.height
    let other =
      isOrigin
      ? Point(x: point.x + offsetX, y: point.y + offsetY)
      : Point(x: point.x - offsetX, y: point.y - offsetY)
    guard bounds.isFinite, point.isFinite, other.isFinite else { return false }
    guard record.flags.contains(.isTransformed) else { return true }
    let position = isOrigin ? other : point
    return frame(of: bounds, at: position, under: transform).isFinite
  }

  /// Stores checked geometry and marks what depends on it.
  final func commit(_ bounds: Rect, _ point: Point, isOrigin: Bool) {
    if record.flags.contains(.isRecorded) { recordChange(.geometry) }
    let old = record.bounds
    record.bounds = bounds
    record.point = point
    if isOrigin {
      record.flags.insert(.pointIsOrigin)
    } else {
      record.flags.remove(.pointIsOrigin)
    }
    if bounds.size != old.size {
      setNeedsLayout()
      // UIKit's rule: who resizes a subnode from outside disturbs the arrangement around it.
      record.supernode?.read { $0.subnodesChanged() }
    } else if bounds.origin.x != old.origin.x {
      setNeedsPlacing()
    }
  }
}
