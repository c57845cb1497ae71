import Maraya
import MarayaScenes

extension Program {
  /// `maraya layout`.
  func layout(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let printer = LayoutPrinter(
      directions: try arguments.choice("direction"),
      format: try arguments.choice("format") ?? .text,
      request: try LayoutRequest(arguments)
    )
    let files = try files(arguments)
    let output = try LayoutOutput(arguments.value(of: "output"), files, printer, on: system)
    var status = output.begin()
    if status == .failed { return status }
    for path in files {
      guard let scene = scene(path) else {
        status = .failed
        continue
      }
      let layout = try printer.layout(of: scene, file: files.count > 1 ? path : nil)
      tellDiagnostics(of: scene.root, in: path)
      status = status.and(output.add(layout, of: path))
    }
    return status.and(output.finish())
  }
}

/// Lays scenes out and puts what came of them into words.
struct LayoutPrinter {
  let directions: Directions?
  let format: Format
  let request: LayoutRequest

  /// What came of a scene; with the name of its file where there are several.
  func layout(of scene: Scene, file: String?) throws(UsageError) -> Layout {
    let scene = request.applied(to: scene)
    switch format {
    case .text:
      _ = try scene.laidOut(directions) { _ in }
      return .text((file.map { "\($0)\n" } ?? "") + scene.root.drawing(drawn))
    case .svg:
      _ = try scene.laidOut(directions) { _ in }
      return .text(scene.root.picture(drawn).svg)
    case .json:
      return .results(
        try scene.laidOut(directions) { root in
          var results = LayoutResults(of: root)
          results.file = file
          return results
        }
      )
    }
  }

  private var drawn: DrawnDirections { directions?.drawn ?? .current }
}
