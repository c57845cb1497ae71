/// A node and everything below it: depth first, supernodes before subnodes, back to front.
///
/// Neither the depth nor the width of the tree costs memory. If nodes move while you iterate,
/// the iterator goes on from wherever the last node it gave stands; taking that node out ends
/// the iteration. Collect the nodes first to change the tree freely.
public struct Subtree: Sequence {
  @usableFromInline let top: Node

  @inlinable
  init(top: Node) { self.top = top }

  /// An iterator at the top node.
  public func makeIterator() -> Iterator { Iterator(top: top) }

  /// Steps through a subtree.
  public struct Iterator: IteratorProtocol {
    private let top: Node
    private var last: Node?
    private var isFinished = false

    init(top: Node) { self.top = top }

    /// The next node, or `nil` after the last one.
    ///
    /// - Complexity: O(1) on average.
    public mutating func next() -> Node? {
      if isFinished { return nil }
      guard let current = last else {
        last = top
        return top
      }
      let wasTakenOut = current !== top && current.record.supernode == nil
      let following = current.following(within: Unmanaged.passUnretained(top))
      last = wasTakenOut ? nil : following?.takeUnretainedValue()
      isFinished = last == nil
      return last
    }
  }
}

extension Node {
  /// This node and everything below it: depth first, supernodes before subnodes.
  @inlinable
  public final var subtree: Subtree { Subtree(top: self) }
}
