import MarayaSolver
public import MarayaTree

/// A length that constraints leave open.
public struct LayoutAmbiguity {
  /// Which one it is.
  public enum Length: String, Sendable {
    /// The distance of the leading edge from that of the supernode.
    case x
    /// The distance of the top edge from that of the supernode.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The node.
  public let node: Node
  /// The length.
  public let length: Length
  /// The values that it may have, all else being as good, in points; its ends may be infinite.
  public let range: ClosedRange<Double>
}

extension Node {
  /// Whether the constraints leave it open where the node is, or how large.
  ///
  /// UIKit's property of the same name, and exact: a length counts if it can have another value without
  /// making an error of any priority larger. `false` of a node that constraints don't place. It speaks
  /// of the last layout.
  ///
  /// - Complexity: A search for each open length of what is solved together; for looking into a
  ///   layout, not for each pass.
  public final var hasAmbiguousLayout: Bool { !layoutAmbiguities.isEmpty }

  /// The lengths of this node that its constraints leave open.
  ///
  /// - Complexity: As ``hasAmbiguousLayout``.
  public final var layoutAmbiguities: [LayoutAmbiguity] {
    guard isPlacedByConstraints, supernode != nil else { return [] }
    let anything = -Double.infinity...Double.infinity
    let item = Participant.Item(node: self, guide: nil)
    for system in NodeConstraints.existing(of: self)?.memberships ?? [] {
      guard let participant = system.knownParticipant(item) else { continue }
      return system.ambiguities(of: [participant])
    }
    // No constraint speaks of it.
    return [.x, .y, .width, .height].map {
      LayoutAmbiguity(node: self, length: $0, range: anything)
    }
  }

  /// The lengths of nodes at and below this one that constraints leave open, in the order of the tree.
  ///
  /// - Complexity: As ``hasAmbiguousLayout``, once for each system.
  public final var layoutAmbiguitiesInside: [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    for case let record as NodeConstraints in constrainedSubtree {
      guard let system = record.system else { continue }
      found += system.ambiguities(of: system.list.sorted { $0.order < $1.order })
    }
    return found
  }

  /// Whether constraints are to place the node, and none says anything of it.
  package final var isPlacedByNothing: Bool {
    guard isPlacedByConstraints, supernode != nil else { return false }
    let item = Participant.Item(node: self, guide: nil)
    let memberships = NodeConstraints.existing(of: self)?.memberships ?? []
    return !memberships.contains { $0.knownParticipant(item) != nil }
  }

  /// Moves what the constraints leave open to another place that is as good, and lays out.
  ///
  /// UIKit's method of the same name, without chance: each call goes on to the next end of the first
  /// open length of this node. Nothing happens where nothing is open. The next change of the
  /// constraints undoes it.
  public final func exerciseAmbiguityInLayout() {
    guard isPlacedByConstraints else { return }
    let item = Participant.Item(node: self, guide: nil)
    for system in NodeConstraints.existing(of: self)?.memberships ?? [] {
      guard let participant = system.knownParticipant(item) else { continue }
      system.exercise(participant)
      system.host.setNeedsSolving()
      system.host.layoutIfNeeded()
    }
  }
}

extension ConstraintSystem {
  /// What is open of some participants.
  func ambiguities(of participants: [Participant]) -> [LayoutAmbiguity] {
    let open = solver.ambiguities()
    if open.isEmpty { return [] }
    var ranges: [Variable: ClosedRange<Double>] = [:]
    for ambiguity in open { ranges[ambiguity.variable] = ambiguity.range }
    return participants.flatMap { participant in
      participant.kind != .solved || participant.guide != nil
        ? []
        : participant.lengths.compactMap { length, variable in
          ranges[variable].map {
            LayoutAmbiguity(node: participant.node, length: length, range: $0)
          }
        }
    }
  }

  /// Prefers another end of what is open of a participant.
  func exercise(_ participant: Participant) {
    forgetExercise()
    let open = solver.ambiguities()
    for (_, variable) in participant.lengths {
      guard let range = open.first(where: { $0.variable == variable })?.range else { continue }
      let now = solver[variable]
      let low = range.lowerBound.isFinite ? range.lowerBound : min(now, range.upperBound) - 100
      let high = range.upperBound.isFinite ? range.upperBound : max(now, range.lowerBound) + 100
      let target = abs(exercised - high) < 1e-6 ? low : high
      exercised = target
      exercise = try? solver.add((variable == target).priority(Self.exercisePriority))
      return
    }
  }

  /// Lower than any that users give.
  static let exercisePriority = 1e-9

  /// Forgets the preference.
  func forgetExercise() {
    if let id = exercise { _ = try? solver.remove(id) }
    exercise = nil
  }
}

extension Participant {
  fileprivate var lengths: [(LayoutAmbiguity.Length, Variable)] {
    [(.x, x), (.y, y), (.width, width), (.height, height)]
  }
}
