extension Solver {
  /// The block number of an unknown whose block is to be found anew.
  static let isLoose: Int32 = -2

  /// Takes an unknown's block apart, since something about it changes.
  mutating func loosen(_ unknown: Int32) {
    switch variables[unknown].block {
    case Self.isLoose: break
    case none:
      variables[unknown].block = Self.isLoose
      loose.append(unknown)
    case let block: dissolve(block)
    }
  }

  /// Takes a block apart.
  mutating func dissolve(_ block: Int32) {
    guard block >= 0 else { return }
    for unknown in blocks[Int(block)].unknowns {
      variables[unknown].block = Self.isLoose
      loose.append(unknown)
    }
    for slot in blocks[Int(block)].slots { constraints[slot].block = none }
    var empty = Block()
    empty.isListed = blocks[Int(block)].isListed
    empty.mayBeOutOfOrder = blocks[Int(block)].mayBeOutOfOrder
    blocks[Int(block)] = empty
    freeBlocks.append(block)
  }

  /// Notes that numbers of a constraint have changed.
  mutating func touchNumbers(of slot: Int32) {
    let block = constraints[slot].block
    if block >= 0 {
      makeStale(block)
    } else if hasNoUnknowns(slot) {
      constantRows.append(slot)
    }
  }

  func hasNoUnknowns(_ slot: Int32) -> Bool {
    var term = constraints[slot].firstTerm
    while term != none {
      if !variables[terms[term].variable].isParameter { return false }
      term = terms[term].nextInConstraint
    }
    return true
  }

  /// Finds the blocks of all loose unknowns; gives the new ones.
  mutating func tieBlocks() -> [Int32] {
    var found: [Int32] = []
    for unknown in loose {
      guard variables[unknown].isAlive && variables[unknown].block == Self.isLoose else { continue }
      guard variables[unknown].firstTerm != none else {
        variables[unknown].block = none
        write(0, to: unknown)
        continue
      }
      found.append(gather(from: unknown))
    }
    loose.removeAll(keepingCapacity: true)
    return found
  }

  /// Makes a block of all that hangs together with an unknown.
  private mutating func gather(from seed: Int32) -> Int32 {
    let number: Int32
    if let free = freeBlocks.popLast() {
      number = free
    } else {
      number = Int32(blocks.count)
      blocks.append(Block())
    }
    var unknowns = [seed]
    var slots: [Int32] = []
    variables[seed].block = number
    var next = 0
    while next < unknowns.count {
      var term = variables[unknowns[next]].firstTerm
      next += 1
      while term != none {
        let slot = terms[term].constraint
        term = terms[term].next
        guard constraints[slot].block != number else { continue }
        constraints[slot].block = number
        slots.append(slot)
        var other = constraints[slot].firstTerm
        while other != none {
          let variable = terms[other].variable
          if !variables[variable].isParameter && variables[variable].block != number {
            variables[variable].block = number
            unknowns.append(variable)
          }
          other = terms[other].nextInConstraint
        }
      }
    }
    sort(&unknowns, &slots)
    blocks[Int(number)].unknowns = unknowns
    blocks[Int(number)].slots = slots
    return number
  }
}
