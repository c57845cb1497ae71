/// Who wants to know of each change to a tree before it happens: animation, journals, reports.
///
/// The root's context holds it. Each node below carries a bit, so that setters of trees without
/// a recorder pay one test.
package protocol ChangeRecorder: AnyObject {
  /// Called before `node` changes; its old values can still be read.
  ///
  /// The recorder must neither change the tree nor hold the node: it may be in its `deinit`.
  func nodeWillChange(_ node: Node, _ change: RecordedChange)
}

/// Which part of a node is about to change.
package enum RecordedChange: Hashable, Sendable {
  /// Bounds, position, anchor point, reference width, rule, autoresizing mask.
  case geometry
  /// The transform.
  case transform
  /// Hidden, interaction, alpha, z position.
  case appearance
  /// Directions, margins, safe area, readable width, scale.
  case environment
  /// The list of subnodes.
  case subnodes
}

extension Node {
  /// The recorder of the tree whose root this node is; setting it reaches every node below.
  ///
  /// - Complexity: O(1) to read; to set, O(*n*), where *n* is the number of nodes.
  package final var recorder: (any ChangeRecorder)? {
    get { record.extras?.context?.recorder }
    set {
      madeContext.recorder = newValue
      if record.supernode == nil { adoptRecorder(isRecorded: newValue != nil) }
    }
  }

  /// Tells the tree's recorder, if there is one, that this node is about to change.
  @inline(__always)
  package final func recordChange(_ change: RecordedChange) {
    if record.flags.contains(.isRecorded) { tellRecorder(change) }
  }

  @inline(never)
  private final func tellRecorder(_ change: RecordedChange) {
    // A recorder may hold what it is told of.
    if record.flags.contains(.isDying) { return }
    root.recorder?.nodeWillChange(self, change)
  }

  /// Carries the bit into a subtree that has joined or left a recorded tree.
  final func adoptRecorder(isRecorded: Bool) {
    if record.flags.contains(.isRecorded) == isRecorded { return }
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      link = current.read { node in
        node.record.flags.formSymmetricDifference(.isRecorded)
        return node.following(within: top)
      }
    }
  }
}
