import MarayaConstraints
import MarayaGeometry
import MarayaTree

/// What constraints contradict, and what they leave open.
extension AuditedLayout {
  /// Notes what contradicts, each with its whole report.
  mutating func noteConflicts() {
    let conflicts = walk.steps[0].node.layoutConflicts
    if conflicts.isEmpty { return }
    let places = placesOfNodes
    for conflict in conflicts {
      guard let node = conflict.node, let index = places[ObjectIdentifier(node)] else { continue }
      // The first line says the direction, which is the finding's.
      let report = conflict.description.split(separator: "\n").dropFirst()
      notes.append(
        AuditNote(
          index: index,
          code: .layoutConflict,
          message: "leaves out \(conflict.broken.equation) (\(conflict.axis)):\n"
            + report.joined(separator: "\n"),
          details: [
            PropertyValue.Field("leftOut", .text(conflict.broken.equation)),
            PropertyValue.Field("axis", .text("\(conflict.axis)")),
            PropertyValue.Field("excess", conflict.excess),
            PropertyValue.Field("members", .list(conflict.members.map(\.value))),
          ]
        )
      )
    }
  }

  /// Notes the nodes whose constraints leave something open, and between what.
  mutating func noteAmbiguities() {
    let top = walk.steps[0].node
    // Looked up, never iterated.
    var found: [ObjectIdentifier: [LayoutAmbiguity]] = [:]
    for ambiguity in top.layoutAmbiguitiesInside {
      found[ObjectIdentifier(ambiguity.node), default: []].append(ambiguity)
    }
    for (index, step) in walk.steps.enumerated() {
      if step.node === top { continue }
      if step.node.isPlacedByNothing {
        notes.append(
          AuditNote(
            index: index,
            code: .ambiguousLayout,
            message: "is to be placed by constraints, and there are none"
          )
        )
      } else if let open = found[ObjectIdentifier(step.node)] {
        notes.append(
          AuditNote(
            index: index,
            code: .ambiguousLayout,
            message: "is left open by its constraints: "
              + open.map(\.auditText).joined(separator: ", "),
            details: open.map {
              PropertyValue.Field($0.name, .numbers([$0.range.lowerBound, $0.range.upperBound]))
            }
          )
        )
      }
    }
  }

  private var placesOfNodes: [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, step) in walk.steps.enumerated() { places[ObjectIdentifier(step.node)] = index }
    return places
  }
}

extension LayoutAmbiguity {
  /// The length as equations call it.
  fileprivate var name: String {
    switch length {
    case .x: "leading"
    case .y: "top"
    case .width, .height: length.rawValue
    }
  }

  /// As in `leading 0…220`, `width 20 or more`.
  fileprivate var auditText: String {
    let (low, high) = (range.lowerBound, range.upperBound)
    return switch (low.isFinite, high.isFinite) {
    case (true, true): "\(name) \(low.auditText)…\(high.auditText)"
    case (true, false): "\(name) \(low.auditText) or more"
    case (false, true): "\(name) \(high.auditText) or less"
    case (false, false): "any \(name)"
    }
  }
}

extension LayoutConflict.Member {
  fileprivate var value: PropertyValue {
    var fields: [PropertyValue.Field] = [
      .init("kind", .text(kind.rawValue)), .init("equation", .text(equation)),
    ]
    if !location.isEmpty { fields.append(.init("at", .text(location))) }
    return .record(fields)
  }
}
