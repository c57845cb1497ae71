import Maraya

/// Corner radii from the leading edge, as they lie.
struct CornerAdapter: Adapter {
  private let radii: DirectionalCornerRadii
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    var corners = try given.require("radii").fields(of: "'radii'")
    radii = DirectionalCornerRadii(
      topLeading: try corners.require("topLeading").number,
      topTrailing: try corners.require("topTrailing").number,
      bottomTrailing: try corners.require("bottomTrailing").number,
      bottomLeading: try corners.require("bottomLeading").number
    )
    try corners.finish()
    directions = try given.require("directions").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "TL,TR,BR,BL" else { throw NotUnderstood("the expectation '\(key)'") }
    let node = Node()
    node.directionalCornerRadii = radii
    // One node that turns: nothing of the other direction may stay.
    let turning = { (direction: LayoutDirection) in
      node.layoutDirection = direction
      return node.cornerRadii
    }
    return [{ $0.physical(radii) }, turning, turning].map { way in
      .byDirection(directions) { direction in
        let radii = way(direction)
        return .numbers([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
      }
    }
  }
}
