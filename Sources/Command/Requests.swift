import Maraya
import MarayaScenes

/// Which directions are asked for.
enum Directions: String, CaseIterable {
  case ltr
  case rtl
  case both

  /// The directions, in order.
  var all: [LayoutDirection] {
    LayoutDirection.allCases.filter { self == .both || $0.rawValue == rawValue }
  }

  /// The same as drawings have it.
  var drawn: DrawnDirections { all.count == 1 ? .only(all[0]) : .both }
}

/// How a result is printed.
enum Format: String, CaseIterable {
  case text
  case json
  case svg
}

/// What is asked of the layout of every scene: a size and a scale other than its own.
struct LayoutRequest {
  static let options = ["size", "scale"]

  private let size: Size?
  private let scale: Double?

  init(_ arguments: Arguments) throws(UsageError) {
    scale = try arguments.number("scale", isZeroAllowed: false)
    guard let text = arguments.value(of: "size") else {
      size = nil
      return
    }
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      width.isFinite, height.isFinite, width >= 0, height >= 0
    else {
      throw UsageError("--size: expected two lengths, as in 375x667, found \"\(text)\"")
    }
    size = Size(width: width, height: height)
  }

  /// The scene as it is asked for; not laid out.
  func applied(to scene: Scene) -> Scene {
    var scene = scene
    if let size { scene.size = size }
    if let scale { scene.root.displayScale = scale }
    return scene
  }
}

extension Scene {
  /// Lays the tree out in each of some directions and takes something of each; as the scene says,
  /// if there are none.
  func laidOut<Result>(
    _ directions: Directions?,
    _ body: (Node) -> Result
  ) throws(UsageError) -> [Result] {
    guard let directions else {
      layout()
      return [body(root)]
    }
    if root is LayerNode {
      throw UsageError("--direction: the root is a layer, which has no direction")
    }
    return directions.all.map { direction in
      layout(direction: direction)
      return body(root)
    }
  }
}
