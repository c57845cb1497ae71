/// An unknown whose value has been written since the caller asked last.
struct ChangedValue: Sendable {
  var variable: Int32
  /// What it was when the caller asked.
  var before: Double
}

extension Solver {
  /// The unknowns whose values are others than when this was asked last, each once.
  ///
  /// A value that went away and came back to the last bit is none; what has been removed isn't told.
  /// An unknown that is new counts as 0 until it is told. Values change by ``solve()``, and where
  /// requirements were checked:
  ///
  ///     try solver.solve()
  ///     for unknown in solver.takeChangedVariables() {
  ///       nodes[unknown.index].isMoved = true
  ///     }
  ///
  /// The order is that in which they changed, as long as nothing was removed; the same calls give the
  /// same order.
  ///
  /// - Complexity: O(*n*), where *n* is how many have been written with another value since. If it is
  ///   never asked, they take 16 bytes for each unknown, however often they change.
  public mutating func takeChangedVariables() -> [Variable] {
    var taken: [Variable] = []
    for change in changedValues {
      variables[change.variable].noted = none
      if variables[change.variable].value != change.before {
        taken.append(variable(at: change.variable))
      }
    }
    changedValues.removeAll(keepingCapacity: true)
    return taken
  }

  /// What the caller knows as the value of an unknown.
  func toldValue(of index: Int32) -> Double {
    let place = variables[index].noted
    return place == none ? variables[index].value : changedValues[place].before
  }

  /// Gives an unknown a value that was computed.
  mutating func write(_ value: Double, to index: Int32) {
    variables[index].write(value, at: index, noting: &changedValues)
  }

  /// Forgets that the value of an unknown has changed.
  mutating func forgetChange(of index: Int32) {
    let place = variables[index].noted
    guard place != none else { return }
    variables[index].noted = none
    let last = changedValues.removeLast()
    guard last.variable != index else { return }
    changedValues[place] = last
    variables[last.variable].noted = place
  }
}

extension VariableRecord {
  /// Takes a value over, and notes that it is another one.
  @inline(__always)
  mutating func write(_ new: Double, at index: Int32, noting changes: inout [ChangedValue]) {
    // No value is -0.
    let new = new + 0
    guard new != value else { return }
    if noted == none {
      noted = Int32(changes.count)
      changes.append(ChangedValue(variable: index, before: value))
    }
    value = new
  }
}
