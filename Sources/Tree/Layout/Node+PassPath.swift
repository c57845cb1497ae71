/// What keeps the walk of a pass right while nodes move.
extension Node {
  /// Takes the node, which is being moved, and what is below it off the path of a running pass.
  final func leavePassPath() {
    let top = Unmanaged.passUnretained(self)
    func firstOnPath(from link: NodeLink?) -> NodeLink? {
      var link = link
      while let current = link, !current.read({ $0.record.flags.contains(.isOnPassPath) }) {
        link = current.read { $0.record.nextSibling }
      }
      return link
    }

    var current = top
    while true {
      current.read { _ = $0.record.flags.remove(.isOnPassPath) }
      var next = firstOnPath(from: current.read { $0.record.firstSubnode })
      while next == nil {
        if current.isSame(as: top) { return }
        next = firstOnPath(from: current.read { $0.record.nextSibling })
        guard next == nil, let above = current.read({ $0.record.supernode }) else { break }
        current = above
      }
      guard let next else { return }
      current = next
    }
  }

  /// Lets the next pass, or another tree's, look where this one has left marks.
  final func forgetThatMarksWereLeft() {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      let isOnTheWay = current.read {
        $0.record.flags.remove(.isLeftMarked) != nil || $0.record.flags.contains(.isOnPassPath)
      }
      link =
        isOnTheWay || current.isSame(as: top)
        ? current.read { $0.following(within: top) } : current.followingSubtree(within: top)
    }
  }
}
