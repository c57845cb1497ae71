/// Required constraints that can't hold together.
public struct Conflict: Error, Sendable {
  /// A constraint of a conflict.
  public struct Member: Sendable {
    /// What names it; if the constraint was refused, an id that is not in the solver.
    public let id: ConstraintID
    /// The constraint.
    public let constraint: LinearConstraint
    /// What it is multiplied by so that the sum of all contradicts itself.
    public let multiplier: Double
    /// It as people read it.
    public let text: String

    /// By how much its constant has to change, at least, for the others to hold with it.
    public let excess: Double
  }

  /// A parameter of a conflict.
  public struct Parameter: Sendable {
    /// The parameter.
    public let variable: Variable
    /// The value that contradicts; if it was refused, the parameter has its old one again.
    public let value: Double
    /// How often it is left when the members, times their multipliers, are added up.
    public let coefficient: Double

    /// By how much its value has to change, at least, for the members to hold together.
    ///
    /// It has to grow if the coefficient is more than 0, or else to shrink.
    public let excess: Double
  }

  /// The constraints, older ones first.
  ///
  /// None can be left out: without it the others hold together.
  public let members: [Member]
  /// The parameters on which the contradiction depends, older ones first.
  ///
  /// A parameter that stands in members is none of them if its multiples cancel in the sum, as where
  /// two things are in the way of each other wherever the parameter puts them both.
  public let parameters: [Parameter]
  /// What is left when the members, times their multipliers, are added up: all unknowns are gone,
  /// and 0 would have to be at least this number, which is more than 0.
  public let gap: Double

  /// Who is to give way: of the lowest ``LinearConstraint/rank`` the newest.
  public var culprit: Member {
    var culprit = members[0]
    for member in members.dropFirst() where member.constraint.rank <= culprit.constraint.rank {
      culprit = member
    }
    return culprit
  }
}

extension Conflict: CustomStringConvertible {
  /// The members, a line for each, and the contradiction.
  public var description: String {
    var text = "these required constraints cannot hold together:"
    for (index, member) in members.enumerated() {
      text += "\n  \(index + 1). \(member.text)"
    }
    text += "\nadded up"
    if members.contains(where: { $0.multiplier != 1 }) {
      text += ", times "
      text += members.map { solverText($0.multiplier) }.joined(separator: ", ")
    }
    text += ": 0 >= \(solverText(gap)); without any one of them the others hold"
    return text
  }
}
