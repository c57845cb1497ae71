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
    let onPath = nodes.filter { $0.path == name }
    return found.isEmpty || onPath.count == 1 ? onPath : found
  }

  private func complaint(about name: String, _ found: [Node], _ root: Node) -> String {
    if found.isEmpty {
      let ids = root.subtree.compactMap(\.id)
      return "there is no node \"\(name)\"" + suggestion(for: name, among: ids)
    }
    let paths = found.prefix(5).map { "\"\($0.path)\"" }.joined(separator: ", ")
    return "\(found.count) nodes have the id \"\(name)\"; give a path, such as \(paths)"
  }
}
