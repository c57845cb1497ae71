extension Solver {
  /// The memory that the system takes, in bytes: the room that its storage has, used or not.
  ///
  /// - Complexity: O(blocks).
  public var memoryFootprint: Int {
    var bytes = size(variables) + size(names) + size(freeVariables)
    bytes += size(constraints) + size(labels) + size(freeConstraints) + size(terms)
    bytes += size(blocks) + size(freeBlocks) + size(loose) + size(stale) + size(renumbered)
    bytes += size(changedValues) + size(constantRows) + size(journal)
    for block in blocks { bytes += block.footprint }
    return bytes
  }
}

private func size<Element>(_ array: [Element]) -> Int {
  array.capacity * MemoryLayout<Element>.stride
}

extension Block {
  fileprivate var footprint: Int {
    var bytes = size(unknowns) + size(slots) + size(parameters) + size(rightSides) + size(steps)
    bytes += size(definitions.unknowns) + size(definitions.rows) + size(definitions.scales)
    bytes += size(definitions.starts) + size(definitions.terms) + size(definitions.places)
    bytes += size(emptyRows) + size(coreUnknowns) + size(corePlaces) + size(firstUnknowns)
    bytes += size(values) + size(tableaus)
    for tableau in tableaus { bytes += tableau.footprint }
    return bytes
  }
}

extension Tableau {
  fileprivate var footprint: Int {
    var bytes = size(table) + size(slopes) + size(columnVariables) + size(rowVariables)
    bytes += size(value) + size(segment) + size(isAtCorner) + size(isFrozen) + size(firstCorner)
    bytes += size(baseSlopes) + size(corners) + size(firstEntry) + size(entries)
    return bytes + size(tolerances) + size(distances)
  }
}
