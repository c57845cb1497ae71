import MarayaDirection
public import MarayaTree

extension Node {
  /// What is different in this tree from an earlier one, or from another one.
  ///
  /// ```swift
  /// for difference in card.differences(from: lastCard, .both) { print(difference) }
  /// ```
  ///
  /// A node is told of once for each thing that is different of itself: that it is new or gone,
  /// its supernode, its place among the siblings it had, its frame in its supernode, its type, its
  /// properties, what came of it. What only follows from a difference elsewhere is left out: that
  /// siblings are one place further on, a frame that was asked for and is told of already, what
  /// lies below a node that was added or removed.
  ///
  /// Nodes with ids that are unique in both trees are the same wherever they are. Others are
  /// looked for in the same supernode: first those of the same content, then those of the same id
  /// or type, in order.
  ///
  /// To compare layouts in a given direction each tree is laid out as ``drawing(_:)`` does it. Of
  /// both directions, what is the same in both or the mirror image is told once.
  ///
  /// - Parameters:
  ///   - earlier: The top of the other tree.
  ///   - directions: The layouts to compare; the trees as they stand unless said otherwise.
  ///   - tolerance: By how much frames, in points, and other numbers may differ.
  /// - Returns: The differences in the order of this tree; what was removed after its supernode.
  /// - Complexity: O(*n*) for *n* nodes of both trees, O(*d*) for each difference at depth *d*,
  ///   and the passes.
  public final func differences(
    from earlier: Node,
    _ directions: DrawnDirections = .current,
    tolerance: Double = 0
  ) -> [TreeDifference] {
    let canBeTurned = root.canBeTurned && earlier.root.canBeTurned
    let directions = canBeTurned ? directions : .current
    return TreeDifference.differences(
      from: TreeRecord.layouts(of: earlier, in: directions),
      to: TreeRecord.layouts(of: self, in: directions),
      tolerance: tolerance
    )
  }
}

extension TreeDifference {
  /// The differences between layouts, those in the same directions.
  fileprivate static func differences(
    from earlier: [TreeRecord],
    to later: [TreeRecord],
    tolerance: Double
  ) -> [TreeDifference] {
    if let one = TreeRecord.joined(earlier), let other = TreeRecord.joined(later) {
      return differences(from: one, to: other, tolerance: tolerance)
    }
    // The nodes depend on the direction.
    return toldOnce(
      zip(earlier, later).map { one, other in
        differences(from: one, to: other, tolerance: tolerance).map { difference in
          var difference = difference
          difference.direction = other.directions.first ?? nil
          return difference
        }
      }
    )
  }

  /// The differences between records; none where they have other layouts.
  package static func differences(
    from earlier: TreeRecord,
    to later: TreeRecord,
    tolerance: Double = 0
  ) -> [TreeDifference] {
    guard earlier.directions == later.directions else { return [] }
    return TreeComparison(from: earlier, to: later, tolerance: tolerance).differences
  }

  /// The differences found in each of several layouts, with those that are in all of them told
  /// once, without a direction.
  static func toldOnce(_ layouts: [[TreeDifference]]) -> [TreeDifference] {
    guard let first = layouts.first else { return [] }
    let undirected = layouts.map { Set($0.map(\.undirected)) }
    let isInAll = { (difference: TreeDifference) in
      undirected.allSatisfy { $0.contains(difference.undirected) }
    }
    let told = first.map { isInAll($0) ? $0.undirected : $0 }
    return told + layouts.dropFirst().flatMap { $0.filter { !isInAll($0) } }
  }

  private var undirected: TreeDifference {
    var difference = self
    difference.direction = nil
    if case .frame(let changes) = change {
      difference.change = .frame(
        changes.map { FrameChange(direction: nil, from: $0.from, to: $0.to) }
      )
    }
    return difference
  }
}
