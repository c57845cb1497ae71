import Maraya

/// A pixel of an image that is shown in several directions.
struct MirroredImageAdapter: Adapter {
  private let size: Size
  private let pixel: Point
  private let isMirrored: Bool
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    size = try given.require("image").size
    pixel = try given.require("pixel").point
    isMirrored = try given.require("mirrorInRTL").flag
    directions = try given.require("directions").directions
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "pixel":
      // One node turns: nothing of the other direction may stay.
      let turning = makeNode()
      return try [turning, turning, makeNode()].map { node in
        try .byDirection(directions) { direction in
          node.layoutDirection = direction
          return .point(try shown(in: node))
        }
      }
    case "transformRTL":
      let node = makeNode()
      node.layoutDirection = .rightToLeft
      return try [node, reread(node)].map { .transform($0.imageTransform) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  private func makeNode() -> ImageNode {
    let image = Image(size: size)
    let node = ImageNode("image", image: isMirrored ? image.rtl : image)
    node.sizeToFit()
    return node
  }

  private func reread(_ node: ImageNode) throws -> ImageNode {
    guard let read = try node.reread as? ImageNode else { throw NotUnderstood("a file of ours") }
    return read
  }

  /// Where the square of the pixel is; a different answer of the file's is none.
  private func shown(in node: ImageNode) throws -> Point {
    let square = Rect(origin: pixel, size: Size(width: 1, height: 1))
    let places = try [node, reread(node)].map { square.applying($0.imageTransform).origin }
    return places[0] == places[1] ? places[0] : Point(x: .nan, y: .nan)
  }
}
