import Maraya

/// Constraints that change, and what comes of it after each step.
struct StepsAdapter: Adapter {
  private let scene: LayoutScene
  private let steps: [[LayoutChange]]
  private let known = KnownTrees<[String]>()

  init(_ given: inout Fields) throws {
    scene = try LayoutScene(&given)
    steps = try given.require("steps").list.map { try $0.list.map { try LayoutChange($0) } }
  }

  func answers(to key: String) throws -> [Value] {
    let parts = key.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count > 1, let last = Int(parts[0]), steps.indices.contains(last) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    if parts[1] == "broken" {
      return try LayoutDirection.allCases.flatMap { direction in
        try trees(direction, to: last).map { .list($0.broken.map(Value.text)) }
      }
    }
    guard parts.count == 3, let direction = LayoutDirection(rawValue: parts[1]) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return try trees(direction, to: last).flatMap { try $0.places(of: parts[2]).map(Value.rect) }
  }

  /// The tree after a step: laid out after each, only in the end, and turned on the way.
  private func trees(_ direction: LayoutDirection, to last: Int) throws -> [LayoutTree] {
    try known.trees([direction.rawValue, "\(last)"]) { try made(direction, to: last) }
  }

  private func made(_ direction: LayoutDirection, to last: Int) throws -> [LayoutTree] {
    let trees = [try scene.tree(direction), try scene.tree(direction), try scene.tree(direction)]
    for (index, step) in steps[...last].enumerated() {
      for tree in trees { for change in step { try change.apply(to: tree) } }
      trees[0].root.layoutIfNeeded()
      trees[2].root.layoutDirection = index.isMultiple(of: 2) ? direction.opposite : direction
      trees[2].root.layoutIfNeeded()
    }
    trees[2].root.layoutDirection = direction
    for tree in trees { tree.root.layoutIfNeeded() }
    return trees
  }
}

/// Something that a step does.
private struct LayoutChange {
  private let id: String
  private let change: (LayoutTree, String) throws -> Void

  init(_ value: Value) throws {
    var fields = try value.fields(of: "a change")
    id = try fields.require("id").text
    let operation = try fields.require("op").text
    switch operation {
    case "activate": change = { try $0.constraint($1).isActive = true }
    case "deactivate": change = { try $0.constraint($1).isActive = false }
    case "constant":
      let constant = try fields.require("value").number
      change = { try $0.constraint($1).constant = constant }
    case "priority":
      let priority = LayoutPriority(try fields.require("value").number)
      change = { try $0.constraint($1).priority = priority }
    case "resize":
      let size = try fields.require("value").size
      change = { try $0.changedNode($1).frame.size = size }
    case "intrinsic":
      let content = try fields.require("value").contentSize
      change = { try $0.changedNode($1).givenContentSize = content }
    default: throw NotUnderstood("the change '\(operation)'")
    }
    try fields.finish()
  }

  func apply(to tree: LayoutTree) throws { try change(tree, id) }
}

extension LayoutTree {
  fileprivate func changedNode(_ id: String) throws -> Node {
    guard let node = node(id) else { throw NotUnderstood("the view '\(id)'") }
    return node
  }
}
