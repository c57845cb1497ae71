import MarayaConstraints
public import MarayaDirection
import MarayaGeometry
public import MarayaTree

/// What came of a scene in one direction, as JSON for programs in any language.
///
/// ```json
/// { "maraya": 1, "direction": "rtl", "size": [320, 120], "nodes": [
///   { "id": "card", "path": "card", "type": "node", "depth": 0, "frame": [0, 0, 320, 120], … },
///   … ], "diagnostics": [] }
/// ```
///
/// Nodes stand in the order of the tree. Each has its `frame` in its supernode, `directionalFrame`
/// from the leading edge, and `rootFrame`; with a display scale also `snappedFrame` and
/// `snappedRootFrame`. What few nodes have is left out where they have none: `direction` (other than
/// the root's), `bounds` (whose origin is not zero), `anchorPoint` and `transform`, `rootTransform`
/// (other than a translation), `clip`, `hidden`, `alpha`, `zPosition`. The results of the class come
/// last. Numbers are points, physical but for `directionalFrame`, and read back bit for bit.
public struct LayoutResults: Hashable, Sendable {
  /// The file that the tree was read from, to tell several results apart; it comes first.
  public var file: String?
  /// The direction in which the root was laid out.
  public var direction: LayoutDirection
  /// The laid-out tree.
  public var snapshot: LayoutSnapshot
  /// What was refused, or seen, on the way; of contradictions among constraints those that last.
  public var diagnostics: [Diagnostic]

  /// Takes the results of a tree as it stands.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public init(of root: Node) {
    direction = root.effectiveLayoutDirection
    snapshot = root.capture()
    diagnostics =
      root.diagnostics.filter { $0.code != .layoutConflict }
      + root.layoutConflicts.map { conflict in
        Diagnostic(
          code: .layoutConflict,
          node: conflict.host,
          property: ConstraintKeys.constraints,
          value: conflict.description
        )
      }
  }

  /// The results as one JSON object, a node a line.
  ///
  /// Each node has its path; one below more than 64 others only the end of it, behind `…`.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  public var text: String {
    var json = JSONWriter()
    write(to: &json)
    json.raw("\n")
    return json.string
  }

  /// Several results as a JSON array.
  public static func text(of results: [LayoutResults]) -> String {
    var json = JSONWriter()
    json.raw("[")
    for (index, result) in results.enumerated() {
      json.raw(index == 0 ? "\n" : ",\n")
      result.write(to: &json)
    }
    json.raw("\n]\n")
    return json.string
  }
}

extension LayoutResults {
  private func write(to json: inout JSONWriter) {
    json.reserveCapacity(snapshot.nodes.count * 256)
    var head = JSONWriter.Members()
    if let file { head.add("file", .text(file), to: &json) }
    head.add("maraya", .number(1), to: &json)
    head.add("direction", .text(direction.rawValue), to: &json)
    head.add("size", .size(snapshot.nodes.first?.bounds.size ?? .zero), to: &json)
    head.key("nodes", in: &json)
    json.raw("[")
    var way: [(name: String, path: String)] = []
    for (index, node) in snapshot.nodes.enumerated() {
      way.removeSubrange(min(node.depth, way.count)...)
      way.append((node.pathName, Self.path(of: node, below: way)))
      json.raw(index == 0 ? "\n  " : ",\n  ")
      write(node, path: way[way.count - 1].path, to: &json)
    }
    json.raw("\n], \"diagnostics\": [")
    for (index, diagnostic) in diagnostics.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.property(diagnostic.propertyValue)
    }
    json.raw(diagnostics.isEmpty ? "] }" : "\n] }")
  }

  private static func path(
    of node: LayoutSnapshot.Node,
    below way: [(name: String, path: String)]
  ) -> String {
    if way.count > 64 {
      return (["…"] + way.suffix(15).map(\.name) + [node.pathName]).joined(separator: "/")
    }
    return (way.last.map { $0.path + "/" } ?? "") + node.pathName
  }

  private func write(_ node: LayoutSnapshot.Node, path: String, to json: inout JSONWriter) {
    var members = JSONWriter.Members()
    func add(_ key: String, _ value: PropertyValue) { members.add(key, value, to: &json) }
    if let id = node.id { add("id", .text(id)) }
    add("path", .text(path))
    add("type", .text(node.typeName))
    add("depth", .number(Double(node.depth)))
    add("frame", .rect(node.frame))
    if snapshot.displayScale != nil { add("snappedFrame", .rect(node.snappedFrame)) }
    add("directionalFrame", .rect(node.directionalFrame))
    add("rootFrame", .rect(node.rootFrame))
    if snapshot.displayScale != nil { add("snappedRootFrame", .rect(node.snappedRootFrame)) }
    if node.direction != direction { add("direction", .text(node.direction.rawValue)) }
    if node.bounds.origin != .zero { add("bounds", .rect(node.bounds)) }
    if !node.transform.isIdentity {
      add("anchorPoint", PropertyKind.unitPoint.written(node.anchorPoint))
      add("transform", PropertyKind.transform.written(node.transform))
    }
    if !node.rootTransform.isTranslation {
      add("rootTransform", PropertyKind.transform.written(node.rootTransform))
    }
    if let clip = node.clip { add("clip", .rect(clip)) }
    if node.isHidden { add("hidden", .flag(true)) }
    if node.alpha != 1 { add("alpha", .number(node.alpha)) }
    if node.zPosition != 0 { add("zPosition", .number(node.zPosition)) }
    for result in node.results { add(result.key, result.value) }
    members.end(in: &json)
  }
}

extension Diagnostic {
  /// The diagnostic as an object.
  package var propertyValue: PropertyValue {
    .record([
      .init("code", .text(code.rawValue)), .init("node", .text(node)),
      .init("property", .text(property)), .init("value", .text(value)),
    ])
  }
}
