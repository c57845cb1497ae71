import MarayaConstraints

/// Constraints are left out, and those that stay say less.
extension TreeSketch {
  /// Sketches with one constraint less, or with one that is simpler.
  var sketchesWithSimplerConstraints: [TreeSketch] {
    var all = self
    all.gatherConstraints()
    var sketches: [TreeSketch] = []
    var length = all.constraints.count
    while length > 0 {
      for start in stride(from: 0, to: all.constraints.count, by: length) {
        var fewer = all
        fewer.constraints.removeSubrange(start..<min(start + length, all.constraints.count))
        sketches.append(fewer)
      }
      length /= 2
    }
    for (index, equation) in all.constraints.enumerated() {
      for simpler in equation.simplerEquations {
        var other = all
        other.constraints[index] = simpler
        sketches.append(other)
      }
    }
    return sketches
  }
}

extension ConstraintEquation {
  /// Equations that are simpler by one step.
  var simplerEquations: [ConstraintEquation] {
    var equations: [ConstraintEquation] = []
    func add(_ change: (inout ConstraintEquation) -> Void) {
      var other = self
      change(&other)
      equations.append(other)
    }
    if rightToLeftConstant != nil { add { $0.rightToLeftConstant = nil } }
    if fraction != 0 { add { $0.fraction = 0 } }
    if multiplier != 1 { add { $0.multiplier = 1 } }
    for constant in constant.simplerNumbers { add { $0.constant = constant } }
    if relation != .equal { add { $0.relation = .equal } }
    if ![.required, .medium].contains(priority) {
      add { $0.priority = .required }
      add { $0.priority = .medium }
    }
    for (index, term) in [first, second].enumerated() {
      guard let term, term.attribute.isMargin else { continue }
      add { equation in
        if index == 0 {
          equation.first.attribute = term.attribute.base
        } else {
          equation.second?.attribute = term.attribute.base
        }
      }
    }
    return equations
  }
}
