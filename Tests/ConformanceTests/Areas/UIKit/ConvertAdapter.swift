import Maraya

/// Points and rectangles of one node as another sees them.
struct ConvertAdapter: Adapter {
  private let scenery: Scenery
  private let source: Node
  /// Where to, `null` being the window; nothing where the expectation's key says it.
  private let target: Value?
  private let point: Point?
  private let rect: Rect?

  init(_ given: inout Fields) throws {
    if given.take("detachedRoot") == .flag(true) {
      scenery = Scenery(root: Node("detached"))
      source = scenery.root
    } else {
      scenery = try Scenery(&given)
      if let (name, value) = given.take(prefixed: "rectIn") {
        (source, target) = (try scenery.node(capitalized: name), nil)
        (point, rect) = (nil, try value.rect)
        return
      }
      source = try scenery.node(try given.require("from").text)
    }
    target = try given.require("to")
    point = try given.take("point")?.point
    rect = try given.take("rect")?.rect
  }

  func answers(to key: String) throws -> [Value] {
    if let point, key == "point" { return views(of: point, in: source, from: try targetNode) }
    guard let rect else { throw NotUnderstood("the expectation '\(key)'") }
    if key == "rect" { return views(of: rect, in: source, from: try targetNode) }
    if key == "inverse" { return try inverse(rect) }
    if let (_, name) = key.wholeMatch(of: /rectIn(\w+)/)?.output {
      return views(of: rect, in: source, from: try scenery.node(capitalized: name))
    }
    if let (_, name) = key.wholeMatch(of: /originIn(\w+)/)?.output {
      return views(of: rect.origin, in: source, from: try scenery.node(capitalized: name))
    }
    throw NotUnderstood("the expectation '\(key)'")
  }

  private var targetNode: Node? {
    get throws {
      guard let target else { throw NotUnderstood("a case that does not say where to") }
      return target == .null ? nil : try scenery.node(target.text)
    }
  }

  /// The same numbers taken as the other node's, as the source sees them.
  private func inverse(_ rect: Rect) throws -> [Value] {
    let others = scenery.nodes.filter { $0.value !== source }
    guard let (name, other) = others.first, others.count == 1, let own = source.id else {
      throw NotUnderstood("the inverse between \(scenery.nodes.count) nodes")
    }
    let (theirKey, ownKey) = (Self.key(for: name), Self.key(for: own))
    return views(of: rect, in: other, from: source).map { view in
      .object([theirKey: .rect(rect), ownKey: view])
    }
  }

  private static func key(for name: String) -> String {
    "rectIn" + name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: Both ways to ask

  private func views(of point: Point, in source: Node, from target: Node?) -> [Value] {
    [
      .point(source.convert(point, to: target)),
      .point((target ?? source.root).convert(point, from: source)),
    ]
  }

  private func views(of rect: Rect, in source: Node, from target: Node?) -> [Value] {
    [
      .rect(source.convert(rect, to: target)),
      .rect((target ?? source.root).convert(rect, from: source)),
    ]
  }
}
