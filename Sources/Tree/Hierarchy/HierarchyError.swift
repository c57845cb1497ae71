/// Why a node can't become a subnode of another.
///
/// ``Node/attach(_:at:)`` throws it; the UIKit-named methods stop the program with the same
/// message.
@frozen
public enum HierarchyError: Error, Hashable, Sendable {
  /// The node was to become its own subnode.
  case addsItself(node: String)
  /// The node was to become a subnode of one of its own descendants.
  case makesCycle(node: String, supernode: String)
  /// The index was below zero.
  case negativeIndex(Int, node: String, supernode: String)

  /// What went wrong, naming the nodes.
  public var message: String {
    switch self {
    case .addsItself(let node):
      "Node: adding \(node) to itself would make a cycle"
    case .makesCycle(let node, let supernode):
      "Node: adding \(node) to \(supernode), which is inside it, would make a cycle"
    case .negativeIndex(let index, let node, let supernode):
      "Node: inserting \(node) into \(supernode) at the negative index \(index)"
    }
  }
}
