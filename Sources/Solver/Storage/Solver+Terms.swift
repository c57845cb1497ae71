extension Solver {
  /// Adds a term to a constraint, or to the term of the same variable that it has already.
  mutating func addTerm(
    _ term: LinearExpression.Term,
    to slot: Int32,
    after last: inout Int32
  ) {
    let variable = term.variable.slot
    // A constraint's terms are the newest of their variables.
    let newest = variables[variable].firstTerm
    if newest != none && terms[newest].constraint == slot {
      terms[newest].coefficient += term.coefficient
      return
    }
    let record = TermRecord(
      coefficient: term.coefficient,
      variable: variable,
      constraint: slot,
      next: newest
    )
    let index: Int32
    if firstFreeTerm != none {
      index = firstFreeTerm
      firstFreeTerm = terms[index].next
      terms[index] = record
    } else {
      index = Int32(terms.count)
      terms.append(record)
    }
    if newest != none { terms[newest].previous = index }
    variables[variable].firstTerm = index
    if last == none {
      constraints[slot].firstTerm = index
    } else {
      terms[last].nextInConstraint = index
    }
    last = index
  }

  /// Removes the terms of a constraint that have added up to nothing.
  mutating func dropCancelled(in slot: Int32) {
    var last = none
    var term = constraints[slot].firstTerm
    while term != none {
      let next = terms[term].nextInConstraint
      if abs(terms[term].coefficient) < SolverLimits.leastCoefficient {
        if last == none {
          constraints[slot].firstTerm = next
        } else {
          terms[last].nextInConstraint = next
        }
        _ = removeTerm(term)
      } else {
        last = term
      }
      term = next
    }
  }

  /// Takes a term out of its variable's places; gives the next one of its constraint.
  mutating func removeTerm(_ index: Int32) -> Int32 {
    let record = terms[index]
    if record.previous == none {
      variables[record.variable].firstTerm = record.next
    } else {
      terms[record.previous].next = record.next
    }
    if record.next != none { terms[record.next].previous = record.previous }
    terms[index].next = firstFreeTerm
    firstFreeTerm = index
    return record.nextInConstraint
  }
}
