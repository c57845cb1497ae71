import MarayaConstraints
import MarayaDirection
import MarayaGeometry
import MarayaTree

extension AuditNotes {
  /// What does not mirror between two layouts of a tree, and the physical values besides.
  mutating func addMirroring(from left: AuditedLayout, to right: AuditedLayout) {
    let (one, other) = (left.mirrored, right.mirrored)
    let isOneTree = left.walk.hasShape(of: right.walk)
    // The nodes whose place is named already: looked up, never iterated.
    var named: Set<Int> = []
    for (index, failure) in MirroredTree.failures(from: one, to: other) {
      // What was never placed lies at the left, in both; that it was not is the finding.
      if isOneTree && left.neverPlaced.contains(index) { continue }
      named.insert(index)
      add(AuditFinding(failure), at: index)
    }
    guard isOneTree else { return }
    for index in one.items.indices {
      let (first, second) = (one.items[index], other.items[index])
      let turns = first.direction != second.direction
      let isPlacedTurning = first.reflection?.direction != second.reflection?.direction
      for property in first.physical {
        let isPlace = MirroredTree.places.contains(property.key)
        // In an island a physical value is as good as another.
        guard isPlace ? (isPlacedTurning || first.reflection == nil && turns) : turns else {
          continue
        }
        // What is set anew for each direction is meant for each.
        guard second.has(property) else { continue }
        if isPlace && named.contains(index) { continue }
        add(property, at: index, of: left)
      }
      for constraint in first.constraints {
        let other = second.constraints.first { $0.equation == constraint.equation }
        if let other, other.direction != constraint.direction {
          add(constraint, at: index, of: left)
        }
      }
    }
  }

  /// The physical values and constraints of a tree that can't be turned, but for places.
  mutating func addPhysicalValues(of layout: AuditedLayout) {
    for (index, item) in layout.mirrored.items.enumerated() {
      for property in item.physical where !MirroredTree.places.contains(property.key) {
        add(property, at: index, of: layout, directions: [layout.direction])
      }
      for constraint in item.constraints {
        add(constraint, at: index, of: layout, directions: [layout.direction])
      }
    }
  }

  private mutating func add(
    _ property: NodeDescription.Property,
    at index: Int,
    of layout: AuditedLayout,
    directions: [LayoutDirection] = LayoutDirection.allCases
  ) {
    // An island is meant, and so is a display's safe area: it does not turn.
    if MirroredTree.directions.contains(property.key) { return }
    if property.key == "safeArea" || property.key == "additionalSafeArea" { return }
    let path = layout.walk.path(of: index)
    let finding = MirrorFinding(node: path, property)
    add(
      AuditFinding(
        code: .physicalValue,
        node: path,
        message: finding.message,
        directions: directions,
        details: [
          PropertyValue.Field("property", .text(finding.property)),
          PropertyValue.Field("value", finding.value),
          PropertyValue.Field("mirrored", finding.mirrored),
        ]
      ),
      at: index
    )
  }
}

extension AuditNotes {
  private mutating func add(
    _ constraint: PhysicalConstraint,
    at index: Int,
    of layout: AuditedLayout,
    directions: [LayoutDirection] = LayoutDirection.allCases
  ) {
    var details: [PropertyValue.Field] = [
      .init("constraint", .text(constraint.equation.description)),
      .init("mirrored", .text(constraint.image.description)),
    ]
    if !constraint.location.isEmpty { details.append(.init("at", .text(constraint.location))) }
    add(
      AuditFinding(
        code: .physicalConstraint,
        node: layout.walk.path(of: index),
        message: "\(constraint.message): \(constraint.remedy)",
        directions: directions,
        details: details
      ),
      at: index
    )
  }
}

extension MirroredTree.Item {
  /// Whether the node has the same value for the same property, though it may mirror otherwise.
  fileprivate func has(_ property: NodeDescription.Property) -> Bool {
    physical.contains { $0.key == property.key && $0.value == property.value }
  }
}

extension AuditFinding {
  /// A node that does not mirror.
  fileprivate init(_ failure: MirrorFailure) {
    self.init(
      code: .notMirrored,
      node: failure.node,
      message: failure.isOfTheWhole
        ? "does not mirror: \(failure.reason)" : "is \(failure.frameText): \(failure.reason)",
      details: failure.isOfTheWhole ? [] : failure.frameFields
    )
  }
}
