/// Pairs of equal keys of two lists, as many in order as can be found with bounded work.
///
/// What is equal at both ends is paired first, then, unless too much between is different, a
/// longest common subsequence. What is left is paired in order with what is equal to it anywhere.
///
/// - Returns: The indices in both lists.
/// - Complexity: O((*n* + *m*) · *d*) for lists of *n* and *m* keys, of which *d* but at most
///   `maxDistance` are only in one.
func siblingPairs(
  of first: [Int],
  with second: [Int],
  maxDistance: Int = 128
) -> [(first: Int, second: Int)] {
  let shorter = min(first.count, second.count)
  var head = 0
  while head < shorter && first[head] == second[head] { head += 1 }
  var tail = 0
  while tail < shorter - head
    && first[first.count - 1 - tail] == second[second.count - 1 - tail]
  {
    tail += 1
  }
  var pairs = (0..<head).map { (first: $0, second: $0) }
  for offset in 0..<tail { pairs.append((first.count - 1 - offset, second.count - 1 - offset)) }
  var ones = Array(head..<first.count - tail)
  var others = Array(head..<second.count - tail)
  if ones.isEmpty || others.isEmpty { return pairs }
  let between = (first: ones.map { first[$0] }, second: others.map { second[$0] })
  if let common = commonIndices(of: between.first, with: between.second, maxDistance: maxDistance) {
    let paired = common.map { (first: $0.first + head, second: $0.second + head) }
    pairs += paired
    ones = ones.without(paired.map(\.first))
    others = others.without(paired.map(\.second))
  }
  return pairs + pairsAnywhere(ones, others, first, second)
}

/// Pairs the indices of equal keys, the first with the first, without regard to what is between.
private func pairsAnywhere(
  _ ones: [Int],
  _ others: [Int],
  _ first: [Int],
  _ second: [Int]
) -> [(first: Int, second: Int)] {
  // Chains of the other list's indices of a key, looked up by the key.
  var heads: [Int: Int] = [:]
  var following = [Int?](repeating: nil, count: others.count)
  for (position, index) in others.enumerated().reversed() {
    following[position] = heads[second[index]]
    heads[second[index]] = position
  }
  var pairs: [(first: Int, second: Int)] = []
  for index in ones {
    guard let position = heads[first[index]] else { continue }
    pairs.append((index, others[position]))
    heads[first[index]] = following[position]
  }
  return pairs
}

extension Array<Int> {
  /// A rising list without the elements of another rising list.
  fileprivate func without(_ others: [Int]) -> [Int] {
    var position = 0
    return filter { element in
      while position < others.count && others[position] < element { position += 1 }
      return position == others.count || others[position] != element
    }
  }
}
