/// The indices of a longest common subsequence of two lists.
///
/// This is the algorithm of Myers, *An O(ND) difference algorithm and its variations*, 1986.
///
/// - Parameters:
///   - first: A list.
///   - second: Another one.
///   - maxDistance: How many elements may be only in one of the lists, in both together.
/// - Returns: The indices in both lists; `nil` if too much is different.
/// - Complexity: O((*n* + *m*) · *d*) for lists of *n* and *m* elements of which *d* are only in
///   one, and mostly O(*n* + *m* + *d*²); *d* is at most `maxDistance`.
func commonIndices(
  of first: [Int],
  with second: [Int],
  maxDistance: Int
) -> [(first: Int, second: Int)]? {
  let limit = min(first.count + second.count, maxDistance)
  var reach = Reach(limit: limit)
  // How far it was before each step, for the way back.
  var history: [Reach] = []
  for distance in 0...limit {
    history.append(reach)
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      let before = reach.diagonal(before: diagonal, at: distance)
      var x = before > diagonal ? reach[before] : reach[before] + 1
      while x < first.count, x - diagonal < second.count, first[x] == second[x - diagonal] {
        x += 1
      }
      reach[diagonal] = x
      if x >= first.count && x - diagonal >= second.count {
        return wayBack(from: (first.count, second.count), history)
      }
    }
  }
  return nil
}

/// How far in the first list one comes on each diagonal, the difference of both lists' indices.
private struct Reach {
  private var indices: [Int]
  private let middle: Int

  init(limit: Int) {
    middle = limit + 1
    indices = [Int](repeating: 0, count: 2 * limit + 3)
  }

  subscript(_ diagonal: Int) -> Int {
    get { indices[middle + diagonal] }
    set { indices[middle + diagonal] = newValue }
  }

  /// The diagonal that one comes from, by an element that is only in one of the lists.
  func diagonal(before diagonal: Int, at distance: Int) -> Int {
    if diagonal == -distance { return diagonal + 1 }
    if diagonal == distance { return diagonal - 1 }
    return self[diagonal - 1] < self[diagonal + 1] ? diagonal + 1 : diagonal - 1
  }
}

/// The pairs on the way from the ends of the lists to their beginnings, first to last.
private func wayBack(
  from ends: (Int, Int),
  _ history: [Reach]
) -> [(first: Int, second: Int)] {
  var pairs: [(first: Int, second: Int)] = []
  var (x, y) = ends
  for (distance, reach) in history.enumerated().reversed() {
    let before = reach.diagonal(before: x - y, at: distance)
    let (oldX, oldY) = (reach[before], reach[before] - before)
    while x > oldX && y > oldY {
      x -= 1
      y -= 1
      pairs.append((x, y))
    }
    (x, y) = (oldX, oldY)
  }
  return pairs.reversed()
}
