import MarayaTree

/// Which nodes of two trees are the same.
///
/// Nodes whose ids are unique in both trees are the same wherever they are. Others are looked for
/// among the subnodes of the same supernode: those with the same content or the same shape, then
/// those with the same name, in order.
struct NodeMatching {
  private let earlier: TreeRecord
  private let later: TreeRecord
  /// For each node of the earlier tree the index in the later one.
  private(set) var laterIndices: [Int?]
  /// For each node of the later tree the index in the earlier one.
  private(set) var earlierIndices: [Int?]

  /// - Complexity: O(*n*) for *n* nodes of both trees, and for *s* nodes without unique ids that
  ///   have changed O(*s* · *b*), where *b* is bounded.
  init(from earlier: TreeRecord, to later: TreeRecord) {
    self.earlier = earlier
    self.later = later
    laterIndices = [Int?](repeating: nil, count: earlier.items.count)
    earlierIndices = [Int?](repeating: nil, count: later.items.count)
    matchByIDs()
    // Two tops are the same whatever they are called, unless one is found elsewhere.
    if laterIndices.first == .some(nil), earlierIndices.first == .some(nil) { match(0, 0) }
    matchSiblings()
  }

  private mutating func match(_ index: Int, _ other: Int) {
    laterIndices[index] = other
    earlierIndices[other] = index
  }

  private mutating func matchByIDs() {
    let ones = earlier.indicesByID
    let others = later.indicesByID
    for (index, item) in earlier.items.enumerated() {
      guard let id = item.id, ones[id] == index, let other = others[id], other >= 0 else {
        continue
      }
      match(index, other)
    }
  }

  private mutating func matchSiblings() {
    let subnodes = earlier.subnodes
    let otherSubnodes = later.subnodes
    var fingerprints: SubtreeFingerprints?
    // Supernodes come first, so that they are matched when their subnodes are to be.
    for index in earlier.items.indices {
      guard let other = laterIndices[index] else { continue }
      let (ones, others) = (subnodes[index], otherSubnodes[other])
      let isDone =
        ones.allSatisfy { laterIndices[$0] != nil }
        || others.allSatisfy { earlierIndices[$0] != nil }
      if isDone { continue }
      let numbers = fingerprints ?? SubtreeFingerprints(of: earlier, and: later)
      fingerprints = numbers
      let matching = SiblingMatching.best(
        of: ones,
        and: others,
        known: ones.map { known($0, below: other) },
        isElsewhere: others.map { earlierIndices[$0] != nil },
        numbers
      )
      for (one, place) in zip(ones, matching.places) {
        if let place { match(one, others[place]) }
      }
    }
  }

  /// What is known of a node: whether it is a subnode of another.
  private func known(_ index: Int, below supernode: Int) -> SiblingMatching.Known {
    guard let other = laterIndices[index] else { return .nothing }
    let item = later.items[other]
    return item.supernode == supernode ? .place(item.place) : .isElsewhere
  }
}

extension TreeRecord {
  /// The index of the only node with each id; negative for ids of several nodes.
  fileprivate var indicesByID: [String: Int] {
    var indices: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard let id = item.id else { continue }
      indices[id] = indices[id] == nil ? index : -1
    }
    return indices
  }
}
