import Maraya

/// Gradients in a direction: by their points, or by their angles.
struct TurnedGradientAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen = given.has("cssAngles") ? try TurnedAngles(&given) : try TurnedPoints(&given)
  }
}

/// Points from the leading edge.
private struct TurnedPoints: Adapter {
  private let gradient: MirroredGradient
  private let direction: LayoutDirection

  init(_ given: inout Fields) throws {
    gradient = try MirroredGradient(start: given.require("start"), end: given.require("end"))
    direction = try given.require("direction").direction
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "start": return try gradient.points(in: direction).map { .unitPoint($0.start) }
    case "end": return try gradient.points(in: direction).map { .unitPoint($0.end) }
    case "not":
      let (start, end) = Article.gradient(start: gradient.start, end: gradient.end)
      return [MirroredGradient.value(start, end)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// Angles as CSS counts them, from the leading edge.
private struct TurnedAngles: Adapter {
  private let angles: [Double]
  private let direction: LayoutDirection

  init(_ given: inout Fields) throws {
    angles = try given.require("cssAngles").numbers
    direction = try given.require("direction").direction
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "mirroredAngles" else { throw NotUnderstood("the expectation '\(key)'") }
    let nodes = angles.map { angle in
      let node = MirroredGradient.node(in: direction)
      node.directionalAngle = angle
      return node
    }
    let read = try nodes.map { try MirroredGradient.reread($0) }
    let turned = nodes.map { node in
      // The line that lies on the screen in the other direction, read from the leading edge.
      let other = MirroredGradient.node(in: direction.opposite)
      (other.startPoint, other.endPoint) = (node.directionalStartPoint, node.directionalEndPoint)
      other.root.layoutDirection = direction
      return other.directionalAngle
    }
    return [nodes.map(\.angle), read.map(\.angle), turned].map(Value.numbers)
  }
}
