import MarayaSolver
import MarayaTree

/// The order in which what is left open is decided: that of the tree, whatever came first.
extension ConstraintSystem {
  /// Numbers the participants in the order of the tree, and tells the solver.
  func findOrder() {
    needsOrder = false
    var order: Int64 = 0
    func number(_ participant: Participant) {
      order += 1
      if participant.order == order { return }
      participant.order = order
      for (place, variable) in participant.variables.enumerated() {
        try? solver.setOrder(order * 4 + Int64(place), of: variable)
      }
    }
    func visit(_ node: Node) {
      for guide in NodeConstraints.existing(of: node)?.allGuides ?? [] {
        let item = Participant.Item(node: node, guide: guide)
        if let participant = knownParticipant(item) { number(participant) }
      }
    }
    // Without recursion: trees may be deep.
    visit(host)
    var node = host.firstSubnode
    while let current = node {
      let participant = knownParticipant(Participant.Item(node: current, guide: nil))
      if let participant {
        number(participant)
        visit(current)
      }
      node = participant == nil ? nil : current.firstSubnode
      var last = current
      while node == nil {
        if let next = last.nextSibling {
          node = next
        } else if let above = last.supernode, above !== host {
          last = above
          continue
        }
        break
      }
    }
  }
}

extension NodeConstraints {
  /// The guides that may take part: those that were added, and those of regions.
  var allGuides: [LayoutGuide] {
    let regions = GuideRegion.allCases.compactMap { region in
      regionGuides.first { $0.region == region }
    }
    return regions + guides
  }
}
