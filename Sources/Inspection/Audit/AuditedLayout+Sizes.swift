import MarayaGeometry
import MarayaLayout
import MarayaTree

/// What has no size, or none that can be seen.
extension AuditedLayout {
  /// Notes a node without a width or a height, and why it has none.
  mutating func noteEmpty(at index: Int) {
    guard surroundings[index].isEmpty else { return }
    let node = walk.steps[index].node
    let size = nodes[index].bounds.size
    var message: String
    switch (size.width == 0, size.height == 0) {
    case (true, true): message = "has no size"
    case (true, false): message = "has a width of 0"
    case (false, true): message = "has a height of 0"
    case (false, false): message = "is flattened by its transform"
    }
    if neverPlaced.contains(index) {
      message += ": it was never placed"
    } else {
      let reasons = reasonsForNoSize(of: node, size)
      if !reasons.isEmpty { message += ": " + reasons.joined(separator: ", ") }
    }
    if let count = node.firstSubnode.map({ _ in node.subnodes.count }) {
      message += ", though there \(count == 1 ? "is 1 node" : "are \(count) nodes") in it"
    }
    notes.append(
      AuditNote(
        index: index,
        code: .empty,
        message: message,
        details: [
          PropertyValue.Field("width", size.width), PropertyValue.Field("height", size.height),
        ]
      )
    )
  }

  private func reasonsForNoSize(of node: Node, _ size: Size) -> [String] {
    guard case .edges(let edges) = node.placement, node.supernode != nil else { return [] }
    let measures = type(of: node) != Node.self && type(of: node) != LayerNode.self
    var reasons: [String] = []
    func explain(_ length: String, isOpen: Bool, near: (String, Double?), far: (String, Double?)) {
      if isOpen {
        reasons.append(
          measures ? "its open \(length) was measured as 0" : "nothing measures its open \(length)"
        )
      } else if let one = near.1, let other = far.1 {
        reasons.append(
          "\(near.0) \(one.auditText) and \(far.0) \(other.auditText) leave nothing"
        )
      }
    }
    if size.width == 0 && edges.width == nil {
      explain(
        "width",
        isOpen: edges.measuresWidth,
        near: ("leading", edges.leading),
        far: ("trailing", edges.trailing)
      )
    }
    if size.height == 0 && edges.height == nil {
      explain(
        "height",
        isOpen: edges.measuresHeight,
        near: ("top", edges.top),
        far: ("bottom", edges.bottom)
      )
    }
    return reasons
  }

  /// Notes a node with a size of which the grid of pixels leaves nothing.
  mutating func noteVanishing(at index: Int) {
    guard let displayScale else { return }
    let (exact, snapped) = (nodes[index].frame, nodes[index].snappedFrame)
    let lengths = [
      ("width", exact.width, snapped.width), ("height", exact.height, snapped.height),
    ]
    .filter { $0.1 > 0 && $0.2 == 0 }
    if lengths.isEmpty { return }
    let texts = lengths.map { "a \($0.0) of \($0.1.auditText)" }
    let pixels = displayScale == 1 ? "1 pixel" : "\(displayScale.auditText) pixels"
    notes.append(
      AuditNote(
        index: index,
        code: .vanishes,
        message: "has \(texts.joined(separator: " and ")), "
          + "of which a grid of \(pixels) a point leaves nothing",
        details: lengths.map { PropertyValue.Field($0.0, $0.1) }
          + [PropertyValue.Field("displayScale", displayScale)]
      )
    )
  }
}
