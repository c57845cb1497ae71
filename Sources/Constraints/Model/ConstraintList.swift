extension [LayoutConstraint] {
  /// Adds a constraint to a list that is sorted by activation, usually at the end.
  mutating func insertBySerial(_ constraint: LayoutConstraint) {
    insert(constraint, at: placeOf(constraint.serial))
  }

  /// Takes a constraint out of a list that is sorted by activation; one that isn't there is left.
  ///
  /// - Complexity: O(log *n*) to find it, O(*n*) to close the gap.
  mutating func removeBySerial(_ constraint: LayoutConstraint) {
    // Trees that were joined may have given the same number twice.
    var index = placeOf(constraint.serial) - 1
    while index >= 0 && self[index].serial == constraint.serial {
      if self[index] === constraint {
        remove(at: index)
        return
      }
      index -= 1
    }
  }

  /// The index after the last constraint that was not activated later.
  private func placeOf(_ serial: Int64) -> Int {
    guard let last, last.serial > serial else { return count }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].serial <= serial { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
