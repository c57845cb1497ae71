import Maraya

/// What a maker's closure makes of a node, and where that puts it.
struct MakerAdapter: Adapter {
  private let scene: LayoutScene
  private let item: String
  private let program: MakerProgram

  init(_ given: inout Fields) throws {
    scene = try LayoutScene(&given)
    item = try given.require("on").text
    program = try MakerProgram(given.require("program").text)
  }

  func answers(to key: String) throws -> [Value] {
    if key == "constraints" {
      return try [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        try trees(direction).map { .object($0.made) }
      }
    }
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let direction = LayoutDirection(rawValue: parts[0]) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return try trees(direction).flatMap { made in
      made.tree.root.layoutIfNeeded()
      return try made.tree.places(of: parts[1]).map(Value.rect)
    }
  }

  /// The constraints made at once, prepared and then activated, made twice, and read from equations.
  private func trees(_ direction: LayoutDirection) throws -> [MadeTree] {
    [
      try made(direction) { node, tree in
        node.makeConstraints { program.run($0, tree) }
      },
      try made(direction) { node, tree in
        let group = node.prepareConstraints { program.run($0, tree) }
        group.activate()
        return group
      },
      try made(direction) { node, tree in
        try node.installConstraints { program.run($0, tree) }
        tree.root.layoutIfNeeded()
        return try node.installConstraints(.remake) { program.run($0, tree) }
      },
      try made(direction) { node, tree in
        let group = node.prepareConstraints { program.run($0, tree) }
        let texts = try group.map { try $0.equation(in: tree.root).description }
        let read = try texts.map { text in
          try ConstraintEquation(parsing: text).makeConstraint(in: tree.root)
        }
        try LayoutConstraint.install(read)
        return ConstraintGroup(read)
      },
    ]
  }

  private func made(
    _ direction: LayoutDirection,
    _ make: (Node, LayoutTree) throws -> ConstraintGroup
  ) throws -> MadeTree {
    let tree = try scene.tree(direction)
    guard let node = tree.node(item) else { throw NotUnderstood("the view '\(item)'") }
    return MadeTree(tree: tree, group: try make(node, tree))
  }
}

/// A tree, and what was made in it.
private struct MadeTree {
  let tree: LayoutTree
  let group: ConstraintGroup

  /// The numbers of the constraints, by what they relate.
  var made: [String: Value] {
    group.reduce(into: [:]) { made, constraint in
      var name = "\(constraint.firstItem?.name ?? "gone").\(constraint.firstAttribute.rawValue)"
      name += " \(constraint.relation.rawValue)"
      if let second = constraint.secondItem {
        name += " \(second.name).\(constraint.secondAttribute.rawValue)"
      }
      let other = constraint.rightToLeftConstant
      made[name] = .object([
        "m": .number(constraint.multiplier), "c": .number(constraint.constant),
        "p": .number(constraint.priority.rawValue),
        "constantInRTL": .number(other ?? constraint.constant),
      ])
    }
  }
}

extension LayoutItem {
  fileprivate var name: String {
    (self as? Node)?.id ?? (self as? LayoutGuide)?.identifier ?? "unknown"
  }
}
