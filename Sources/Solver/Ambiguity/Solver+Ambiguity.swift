/// An unknown that the constraints leave open.
public struct Ambiguity: Sendable, Hashable {
  /// The unknown.
  public let variable: Variable
  /// The values that it can have, all else being as good; its ends may be infinite.
  public let range: ClosedRange<Double>
}

extension Solver {
  /// The unknowns that the constraints leave open, in their order, with the system as it was solved
  /// last.
  ///
  /// An unknown is ambiguous if another value of it makes no error of any priority larger, the
  /// other unknowns moving along. One that no constraint names is.
  ///
  /// - Complexity: Two searches for each ambiguous unknown: for looking into a layout, not for
  ///   every pass.
  public func ambiguities() -> [Ambiguity] {
    var found: [Ambiguity] = []
    for index in variables.indices where variables[index].isAlive && !variables[index].isParameter {
      if variables[index].firstTerm == none {
        found.append(
          Ambiguity(
            variable: variable(at: Int32(index)),
            range: -Double.infinity...Double.infinity
          )
        )
      }
    }
    for block in blocks
    where block.tableaus.contains(where: { $0.hasPreferences || $0.isOpen }) {
      let face = OpenFace(block, all: true)
      let isKnown = block.knownUnknowns(face)
      for unknown in 0..<Int32(block.unknowns.count) where !isKnown[unknown] {
        let (terms, constant) = block.expand(unknown, knowing: isKnown)
        guard !terms.isEmpty else { continue }
        let range = face.range(of: terms, plus: constant)
        if range.upperBound - range.lowerBound > SolverLimits.ambiguity {
          found.append(
            Ambiguity(
              variable: variable(at: block.unknowns[unknown]),
              // No end is -0.
              range: range.lowerBound + 0...range.upperBound + 0
            )
          )
        }
      }
    }
    return found.sorted { isBefore($0.variable.slot, $1.variable.slot) }
  }
}
