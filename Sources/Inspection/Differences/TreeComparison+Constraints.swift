import MarayaConstraints
import MarayaTree

/// Which constraints two nodes that are the same hold.
extension TreeComparison {
  /// Tells of constraints that are new, changed or gone: those that say the same but for their numbers
  /// are one, in order.
  mutating func compareConstraints(
    _ olds: [ConstraintEquation],
    _ news: [ConstraintEquation],
    _ other: Int
  ) {
    if olds == news || earlier.leavesOutDefaults || later.leavesOutDefaults { return }
    // Counted and looked up, never iterated.
    var kept: [ConstraintEquation: Int] = [:]
    for old in olds { kept[old, default: 0] += 1 }
    let added = news.filter { new in !takeOne(new, of: &kept) }
    // What is left are those that are gone, each as often as it is.
    var gone: [ConstraintEquation: [ConstraintEquation]] = [:]
    var removed: [ConstraintEquation] = []
    for old in olds where takeOne(old, of: &kept) {
      removed.append(old)
      gone[old.withoutNumbers, default: []].append(old)
    }
    var pairedCounts: [ConstraintEquation: Int] = [:]
    for new in added {
      let shape = new.withoutNumbers
      let place = pairedCounts[shape, default: 0]
      let old = gone[shape].flatMap { $0.count > place ? $0[place] : nil }
      pairedCounts[shape] = place + 1
      tell(.constraint(from: old?.description, to: new.description), of: other)
    }
    for old in removed {
      let shape = old.withoutNumbers
      let count = pairedCounts[shape, default: 0]
      if count > 0 {
        pairedCounts[shape] = count - 1
      } else {
        tell(.constraint(from: old.description, to: nil), of: other)
      }
    }
  }

  private func takeOne(
    _ equation: ConstraintEquation,
    of counts: inout [ConstraintEquation: Int]
  ) -> Bool {
    guard let count = counts[equation], count > 0 else { return false }
    counts[equation] = count - 1
    return true
  }
}

extension ConstraintEquation {
  /// The equation without what may change while a constraint is active, but for its name.
  fileprivate var withoutNumbers: ConstraintEquation {
    var equation = self
    equation.constant = 0
    equation.rightToLeftConstant = nil
    equation.priority = .required
    return equation
  }
}
