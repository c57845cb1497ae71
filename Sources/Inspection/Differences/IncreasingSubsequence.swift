/// The positions of a longest strictly increasing subsequence.
///
/// - Complexity: O(*n* · log *n*), where *n* is the number of elements; O(*n*) if they all
///   increase.
func longestIncreasingPositions(in numbers: [Int]) -> [Int] {
  // For each length the position of the smallest last element of a subsequence that long.
  var ends: [Int] = []
  // For each position the one before it in the best subsequence that ends there.
  var before = [Int?](repeating: nil, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    if let last = ends.last, numbers[last] < number { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var positions: [Int] = []
  var link = ends.last
  while let position = link {
    positions.append(position)
    link = before[position]
  }
  return positions.reversed()
}
