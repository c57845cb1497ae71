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
      let layout = try printer.layout(of: scene, file: output.isJoint ? path : nil)
      tellDiagnostics(of: scene.root, in: path)
      status = status.and(output.add(layout, of: path))
    }
    return status.and(output.finish())
  }
}
