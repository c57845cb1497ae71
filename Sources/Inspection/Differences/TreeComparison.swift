import MarayaGeometry
import MarayaTree

/// The differences of two records with the same layouts, as they are found in tree order.
struct TreeComparison {
  let earlier: TreeRecord
  let later: TreeRecord
  let matching: NodeMatching
  let tolerance: Double
  private(set) var differences: [TreeDifference] = []

  init(from earlier: TreeRecord, to later: TreeRecord, tolerance: Double) {
    self.earlier = earlier
    self.later = later
    self.tolerance = tolerance
    matching = NodeMatching(from: earlier, to: later)
    let removed = earlier.withoutMatch(matching.laterIndices)
    let added = later.withoutMatch(matching.earlierIndices)
    // Removed nodes are told where their supernodes are.
    var removedBelow = [[Int]](repeating: [], count: earlier.items.count)
    for (index, item) in earlier.items.enumerated() where removed[index] != nil {
      if let supernode = item.supernode { removedBelow[supernode].append(index) }
    }
    if let count = removed.first ?? nil { tellRemoved(0, count) }
    let reordered = reorderedNodes()
    for (other, item) in later.items.enumerated() {
      if let count = added[other] {
        tell(.added(summary(of: item, in: later, count)), of: other)
      }
      guard let index = matching.earlierIndices[other] else { continue }
      comparePlaces(index, other, isReordered: reordered[other])
      compare(index, other)
      for index in removedBelow[index] {
        if let count = removed[index] { tellRemoved(index, count) }
      }
    }
  }

  mutating func tell(_ change: TreeDifference.Change, of other: Int) {
    differences.append(TreeDifference(node: later.path(of: other), change: change))
  }

  mutating func tell(_ difference: TreeDifference) { differences.append(difference) }

  private mutating func tellRemoved(_ index: Int, _ count: Int) {
    let summary = summary(of: earlier.items[index], in: earlier, count)
    tell(TreeDifference(node: earlier.path(of: index), change: .removed(summary)))
  }

  private func summary(
    of item: TreeRecord.Item,
    in record: TreeRecord,
    _ count: Int
  ) -> TreeDifference.NodeSummary {
    let isOneFrame = item.frames.allSatisfy { $0 == item.frames.first }
    let frames = zip(record.directions, item.frames).map { direction, frame in
      TreeDifference.LayoutFrame(direction: isOneFrame ? nil : direction, frame: frame)
    }
    return TreeDifference.NodeSummary(
      typeName: item.typeName,
      frames: isOneFrame ? Array(frames.prefix(1)) : frames,
      nodeCount: count
    )
  }

  // MARK: Places

  private mutating func comparePlaces(_ index: Int, _ other: Int, isReordered: Bool) {
    let (from, to) = (earlier.items[index], later.items[other])
    if isReordered { tell(.reordered(from: from.place, to: to.place), of: other) }
    if from.supernode.map({ matching.laterIndices[$0] }) == to.supernode.map(Optional.some) {
      return
    }
    tell(
      .reparented(
        from: from.supernode.map(earlier.path(of:)),
        to: to.supernode.map(later.path(of:))
      ),
      of: other
    )
  }

  /// Whether a node of the later tree is one of the fewest whose moving explains the new order.
  private func reorderedNodes() -> [Bool] {
    var isReordered = [Bool](repeating: false, count: later.items.count)
    for (index, subnodes) in earlier.subnodes.enumerated() {
      guard let supernode = matching.laterIndices[index] else { continue }
      let kept = subnodes.compactMap { matching.laterIndices[$0] }
        .filter { later.items[$0].supernode == supernode }
      let places = kept.map { later.items[$0].place }
      if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { continue }
      for other in kept { isReordered[other] = true }
      for position in longestIncreasingPositions(in: places) {
        isReordered[kept[position]] = false
      }
    }
    return isReordered
  }
}

extension TreeRecord {
  /// For the top of each part that has no match, how many nodes of the part lie below it.
  fileprivate func withoutMatch(_ matches: [Int?]) -> [Int?] {
    var counts = [Int?](repeating: nil, count: items.count)
    // For each node without a match the top of its part.
    var tops = [Int?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() where matches[index] == nil {
      let top = item.supernode.flatMap { tops[$0] } ?? index
      tops[index] = top
      counts[top] = counts[top].map { $0 + 1 } ?? 0
    }
    return counts
  }
}
