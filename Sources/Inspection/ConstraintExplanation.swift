import MarayaConstraints
import MarayaGeometry
import MarayaTree

/// A constraint that has a part in where an edge of a node is.
///
/// ```
/// card.width == 200 @ 750  Card.swift:41, missed by 12
/// ```
public struct ConstraintExplanation: Hashable, Sendable {
  /// The constraint as an equation, with its priority.
  public var equation: String
  /// The place of the statement that made it, as in `Card.swift:41`; or nothing.
  public var location: String
  /// The direction of its owner, if that is not the one that the node is placed with.
  public var direction: String?
  /// Whether it contradicts others, and is left out.
  public var isLeftOut: Bool
  /// By how many points it is missed; 0 if it holds, `nil` before the first layout.
  public var missedBy: Double?
}

extension ConstraintExplanation: CustomStringConvertible {
  /// The equation, the place of the statement, and how it came out, if it does not hold.
  public var description: String {
    var notes = location.isEmpty ? [] : [location]
    if let direction { notes.append(direction) }
    if isLeftOut { notes.append("left out") }
    if let missedBy, missedBy != 0 { notes.append("missed by \(missedBy.auditText)") }
    if missedBy == nil { notes.append("not solved yet") }
    return notes.isEmpty ? equation : "\(equation)  \(notes.joined(separator: ", "))"
  }
}

extension Node {
  /// The constraints that speak of this node along an axis, older ones first; none where it is not
  /// placed by constraints.
  final func explainConstraints(along axis: Axis) -> [ConstraintExplanation] {
    guard isPlacedByConstraints else { return [] }
    let own = placementDirection
    return constraintsTouching.filter { constraint in
      constraint.firstItem?.itemPlace.node === self && constraint.firstAttribute.axis == axis
        || constraint.secondItem?.itemPlace.node === self && constraint.secondAttribute.axis == axis
    }
    .map { constraint in
      let direction = constraint.owner?.effectiveLayoutDirection
      return ConstraintExplanation(
        equation: constraint.description,
        location: constraint.location,
        direction: direction == own ? nil : direction.map { "\($0)" },
        isLeftOut: constraint.isBroken,
        missedBy: constraint.missedBy.map { $0 < 1e-6 ? 0 : $0 }
      )
    }
  }

  /// What the node's content asks of constraints along an axis; `nil` where it asks nothing.
  final func explainContent(along axis: Axis) -> String? {
    guard isPlacedByConstraints else { return nil }
    let size = contentSizeOnGrid
    let name = axis == .horizontal ? "width" : "height"
    let length = axis == .horizontal ? size.width : size.height
    if length < 0 { return nil }
    return "\(name) \(decimalText(length)), hugging \(contentHuggingPriority(for: axis)), "
      + "compression resistance \(contentCompressionResistancePriority(for: axis))"
  }
}
