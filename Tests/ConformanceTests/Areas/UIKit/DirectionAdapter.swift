import Maraya

/// Which direction a node has, and what becomes of places with names.
struct DirectionAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("semantic") {
        try Meaning(&given)
      } else if given.has("positions") {
        try Positions(&given)
      } else {
        try Inheritance(&given)
      }
  }
}

/// What the meaning of content makes of the directions around it.
private struct Meaning: Adapter {
  private let semantic: SemanticContentAttribute
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    semantic = try given.require("semantic").semantic
    directions = try given.require("relativeTo").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "direction" else { throw NotUnderstood("the expectation '\(key)'") }
    let ways: [(LayoutDirection) -> LayoutDirection] = [
      { semantic.direction(relativeTo: $0) },
      { direction in
        let node = Node()
        node.semanticContentAttribute = semantic
        node.layoutDirection = direction
        return node.effectiveLayoutDirection
      },
      { direction in
        let node = Node()
        let root = Node.root(direction, width: 10, [node])
        node.semanticContentAttribute = semantic
        return withExtendedLifetime(root) { node.effectiveLayoutDirection }
      },
    ]
    return ways.map { way in .list(directions.map { .text(way($0).rawValue) }) }
  }
}

/// What a node has from the nodes above it.
private struct Inheritance: Adapter {
  private let app = Node("app")
  private let parent = Node("parent")
  private let child = Node("child")

  init(_ given: inout Fields) throws {
    app.addSubnode(parent)
    parent.addSubnode(child)
    app.layoutDirection = try given.require("app").direction
    if let semantic = try given.take("parent")?.semantic {
      parent.semanticContentAttribute = semantic
    }
    parent.layoutDirection = try given.take("parentTraitOverride")?.direction
    child.semanticContentAttribute = try given.require("child").semantic
  }

  func answers(to key: String) throws -> [Value] {
    let node =
      switch key {
      case "parentEffective": parent
      case "childEffective": child
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    let atOnce = node.effectiveLayoutDirection
    app.layoutIfNeeded()
    return [atOnce, node.effectiveLayoutDirection].map { .text($0.rawValue) }
  }
}

/// Places from the leading edge, by their physical names.
private struct Positions: Adapter {
  private let direction: LayoutDirection
  private let positions: [NamedPosition]

  init(_ given: inout Fields) throws {
    direction = try given.require("direction").direction
    positions = try given.require("positions").list.map { try NamedPosition(Substring($0.text)) }
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "resolved" else { throw NotUnderstood("the expectation '\(key)'") }
    let ways: [(NamedPosition) -> UnitPoint] = [
      { $0.isDirectional ? direction.physical($0.point) : $0.point },
      { position in
        let node = Node()
        let root = Node.root(direction, width: 1, height: 1, [node])
        let point = Point(x: position.point.x, y: position.point.y)
        if position.isDirectional {
          node.directionalCenter = point
        } else {
          node.center = point
        }
        root.layoutIfNeeded()
        return withExtendedLifetime(root) { UnitPoint(x: node.center.x, y: node.center.y) }
      },
    ]
    return try ways.map { way in
      .list(try positions.map { .text(try NamedPosition.name(of: way($0))) })
    }
  }
}
