import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaTree

/// What was asked for twice, or otherwise than of the neighbours.
extension AuditedLayout {
  /// Notes a place with all three values of an axis, of which the far edge counts for nothing.
  mutating func noteOverConstraint(at index: Int) {
    guard case .edges(let edges) = walk.steps[index].node.placement else { return }
    note("leading", edges.leading, "width", edges.width, "trailing", edges.trailing)
    note("top", edges.top, "height", edges.height, "bottom", edges.bottom)

    func note(
      _ near: String,
      _ start: Double?,
      _ name: String,
      _ length: Double?,
      _ far: String,
      _ end: Double?
    ) {
      guard let start, let length, let end else { return }
      notes.append(
        AuditNote(
          index: index,
          code: .overConstrained,
          message: "is placed by \(near) \(start.auditText), \(name) \(length.auditText) and "
            + "\(far) \(end.auditText): \(far) counts for nothing",
          details: [
            PropertyValue.Field(near, start), PropertyValue.Field(name, length),
            PropertyValue.Field(far, end),
          ]
        )
      )
    }
  }

  /// Notes a node that mirrors about another line than its neighbours.
  mutating func noteReferenceWidth(at index: Int) {
    let node = walk.steps[index].node
    guard let width = node.referenceWidth, let above = walk.steps[index].supernode else { return }
    let axis = walk.steps[above].node.childReferenceAxis
    guard axis.minX.isFinite, axis.maxX.isFinite else { return }
    // Only the sum of the ends counts where something mirrors.
    let difference = abs(axis.minX + axis.maxX - width)
    if difference <= tolerance(nodes[above].bounds) { return }
    let ends = "\(axis.minX.auditText)…\(axis.maxX.auditText)"
    notes.append(
      AuditNote(
        index: index,
        code: .referenceWidth,
        message: "mirrors across its own reference width 0…\(width.auditText), "
          + "its neighbours across \(ends)",
        details: [
          PropertyValue.Field("referenceWidth", width), PropertyValue.Field("minX", axis.minX),
          PropertyValue.Field("maxX", axis.maxX),
        ]
      )
    )
  }

  /// Notes the first of siblings that have one id, and how many have it.
  mutating func noteAmbiguousIDs() {
    struct Key: Hashable {
      let supernode: Int
      let id: String
    }
    // Looked up, never iterated.
    var counts: [Key: Int] = [:]
    var first: [(index: Int, key: Key)] = []
    for (index, step) in walk.steps.enumerated() {
      guard let supernode = step.supernode, let id = step.node.id else { continue }
      let key = Key(supernode: supernode, id: id)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      if count == 0 { first.append((index, key)) }
    }
    for (index, key) in first {
      let others = counts[key, default: 1] - 1
      if others == 0 { continue }
      notes.append(
        AuditNote(
          index: index,
          code: .ambiguousID,
          message: "has the id of \(others == 1 ? "a sibling" : "\(others) siblings")",
          details: [PropertyValue.Field("siblings", Double(others))]
        )
      )
    }
  }
}
