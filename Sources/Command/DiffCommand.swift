import Maraya
import MarayaScenes

extension Program {
  /// `maraya diff`.
  func diff(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let files = try files(arguments)
    guard files.count == 2 else { throw UsageError("expected two files, A and B") }
    let format: Format = try arguments.choice("format", among: [.text, .json]) ?? .text
    let directions: Directions = try arguments.choice("direction") ?? .both
    let tolerance = try arguments.number("tolerance") ?? 0
    let request = try LayoutRequest(arguments)

    // Both are read, so that mistakes in both are told.
    let scenes = files.map { scene($0).map(request.applied) }
    guard let earlier = scenes[0], let later = scenes[1] else { return .failed }
    earlier.layout()
    later.layout()
    let differences =
      later.differencesOfHead(from: earlier)
      + later.root.differences(from: earlier.root, directions.drawn, tolerance: tolerance)
    switch format {
    case .json: system.print(JSONWriter.lines(of: differences.map(\.value)))
    default: system.print(differences.map { "\($0)\n" }.joined())
    }
    return differences.isEmpty ? .fine : .found
  }
}

extension Scene {
  /// What is different in what stands around the tree; its size and direction are the root's.
  fileprivate func differencesOfHead(from earlier: Scene) -> [TreeDifference] {
    zip(earlier.head, head).filter { $0.value != $1.value }.map { before, after in
      TreeDifference(
        node: "scene",
        change: .property(before.name, from: before.value, to: after.value)
      )
    }
  }

  private var head: [PropertyValue.Field] {
    [
      .init("name", .text(ifPresent: name)),
      .init("scale", root.displayScale.map { .number($0) } ?? .none),
    ]
  }
}
