import Maraya

/// What article 1's code does, for the cases that tell where it goes wrong.
enum Article {
  /// `rtl_center` and `rtl_position`: every anchor point is taken for the middle.
  static func position(_ position: Point, referenceWidth: Double) -> Point {
    Point(x: referenceWidth - position.x, y: position.y)
  }

  /// `rtl_x`: a part of the frame is read and all of it set, whatever the transform.
  static func move(_ node: Node, toX x: Double) {
    var frame = node.frame
    frame.origin.x = x
    node.frame = frame
  }

  /// `rtl_frame`: across `bounds.maxX`, in which a scroll view's offset stands.
  static func frame(_ frame: Rect, in supernode: Node) -> Rect {
    var mirrored = frame
    mirrored.origin.x = supernode.bounds.maxX - frame.maxX
    return mirrored
  }

  /// `rtl_contentOffset`, read: of the width that the content has now.
  static func contentOffset(of scroll: ScrollNode) -> Point {
    Point(
      x: scroll.contentSize.width - scroll.bounds.width - scroll.contentOffset.x,
      y: scroll.contentOffset.y
    )
  }

  /// `rtl_set(startPoint:endPoint:)`: the two x are exchanged.
  static func gradient(start: UnitPoint, end: UnitPoint) -> (start: UnitPoint, end: UnitPoint) {
    (UnitPoint(x: end.x, y: start.y), UnitPoint(x: start.x, y: end.y))
  }
}
