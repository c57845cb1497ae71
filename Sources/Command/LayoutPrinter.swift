import Maraya
import MarayaScenes

/// What came of a scene.
enum Layout {
  case text(String)
  case results([LayoutResults])
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
