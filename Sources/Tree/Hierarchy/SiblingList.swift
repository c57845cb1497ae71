extension Node {
  /// Takes over one retain of `node` and links it in front of `sibling`, or last.
  ///
  /// Links only: marks, direction and callbacks are the caller's.
  final func link(_ link: NodeLink, before sibling: NodeLink?) {
    let previous = sibling.map { $0.read { $0.record.previousSibling } } ?? record.lastSubnode
    link.read { node in
      node.record.supernode = Unmanaged.passUnretained(self)
      node.record.previousSibling = previous
      node.record.nextSibling = sibling
    }
    if let previous {
      previous.read { $0.record.nextSibling = link }
    } else {
      record.firstSubnode = link
    }
    if let sibling {
      sibling.read { $0.record.previousSibling = link }
    } else {
      record.lastSubnode = link
    }
    record.subnodeCount += 1
    record.flags.insert(.listChanged)
  }

  /// Unlinks `node`, a subnode of this one, and leaves its retain to the caller.
  ///
  /// A running pass learns that the node has moved.
  final func unlink(_ node: Node) {
    let previous = node.record.previousSibling
    let next = node.record.nextSibling
    if let previous {
      previous.read { $0.record.nextSibling = next }
    } else {
      record.firstSubnode = next
    }
    if let next {
      next.read { $0.record.previousSibling = previous }
    } else {
      record.lastSubnode = previous
    }
    record.subnodeCount -= 1
    record.flags.insert(.listChanged)
    node.record.supernode = nil
    node.record.previousSibling = nil
    node.record.nextSibling = nil
    if node.record.flags.isDisjoint(with: .isOnPassPath + .isLeftMarked) { return }
    node.forgetThatMarksWereLeft()
    node.leavePassPath()
  }

  /// The link of the subnode at `index`, or `nil` beyond the end.
  ///
  /// - Complexity: O(min(`index`, count − `index`)).
  final func subnodeLink(at index: Int) -> NodeLink? {
    let count = Int(record.subnodeCount)
    guard index >= 0, index < count else { return nil }
    if index <= count / 2 {
      var link = record.firstSubnode
      for _ in 0..<index { link = link?.read { $0.record.nextSibling } }
      return link
    }
    var link = record.lastSubnode
    for _ in (index + 1)..<count { link = link?.read { $0.record.previousSibling } }
    return link
  }
}
