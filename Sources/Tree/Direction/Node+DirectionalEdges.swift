public import MarayaGeometry

/// Parts of the directional frame, each of which can be read and set.
///
/// Setting one is setting ``Node/directionalFrame`` with that part changed: the others stay, and
/// the placement is directional from then on. UIKit's `frame.origin.x = …` inflates a rotated
/// view; these move it.
extension Node {
  /// The distance from the leading edge to the near side, in points; setting it moves the node.
  public final var directionalMinX: Double {
    get { directionalFrame.minX }
    set { moveDirectionally(to: newValue) }
  }

  /// The distance from the leading edge to the middle, in points; setting it moves the node.
  public final var directionalMidX: Double {
    get { directionalFrame.midX }
    set { moveDirectionally(to: newValue - record.bounds.size.width / 2) }
  }

  /// The distance from the leading edge to the far side, in points; setting it moves the node.
  public final var directionalMaxX: Double {
    get { directionalFrame.maxX }
    set { moveDirectionally(to: newValue - record.bounds.size.width) }
  }

  /// The size of the untransformed frame, in points; setting it keeps the near side in place.
  ///
  /// ``bounds``' size, set from the leading edge: the node grows towards the trailing one.
  public final var directionalSize: Size {
    get { record.bounds.size }
    set {
      var frame = directionalFrame
      frame.size = newValue
      directionalFrame = frame
    }
  }

  private final func moveDirectionally(to x: Double) {
    var frame = directionalFrame
    frame.origin.x = x
    directionalFrame = frame
  }
}
