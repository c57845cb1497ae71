import Maraya
import MarayaTesting
import TestSupport
import Testing

/// What is true of the scroll nodes of random trees.
@Suite("Law: scrolling in trees")
struct ScrollTreeLawTests {
  // MARK: Cost

  /// Trees in which no safe area, which is that of the screen, reaches into content.
  private static let still = TreeOptions(features: .all.subtracting(.safeAreas))

  @Test func scrollingVisitsNobodyAndMovesNoContent() throws {
    try checkTrees(count: propertyRuns(), seed: 0x5C05_0000_0000, options: Self.still) { trial in
      let tree = trial.sketch.makeTree()
      tree.layoutIfNeeded()
      for case let scroll as ScrollNode in Array(tree.subtree) where !scroll.hasFloatingContent {
        let content = Array(scroll.subtree.dropFirst())
        let before = content.map { ($0.frame, $0.snappedFrame) }
        scroll.contentOffset.x += 31.3
        scroll.directionalContentOffset.y -= 7.7
        let report = tree.layoutIfNeeded()
        if !report.isEmpty { throw LawBroken("scrolling \(scroll.path): \(report)") }
        for (node, old) in zip(content, before) {
          let isSame = node.frame == old.0 && node.snappedFrame.isNear(old.1, within: 1e-9)
          if !isSame {
            throw LawBroken("\(node.path) is \(node.snappedFrame) instead of \(old.1)")
          }
        }
      }
    }
  }

  /// What brings an offset into its range when it changes.
  private struct State: Equatable {
    var size: Size
    var content: Size
    var insets: EdgeInsets
    var direction: LayoutDirection

    init(_ node: ScrollNode) {
      size = node.bounds.size
      content = node.contentSize
      insets = node.adjustedContentInset
      direction = node.effectiveLayoutDirection
    }

    func allows(_ other: State) -> Bool {
      size == other.size && content == other.content
        && insets.top == other.insets.top && insets.bottom == other.insets.bottom
        && (insets == other.insets || direction != other.direction)
    }
  }

  @Test func turningTwiceRestoresEveryBit() throws {
    try checkTrees(count: propertyRuns(), seed: 0x5C06_0000_0000) { trial in
      let tree = trial.sketch.makeTree()
      tree.layoutIfNeeded()
      let nodes = tree.subtree.compactMap { $0 as? ScrollNode }
      for node in nodes {
        node.contentOffset.x += 0.1
        node.directionalContentOffset.y += 0.7
      }
      // What floats over content goes with the offset, and may make the content another size.
      tree.layoutIfNeeded()
      // Nodes whose size or content depend on the direction are another matter, and so are islands
      // that a turn around them moves into another part of the safe area, or a transform that turns
      // sideways into down.
      let states = nodes.map(State.init)
      let before = nodes.map { [$0.contentOffset, $0.directionalContentOffset] }
      var isSteady = nodes.map { _ in true }
      for direction in [LayoutDirection.rightToLeft, .leftToRight] {
        tree.layoutDirection = direction
        tree.layoutIfNeeded()
        for (index, node) in nodes.enumerated() where !states[index].allows(State(node)) {
          isSteady[index] = false
        }
      }
      for (index, node) in nodes.enumerated() where isSteady[index] {
        let after = [node.contentOffset, node.directionalContentOffset]
        if after != before[index] {
          throw LawBroken("\(node.path): \(after) instead of \(before[index])")
        }
      }
    }
  }
}

extension ScrollNode {
  /// Whether constraints hold something in the content to what does not scroll with it.
  fileprivate var hasFloatingContent: Bool {
    root.subtree.flatMap(\.constraints).contains { constraint in
      guard constraint.firstAttribute.isLocation, let first = constraint.firstItem,
        let second = constraint.secondItem
      else { return false }
      let scrolls = [
        scrolls(first, constraint.firstAttribute), scrolls(second, constraint.secondAttribute),
      ]
      return scrolls[0] != scrolls[1]
    }
  }

  /// Whether a place is one in the content, or an edge of that.
  private func scrolls(_ item: any LayoutItem, _ attribute: LayoutAttribute) -> Bool {
    let guide = item as? LayoutGuide
    let node = guide?.owningNode ?? item as? Node
    if node !== self { return node?.isDescendant(of: self) ?? false }
    if guide === frameLayoutGuide { return false }
    let isOwn = layoutGuides.contains { $0 === guide }
    return isOwn || guide === contentLayoutGuide || !attribute.rawValue.contains("enter")
  }
}
