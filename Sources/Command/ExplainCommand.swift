import Maraya
import MarayaScenes

extension Program {
  /// `maraya explain`.
  func explain(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw UsageError("expected a file and the id of a node")
    }
    let (path, id) = (arguments.operands[0], arguments.operands[1])
    let directions: Directions? = try arguments.choice("direction")
    let edge: NodeEdge? = try arguments.choice("edge")
    let request = try LayoutRequest(arguments)
    guard let scene = scene(path).map(request.applied) else { return .failed }

    let found = nodes(named: id, in: scene.root)
    guard let node = found.first, found.count == 1 else {
      system.complain("\(Self.name(of: path)): error: \(complaint(about: id, found, scene.root))\n")
      return .failed
    }
    // Left and right are leading and trailing once more.
    let edges = edge.map { [$0] } ?? [.leading, .trailing, .top, .bottom]
    let texts = try scene.laidOut(directions) { _ in
      edges.map { node.explain($0).description }.joined(separator: "\n")
    }
    system.print(texts.joined(separator: "\n\n") + "\n")
    tellDiagnostics(of: scene.root, in: path)
    return .fine
  }

  /// The nodes of an id, or of a path: that of the root is an id, which others may have too.
  private func nodes(named name: String, in root: Node) -> [Node] {
    let nodes = Array(root.subtree)
    let found = nodes.filter { $0.id == name }
    if found.count == 1 { return found }
    // A path is found by going up and along the siblings: only where it may be the one.
    let onPath = nodes.filter { node in
      let isLast = node.id.map { name.hasSuffix($0) } ?? (node === root || name.hasSuffix("]"))
      return isLast && node.path == name
    }
    return found.isEmpty || onPath.count == 1 ? onPath : found
  }

  /// The whole path that ends in a path, if a node of it can be found soon.
  private func whole(_ path: String, in root: Node) -> String? {
    guard let last = path.split(separator: "/").last else { return nil }
    return Array(root.subtree).lazy.filter { $0.id == String(last) }.prefix(20)
      .map { $0.path }.first { $0.hasSuffix("/" + path) }
  }

  private func complaint(about name: String, _ found: [Node], _ root: Node) -> String {
    if found.isEmpty {
      let hint =
        whole(name, in: root).map { "; did you mean \"\($0)\"?" }
        ?? suggestion(for: name, among: root.subtree.compactMap(\.id))
      return "there is no node \"\(name)\"" + hint
    }
    let paths = found.prefix(5).map { "\"\($0.path)\"" }.joined(separator: ", ")
    return "\(found.count) nodes have the id \"\(name)\"; give a path, such as \(paths)"
  }
}
