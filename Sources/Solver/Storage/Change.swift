/// Something that was done to a system, with what it takes to undo it.
enum Change: Sendable {
  case addedVariable(Int32)
  case removedVariable(Int32, VariableRecord, String, toldValue: Double)
  case changedValue(Int32, Double)
  case changedOrder(Int32, Int64)
  case addedConstraint(Int32)
  case removedConstraint(LinearConstraint, serial: Int64, slot: Int32)
  case changedConstant(Int32, Double)
  case changedPriority(Int32, Double)
}

extension Solver {
  mutating func note(_ change: Change) { journal.append(change) }

  /// Undoes everything that the journal tells of, the last first.
  mutating func rollBack() {
    while let change = journal.popLast() {
      switch change {
      case .addedVariable(let index): freeVariable(index)
      case .removedVariable(let index, let record, let name, let toldValue):
        if let found = freeVariables.lastIndex(of: index) { freeVariables.remove(at: found) }
        variables[index] = record
        variables[index].block = none
        variables[index].noted = none
        variables[index].value = toldValue
        write(record.value, to: index)
        names[index] = name
        // Its value may be one that it no longer has.
        if !record.isParameter { loosen(index) }
      case .changedValue(let index, let value): changeValue(of: index, to: value)
      case .changedOrder(let index, let order): changeOrder(of: index, to: order)
      case .addedConstraint(let slot): delete(slot)
      case .removedConstraint(let constraint, let serial, let slot):
        _ = insert(constraint, serial: serial, at: slot)
      case .changedConstant(let slot, let constant): changeConstant(of: slot, to: constant)
      case .changedPriority(let slot, let priority): changePriority(of: slot, to: priority)
      }
    }
    mayContradict = false
  }
}
