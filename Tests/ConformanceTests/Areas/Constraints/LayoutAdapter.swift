import Maraya

/// Nodes that constraints place, in both directions.
struct LayoutAdapter: Adapter {
  private let scene: LayoutScene
  private let fit: Fit?
  private let known = KnownTrees<LayoutDirection>()

  init(_ given: inout Fields) throws {
    scene = try LayoutScene(&given)
    fit = try given.take("fit").map(Fit.init)
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "broken":
      return try both { .list($0.broken.map(Value.text)) }
    case "sets":
      return try both { .list($0.conflicts.map { .list($0.map(Value.text)) }) }
    case "ambiguous":
      let tree = try fresh(.leftToRight)
      let open = tree.ambiguities
      // From the other side it is another length that is open, but of the same nodes.
      let other = try fresh(.rightToLeft)
      for (id, node) in other.nodes where node.hasAmbiguousLayout != (open[id] != nil) {
        throw NotUnderstood("a layout of '\(id)' that is ambiguous in one direction")
      }
      return [.object(open.mapValues { .list($0.map(Value.text)) })]
    default:
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let direction = LayoutDirection(rawValue: parts[0]) else {
        throw NotUnderstood("the expectation '\(key)'")
      }
      if let fit { return [.rect(try fit.rect(of: parts[1], in: fresh(direction)))] }
      return try trees(direction).flatMap { try $0.places(of: parts[1]).map(Value.rect) }
    }
  }

  private func both(_ answer: (LayoutTree) throws -> Value) throws -> [Value] {
    try LayoutDirection.allCases.flatMap { try trees($0).map(answer) }
  }

  // MARK: Ways to a layout

  private func fresh(_ direction: LayoutDirection) throws -> LayoutTree {
    let tree = try scene.tree(direction)
    tree.root.layoutIfNeeded()
    return tree
  }

  /// The tree laid out from the start, constraint by constraint, and turned and resized on the way;
  /// and where nothing contradicts, from constraints in the reverse order.
  private func trees(_ direction: LayoutDirection) throws -> [LayoutTree] {
    try known.trees(direction) { try made(direction) }
  }

  private func made(_ direction: LayoutDirection) throws -> [LayoutTree] {
    var trees = [try fresh(direction), try scene.treeOneByOne(direction), try turned(direction)]
    if trees[0].root.layoutConflicts.isEmpty {
      trees.append(try scene.tree(direction, reversed: true))
    }
    for tree in trees { tree.root.layoutIfNeeded() }
    return trees
  }

  private func turned(_ direction: LayoutDirection) throws -> LayoutTree {
    let tree = try fresh(direction.opposite)
    let size = tree.root.bounds.size
    tree.root.frame.size = Size(width: 777.7, height: 33.3)
    tree.root.layoutIfNeeded()
    tree.root.layoutDirection = direction
    tree.root.layoutIfNeeded()
    tree.root.frame.size = size
    return tree
  }
}

/// The size to which the root is fitted.
private struct Fit {
  private let target: Size
  private let priorities: [LayoutPriority]

  init(_ value: Value) throws {
    var fields = try value.fields(of: "a fitting")
    target = try fields.require("target").size
    priorities = try fields.require("priority").numbers(2).map { LayoutPriority($0) }
    try fields.finish()
  }

  func rect(of name: String, in tree: LayoutTree) throws -> Rect {
    guard tree.nodes.first?.id == name else { throw NotUnderstood("the fitting of '\(name)'") }
    let size = tree.root.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: priorities[0],
      verticalFittingPriority: priorities[1]
    )
    return Rect(origin: .zero, size: size)
  }
}
