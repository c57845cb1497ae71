/// A module of the house: the floor it stands on and whom it may import.
struct Module: Sendable {
  let name: String
  let floor: Int
  /// Whom it may import.
  let imports: Set<String>

  /// The folder of `Sources` that holds it: its name without the prefix.
  var folder: Substring { name == "Maraya" ? "Maraya" : name.dropFirst("Maraya".count) }

  /// Whether it is a program, which may use the platform and print.
  var isProgram: Bool { floor == Self.roof }

  /// The module of a folder of `Sources`.
  static func inFolder(_ folder: Substring) -> Module? { house.first { $0.folder == folder } }

  /// The module with a name.
  static func named(_ name: some StringProtocol) -> Module? { house.first { $0.name == name } }
}

// MARK: The house

extension Module {
  private static let front = 6
  private static let roof = 7

  /// Each row: module, floor; a module may import what stands on the floors below its own.
  private static let floors: [(String, Int)] = [
    ("MarayaGeometry", 0), ("MarayaDirection", 0), ("MarayaSolver", 0),
    ("MarayaLayout", 1), ("MarayaText", 1),
    ("MarayaTree", 2),
    ("MarayaNodes", 3), ("MarayaConstraints", 3),
    ("MarayaInspection", 4), ("MarayaScenes", 4), ("MarayaMotion", 4),
    ("MarayaTesting", 5),
    ("Maraya", front),
    ("MarayaCommand", roof), ("MarayaBench", roof),
  ]

  /// What a module may import of its own floor.
  private static let neighbours: [String: Set<String>] = [
    "MarayaDirection": ["MarayaGeometry"],
    "MarayaNodes": ["MarayaConstraints"],
  ]

  /// What a module may not import, though it stands below.
  ///
  /// A layout algorithm can't learn the direction; the front door opens on what every program needs.
  private static let strangers: [String: Set<String>] = [
    "MarayaLayout": ["MarayaDirection"],
    "Maraya": ["MarayaScenes", "MarayaMotion", "MarayaTesting"],
  ]

  /// The whole house, from the ground.
  static let house: [Module] = floors.map { name, floor in
    let below = Set(floors.filter { $0.1 < floor }.map(\.0))
    let allowed = below.union(neighbours[name, default: []])
    let imports = allowed.subtracting(strangers[name, default: []])
    return Module(name: name, floor: floor, imports: imports)
  }
}
