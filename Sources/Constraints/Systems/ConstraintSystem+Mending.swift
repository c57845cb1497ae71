import MarayaGeometry
import MarayaSolver

/// What is tried again, so that what is left out does not hang on what came first.
extension ConstraintSystem {
  /// Tries again what was left out, older ones first, so that the newest of what contradicts is what
  /// is left out, whatever came first.
  ///
  /// What is left out for an older one is newer, so its turn comes as well: something older may have to
  /// go until then by which it would hold.
  ///
  /// - Parameters:
  ///   - owners: Whose the rows of the solver are.
  ///   - oldCount: How many contradictions were known before, the first of all.
  func mend(_ owners: inout RowOwners, oldCount: Int) {
    let alone = conflictsThatAreAlone(from: oldCount)
    // The oldest is the last.
    var waiting: [(row: ConstraintRow, blocks: [BlockVersion]?)] = []
    for (index, conflict) in conflicts.enumerated() where !alone[index] {
      guard let row = conflict.row, row.isBroken, !row.isGone else { continue }
      waiting.append((row, conflict.blocks))
    }
    waiting.sort { $0.row.constraint.serial > $1.row.constraint.serial }
    while let (row, blocks) = waiting.popLast() {
      guard row.isBroken else { continue }
      // As long as nothing changes where it contradicts, it goes on contradicting.
      if let blocks, solver.blockVersions(of: row.row.terms.map(\.variable)) == blocks { continue }
      row.isBroken = false
      row.constraint.isBroken = false
      conflicts.removeAll { $0.row === row }
      queue(row)
      guard let leftOut = tell(&owners) else { return }
      for case .constraint(let other) in leftOut
      where other.constraint.serial > row.constraint.serial {
        let place = waiting.firstIndex { $0.row.constraint.serial < other.constraint.serial }
        waiting.insert((other, nil), at: place ?? waiting.count)
      }
    }
  }

  /// Which contradictions have been found now, and touch no block that another one touches.
  ///
  /// What is left out of such a one was left out of what there is now; trying again ends there.
  private func conflictsThatAreAlone(from oldCount: Int) -> [Bool] {
    let blocks = conflicts.map { solver.blockVersions(of: $0.variables) }
    // Looked up, and never iterated.
    var counts: [Int32: Int] = [:]
    for versions in blocks {
      guard let versions else { return conflicts.map { _ in false } }
      for version in versions { counts[version.number, default: 0] += 1 }
    }
    return blocks.indices.map { index in
      index >= oldCount && blocks[index]?.allSatisfy { counts[$0.number] == 1 } ?? false
    }
  }

  /// Forgets what the blocks were in which constraints are left out that say something else now.
  func forgetBlocksOfNews() {
    let size = hostSize
    let turned = [Axis.horizontal, .vertical].filter { axis in
      !isTrial && toldSize.map { $0[axis] != size[axis] } ?? true
    }
    for index in conflicts.indices {
      let isTold = !(conflicts[index].row?.isQueued ?? true)
      if isTold && !turned.contains(where: { conflicts[index].variables.contains(length($0)) }) {
        continue
      }
      conflicts[index].blocks = nil
    }
  }

  /// Notes what the blocks are in which constraints are left out.
  func noteBlocks() {
    for index in conflicts.indices {
      conflicts[index].hostSize = hostSize
      conflicts[index].blocks = solver.blockVersions(of: conflicts[index].variables)
    }
  }
}
