import Maraya

/// The points of a gradient, new and mirrored.
struct GradientAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen = given.has("layer") ? try NewGradient(&given) : try OppositeGradient(&given)
  }
}

/// A gradient to which nothing has happened.
private struct NewGradient: Adapter {
  init(_ given: inout Fields) throws {
    let layer = try given.require("layer")
    guard layer == .text("new") else { throw NotUnderstood("the layer \(layer)") }
  }

  func answers(to key: String) throws -> [Value] {
    try LayoutDirection.allCases.flatMap { direction in
      let node = MirroredGradient.node(in: direction)
      return switch key {
      case "startPoint": [node.startPoint, node.directionalStartPoint].map(Value.unitPoint)
      case "endPoint": [node.endPoint, node.directionalEndPoint].map(Value.unitPoint)
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }
}

/// A gradient in the other direction.
private struct OppositeGradient: Adapter {
  private let gradient: MirroredGradient

  init(_ given: inout Fields) throws {
    gradient = try MirroredGradient(start: given.require("start"), end: given.require("end"))
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "mirrored" else { throw NotUnderstood("the expectation '\(key)'") }
    return try gradient.values(in: .rightToLeft)
  }
}
