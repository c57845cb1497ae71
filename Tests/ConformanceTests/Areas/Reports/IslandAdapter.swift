import Maraya

/// Directions that are inherited, forced, and changed while the program runs.
struct IslandAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen = given.has("island") ? try Island(&given) : try WholeTree(&given)
  }
}

/// A part of a tree that keeps its own direction.
private struct Island: Adapter {
  private let root: Node
  private let island = Node("island")
  private let child = Node("child")
  private let grandchild = Node("grandchild")
  let claims: [Claim]

  init(_ given: inout Fields) throws {
    island.addSubnode(child)
    child.addSubnode(grandchild)

    var fields = try given.require("island").fields(of: "'island'")
    island.directionalFrame = try fields.require("logical").rect
    guard try fields.require("direction").text == "forcedLTR" else {
      throw NotUnderstood("the direction of the island")
    }
    island.layoutDirection = .leftToRight
    try fields.finish()

    fields = try given.require("islandChild").fields(of: "'islandChild'")
    child.directionalFrame = try fields.require("logical").rect
    try fields.finish()

    fields = try given.require("inheritingGrandchildOfIsland").fields(of: "the grandchild")
    grandchild.directionalFrame = try fields.require("logical").rect
    let width = try fields.require("parentWidth")
    try fields.finish()

    fields = try given.require("root").fields(of: "'root'")
    root = Node.root(
      try fields.require("direction").direction,
      width: try fields.require("width").number,
      [island]
    )
    try fields.finish()
    let actual = Value.number(child.bounds.width)
    claims = [Claim(name: "the width above the grandchild", actual: actual, expected: width)]
  }

  func answers(to key: String) throws -> [Value] {
    let node =
      switch key {
      case "islandPhysicalX": island
      case "islandChildPhysicalX": child
      case "grandchildPhysicalX": grandchild
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    return [.number(node.frame.minX)]
  }
}

/// A tree whose root changes its direction, with an island that the case speaks of.
private struct WholeTree: Adapter {
  private let width: Double
  private let frames: [Rect]
  private let sequence: [LayoutDirection]

  init(_ given: inout Fields) throws {
    width = try given.require("rootWidth").number
    frames = try given.require("children").list.map { try $0.rect }
    sequence = try given.require("sequence").directions
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "x":
      return [.list(turning.map(Value.numbers))]
    case "restartNeeded":
      let fresh = sequence.map { direction in
        let root = tree(direction)
        return withExtendedLifetime(root) { root.subnodes.map(\.frame.minX) }
      }
      return [.flag(fresh != turning)]
    case "nodesDirtied":
      return [.text(marksOfAChange)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  private func tree(_ direction: LayoutDirection) -> Node {
    let nodes = frames.map { frame in Node().with { $0.directionalFrame = frame } }
    return Node.root(direction, width: width, nodes)
  }

  /// Where the subnodes of one tree are after each change.
  private var turning: [[Double]] {
    let root = tree(sequence[0])
    return sequence.map { direction in
      root.layoutDirection = direction
      root.layoutIfNeeded()
      return root.subnodes.map(\.frame.minX)
    }
  }

  /// What a change of direction marks, in the words of the case.
  private var marksOfAChange: String {
    let root = tree(.leftToRight)
    let island = Node("island")
    island.layoutDirection = .leftToRight
    island.addSubnode(Node("inside"))
    let heirs = root.subnodes + [root]
    root.addSubnode(island)
    root.layoutIfNeeded()
    root.layoutDirection = .rightToLeft
    let marked = heirs.count(where: \.needsLayout)
    let inside = island.subnodes.count(where: \.needsLayout)
    return "\(marked == heirs.count ? "all" : "\(marked)") that inherit, "
      + "\(inside == 0 ? "none" : "\(inside)") of the forced islands' insides"
  }
}
