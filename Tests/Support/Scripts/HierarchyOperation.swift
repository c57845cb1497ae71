public import Maraya

/// One step of a random script: a call on nodes that are known by number.
///
/// An operation on a number that stands for no node does nothing, so a script stays meaningful
/// when steps are left out.
public enum HierarchyOperation: Hashable, Sendable {
  /// Makes a node, or a layer, and holds it under a number, in place of what was there.
  case make(Int, isLayer: Bool)
  /// Lets go of a node; the tree may still own it.
  case drop(Int)

  /// `supernode.addSubnode(node)`.
  case add(Int, to: Int)
  /// `supernode.insertSubnode(node, at: index)`.
  case insert(Int, into: Int, at: Int)
  /// `supernode.insertSubnode(node, aboveSubnode: sibling)`.
  case insertAbove(Int, sibling: Int, into: Int)
  /// `supernode.insertSubnode(node, belowSubnode: sibling)`.
  case insertBelow(Int, sibling: Int, into: Int)
  /// `try supernode.attach(node, at: index)`, the only one whose index may be negative.
  case attach(Int, to: Int, at: Int?)
  /// `supernode.bringSubnodeToFront(node)`.
  case bringToFront(Int, of: Int)
  /// `supernode.sendSubnodeToBack(node)`.
  case sendToBack(Int, of: Int)
  /// `supernode.exchangeSubnode(at: index, withSubnodeAt: other)`.
  case exchange(Int, Int, of: Int)
  /// `node.removeFromSupernode()`.
  case remove(Int)

  /// `node.layoutDirection = direction`.
  case setDirection(Int, LayoutDirection?)
  /// `node.frame = rect`.
  case setFrame(Int, Rect)
  /// `node.directionalFrame = rect`.
  case setDirectionalFrame(Int, Rect)
  /// `node.referenceWidth = width`.
  case setReferenceWidth(Int, Double?)
  /// `node.root.layoutIfNeeded()`.
  case layOut(Int)
}

extension HierarchyOperation: CustomStringConvertible {
  /// The step as a line of Swift, to paste into a test.
  public var description: String {
    switch self {
    case .make(let node, let isLayer): "n\(node) = \(isLayer ? "LayerNode" : "Node")(\"n\(node)\")"
    case .drop(let node): "n\(node) = nil"
    case .add(let node, let supernode): "n\(supernode).addSubnode(n\(node))"
    case .insert(let node, let supernode, let index):
      "n\(supernode).insertSubnode(n\(node), at: \(index))"
    case .insertAbove(let node, let sibling, let supernode):
      "n\(supernode).insertSubnode(n\(node), aboveSubnode: n\(sibling))"
    case .insertBelow(let node, let sibling, let supernode):
      "n\(supernode).insertSubnode(n\(node), belowSubnode: n\(sibling))"
    case .attach(let node, let supernode, nil): "try n\(supernode).attach(n\(node))"
    case .attach(let node, let supernode, let index?):
      "try n\(supernode).attach(n\(node), at: \(index))"
    case .bringToFront(let node, let supernode): "n\(supernode).bringSubnodeToFront(n\(node))"
    case .sendToBack(let node, let supernode): "n\(supernode).sendSubnodeToBack(n\(node))"
    case .exchange(let one, let other, let supernode):
      "n\(supernode).exchangeSubnode(at: \(one), withSubnodeAt: \(other))"
    case .remove(let node): "n\(node).removeFromSupernode()"
    case .setDirection(let node, let direction):
      "n\(node).layoutDirection = \(direction.swiftText)"
    case .setFrame(let node, let rect): "n\(node).frame = \(rect.swiftText)"
    case .setDirectionalFrame(let node, let rect): "n\(node).directionalFrame = \(rect.swiftText)"
    case .setReferenceWidth(let node, let width):
      "n\(node).referenceWidth = \(width.map { "\($0)" } ?? "nil")"
    case .layOut(let node): "n\(node).root.layoutIfNeeded()"
    }
  }
}

extension Rect {
  fileprivate var swiftText: String {
    "Rect(x: \(origin.x), y: \(origin.y), width: \(size.width), height: \(size.height))"
  }
}

extension LayoutDirection? {
  fileprivate var swiftText: String {
    switch self {
    case .leftToRight?: ".leftToRight"
    case .rightToLeft?: ".rightToLeft"
    case nil: "nil"
    }
  }
}
