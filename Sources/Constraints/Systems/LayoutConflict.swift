import MarayaDirection
public import MarayaGeometry
import MarayaSolver
public import MarayaTree

/// Required constraints that can't hold together, and which of them is left out.
///
/// None of the members can be missing: without it the others hold. The one that is left out stays
/// active, counts for nothing, and is tried again whenever something has changed.
public struct LayoutConflict {
  /// What takes part in a conflict.
  public struct Member {
    /// What kind of requirement it is.
    public enum Kind: String, Sendable {
      /// A constraint that somebody has activated.
      case constraint
      /// The size of a node's content, at priority 1000.
      case content
      /// The frame, the edges or the ratio that a node was given.
      case placement
      /// That a size is not below 0.
      case implicit
      /// The size of the node in which the constraints are solved.
      case host
    }

    /// What kind of requirement it is.
    public let kind: Kind
    /// The constraint, of a member of that kind.
    public let constraint: LayoutConstraint?
    /// What it requires, as an equation: `card.width >= 0`.
    public let equation: String
    /// The file and line where a constraint was made, as `Card.swift:41`; else empty.
    public let location: String
    /// Whether it is the one that is left out.
    public internal(set) var isLeftOut = false
  }

  /// The path of the node in which the constraints are solved.
  public let host: String
  /// The size of that node, in points.
  public internal(set) var hostSize: Size
  /// The axis of the first constraint.
  public let axis: Axis
  /// The direction of that node: `ltr` or `rtl`.
  ///
  /// The present one: a contradiction of what is said of leading and trailing is the same in both.
  public var direction: String { node?.effectiveLayoutDirection.rawValue ?? foundDirection }
  /// What can't hold together, older constraints first.
  public let members: [Member]
  /// By how many points the constraint that is left out misses what the others leave.
  public let excess: Double
  /// A length that would have to be below 0, if one would: `card.width == -80`.
  public let impossibility: String?

  /// What is left out.
  public var broken: Member { members.first { $0.isLeftOut } ?? members[0] }

  /// The direction in which it was found.
  let foundDirection: String
  /// The node in which the constraints are solved.
  package weak var node: Node?
  /// The row of the constraint that is left out.
  weak var row: ConstraintRow?
  /// Whose row is left out, and which, if it is no constraint's.
  var participantRow: (participant: Participant, key: ParticipantRows.Key)?
  /// The unknowns of what is left out.
  var variables: [Variable] = []
  /// The blocks that they were in when it was left out last; `nil` if it is to be tried again.
  var blocks: [BlockVersion]?
}

extension LayoutConflict {
  /// How new what is left out is; constraints come first.
  var age: (Int, Int64) {
    if let row { return (0, row.constraint.serial) }
    return (1, participantRow?.participant.order ?? 0)
  }

  /// What tells it from most others: the constraint that is left out, if it is one.
  var key: ObjectIdentifier? { broken.constraint.map { ObjectIdentifier($0) } }

  /// Whether it is between the same members, whatever their numbers are now.
  func isSame(as other: LayoutConflict) -> Bool {
    members.count == other.members.count
      && zip(members, other.members).allSatisfy { one, two in
        one.kind == two.kind && one.constraint === two.constraint
          && one.isLeftOut == two.isLeftOut && one.subject == two.subject
      }
  }
}

extension LayoutConflict.Member {
  /// What it is about, of a member that is no constraint: `card.width`.
  fileprivate var subject: Substring? {
    constraint == nil ? equation.split(separator: " ").first : nil
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// The conflict as reports have it: a line for each member, the contradiction, remedies.
  public var description: String {
    let axis = axis == .horizontal ? "horizontal" : "vertical"
    let size = "\(shortestText(hostSize.width)) x \(shortestText(hostSize.height))"
    var text = "layout conflict in \(host) (\(size)), \(axis), \(direction.uppercased())\n"
    text += "  these required constraints cannot hold together:"
    let width = members.map(\.equation.count).max() ?? 0
    for (index, member) in members.enumerated() {
      var line = "\(index + 1). "
      if member.kind != .constraint { line += "\(member.kind.rawValue) " }
      line += member.equation
      if !member.location.isEmpty {
        line += String(repeating: " ", count: width - member.equation.count + 2) + member.location
      }
      if member.isLeftOut { line += "  <- left out" }
      text += "\n   \(line)"
    }
    if let impossibility { text += "\n  it would need \(impossibility)." }
    text += "\n  every line is necessary; remedies: \(remedies)"
    return text
  }

  private var remedies: String {
    let numbers = members.indices.filter { members[$0].kind == .constraint }.map { "\($0 + 1)" }
    var remedies: [String] = []
    if !numbers.isEmpty {
      let which = numbers.count == 1 ? numbers[0] : "one of \(numbers.joined(separator: ", "))"
      remedies.append("a priority below 1000 for \(which)")
    }
    remedies.append("\(shortestText(excess)) points less to ask for")
    remedies.append("deactivating one")
    return remedies.joined(separator: "; ")
  }
}

extension Node {
  /// What contradicts among the constraints at and below the node, as the last layout found it.
  ///
  /// UIKit prints such a thing; here it is told to the tree, as a `Diagnostic` when it is new, and
  /// listed here as long as it lasts.
  ///
  /// - Complexity: O(*n*) for the *n* nodes with constraints.
  public final var layoutConflicts: [LayoutConflict] {
    constrainedSubtree.flatMap { ($0 as? NodeConstraints)?.system?.conflicts ?? [] }
  }
}
