/// What keeps a pass from going on for ever: hooks that undo each other's work, or add to it.
struct LayoutLimits {
  /// How often one node may be laid out again, looked through again or moved in a pass.
  static let repeats = 100

  /// Whether something stays marked, so that those above it must, too.
  var leavesMarks = false

  /// Which nodes were looked at again, and how often; empty unless hooks change what was done.
  ///
  /// Looked up, never iterated. Holding the nodes keeps their identifiers from being used again.
  private var counts: [ObjectIdentifier: (node: Node, count: Int)] = [:]
  /// Nodes that the pass no longer lays out; they stay marked, for the next one.
  private var givenUp: [ObjectIdentifier: Node] = [:]
  private var newNodeCount = 0

  /// Counts one more repetition for a node; `false`, with a diagnostic, when it is too many.
  mutating func mayRepeat(_ link: NodeLink, _ complaint: String) -> Bool {
    let node = link.takeUnretainedValue()
    let count = counts[ObjectIdentifier(node), default: (node, 0)].count + 1
    counts[ObjectIdentifier(node)] = (node, count)
    if count <= Self.repeats { return true }
    giveUp(on: node, complaint)
    return false
  }

  /// Lays a node out no more, and says why.
  mutating func giveUp(on node: Node, _ complaint: String) {
    leave(node)
    node.report(.layoutLoop, "layout", "\(complaint) (\(Self.repeats) times in one pass)")
  }

  /// Whether the pass no longer lays a node out.
  func hasGivenUp(on link: NodeLink) -> Bool {
    !givenUp.isEmpty && givenUp[ObjectIdentifier(link.takeUnretainedValue())] != nil
  }

  /// Counts a node that was added during the pass; what is beyond the limit waits for the next.
  mutating func isOneNewNodeTooMany(_ link: NodeLink, of limit: Int) -> Bool {
    link.read { _ = $0.record.flags.remove(.isNewInPass) }
    newNodeCount += 1
    if newNodeCount <= limit { return false }
    let node = link.takeUnretainedValue()
    leave(node)
    if newNodeCount == limit + 1 {
      node.report(.layoutLoop, "layout", "\(limit) nodes were added in one pass")
    }
    return true
  }

  private mutating func leave(_ node: Node) {
    givenUp[ObjectIdentifier(node)] = node
    leavesMarks = true
  }
}
