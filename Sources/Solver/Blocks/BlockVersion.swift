/// A block as it was computed: the same as long as nothing in it changes.
package struct BlockVersion: Hashable, Sendable {
  /// Which block it is, among those that there are at one time.
  ///
  /// An unknown that no constraint names is a block of its own, with a number below 0.
  package let number: Int32
  /// How many blocks had been computed then.
  let run: Int
}

extension Solver {
  /// The blocks that variables are in, each once; parameters are in none.
  ///
  /// - Returns: `nil` if one of the blocks has changed since it was computed, or if a variable has been
  ///   removed.
  /// - Complexity: O(*n*²) for *n* variables, which are meant to be those of a constraint.
  package func blockVersions(of variables: [Variable]) -> [BlockVersion]? {
    var versions: [BlockVersion] = []
    for variable in variables {
      guard isKnown(variable) else { return nil }
      let record = self.variables[variable.slot]
      if record.isParameter { continue }
      var version = BlockVersion(number: -1 - variable.slot, run: 0)
      if record.block >= 0 {
        if blocks[Int(record.block)].isStale { return nil }
        version = BlockVersion(number: record.block, run: blocks[Int(record.block)].version)
      } else if record.block == Self.isLoose {
        return nil
      }
      if !versions.contains(version) { versions.append(version) }
    }
    return versions
  }
}
