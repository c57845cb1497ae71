import Maraya

/// A rectangle, by four numbers.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

extension Node {
  /// A subnode that nothing places yet.
  func added(_ id: String) -> Node {
    let node = Node(id)
    addSubnode(node)
    return node
  }

  /// The frames of this node after a layout in each direction.
  func framesInBoth(below root: Node) -> [Rect] {
    LayoutDirection.allCases.map { direction in
      root.layoutDirection = direction
      root.layoutIfNeeded()
      return frame
    }
  }
}

/// A node that does something when it is laid out.
final class HookedNode: Node {
  var onLayout: (() -> Void)?
  var onUpdate: (() -> Void)?

  override func layoutSubnodes() {
    super.layoutSubnodes()
    onLayout?()
  }

  override func updateConstraints() {
    onUpdate?()
    super.updateConstraints()
  }
}
