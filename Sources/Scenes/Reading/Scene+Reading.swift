import MarayaGeometry
import MarayaTree

extension Scene {
  /// Reads a scene and makes its tree, which is not laid out yet.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - types: Which classes of nodes there are.
  ///   - file: What the document is called where constraints are reported.
  /// - Throws: The first mistake. Data never traps, however it is broken.
  /// - Complexity: O(*n*) for a document of *n* bytes.
  public init(
    _ text: String,
    types: NodeTypes = .standard,
    file: String = ""
  ) throws(SceneError) {
    try self.init(utf8: Array(text.utf8), types: types, file: file)
  }

  /// Reads a scene, as the other initialiser, from bytes of UTF-8.
  public init(
    utf8 bytes: [UInt8],
    types: NodeTypes = .standard,
    file: String = ""
  ) throws(SceneError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw SceneError(error)
    }
    self = try SceneReader(document, types: types, file: file).scene()
  }
}

/// Reads what stands around the tree.
struct SceneReader {
  private static let keys = [
    "maraya", "name", "size", "available", "direction", "scale", "root",
  ]

  private let document: JSONDocument
  private let types: NodeTypes
  private let file: String

  init(_ document: JSONDocument, types: NodeTypes, file: String) {
    self.document = document
    self.types = types
    self.file = file
  }

  func scene() throws(SceneError) -> Scene {
    let top = document.root
    guard top.kind == .object else {
      throw top.unexpected("an object with maraya and root", path: "")
    }
    var members: [String: JSONValue] = [:]
    for (key, offset, value) in top.members {
      guard Self.keys.contains(key) else {
        let hint = suggestion(for: key, among: Self.keys)
        throw value.error("a scene has no \(quoted(key))" + hint, at: offset, path: shown(key))
      }
      members[key] = value
    }
    guard let version = members["maraya"] else { throw top.unexpected("\"maraya\": 1", path: "") }
    guard version.number == 1 else {
      throw version.unexpected("1, the version of the format", path: "maraya")
    }
    guard let root = members["root"] else { throw top.unexpected("\"root\", the tree", path: "") }

    let name = try members["name"].map { (value) throws(SceneError) in
      try value.read(.text, path: "name")
    }
    let size = try members["size"].map { (value) throws(SceneError) in
      try value.read(.size, path: "size")
    }
    let available = try members["available"].map { (value) throws(SceneError) in
      try value.read(.room, path: "available")
    }
    var tree = try TreeReader(root, types: types, size: size, file: file)
    if let direction = members["direction"] { try tree.setDirection(direction) }
    if let scale = members["scale"] { try read(scale: scale, of: tree.root) }
    try tree.readSubnodes()
    try tree.activateConstraints()
    let scene = Scene(
      name: name,
      size: size,
      available: available ?? .unlimited,
      root: tree.root
    )
    try tree.setMasks(in: scene)
    return scene
  }

  private func read(scale: JSONValue, of root: Node) throws(SceneError) {
    let number = scale.number ?? 0
    guard number > 0 else { throw scale.unexpected("a number above 0", path: "scale") }
    root.displayScale = number
  }
}

extension PropertyKind where Value == Scene.Room {
  /// Two lengths, `null` for any.
  static var room: Self {
    Self(
      .tuple([
        .init("width", .either([.length, .nothing])),
        .init("height", .either([.length, .nothing])),
      ]),
      encode: { room in
        .list([room.width, room.height].map { $0.map { .number($0) } ?? .none })
      },
      decode: { value in
        value.elements.map { Scene.Room(width: $0[0].number, height: $0[1].number) }
      }
    )
  }
}
