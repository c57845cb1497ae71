extension Node {
  /// Lets go of all subnodes of a node that is being deinitialised.
  ///
  /// The depth of the tree is not the depth of the stack: a subnode that nobody else holds
  /// hands its own subnodes over to the node that is letting go, just before it dies, instead
  /// of releasing them itself. A subnode that somebody holds becomes a root, its subtree
  /// intact. In the `deinit` of a subclass the node still has its subnodes; `supernode` is
  /// already `nil`.
  ///
  /// - Complexity: O(*n*) for *n* nodes released.
  final func releaseSubnodes() {
    record.flags.insert(.isDying)
    if record.flags.contains(.isHandedOver), let adopter = record.supernode {
      handOverSubnodes(to: adopter)
      return
    }
    while let link = record.firstSubnode {
      link.read { unlink($0) }
      var subnode = link.takeRetainedValue()
      if isKnownUniquelyReferenced(&subnode) {
        subnode.record.supernode = Unmanaged.passUnretained(self)
        subnode.record.flags.insert(.isHandedOver)
      } else {
        if subnode.record.flags.contains(.hasConstraints) { subnode.tellConstraintsOfRelease() }
        subnode.becomeRoot()
      }
    }
  }

  /// Gives the subnodes, retains and all, to a dying ancestor, ahead of its own.
  private func handOverSubnodes(to adopter: NodeLink) {
    guard let first = record.firstSubnode, let last = record.lastSubnode else { return }
    var link: NodeLink? = first
    while let subnode = link {
      subnode.read {
        $0.record.supernode = adopter
        link = $0.record.nextSibling
      }
    }
    let count = record.subnodeCount
    adopter.read { adopter in
      last.read { $0.record.nextSibling = adopter.record.firstSubnode }
      adopter.record.firstSubnode?.read { $0.record.previousSibling = last }
      adopter.record.firstSubnode = first
      if adopter.record.lastSubnode == nil { adopter.record.lastSubnode = last }
      adopter.record.subnodeCount += count
    }
    record.firstSubnode = nil
    record.lastSubnode = nil
    record.subnodeCount = 0
  }
}
