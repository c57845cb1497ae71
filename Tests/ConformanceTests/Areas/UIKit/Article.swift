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
}
