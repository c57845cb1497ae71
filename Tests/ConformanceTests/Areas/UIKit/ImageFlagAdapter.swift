import Maraya

/// What changes of an image that is to turn with the direction.
struct ImageFlagAdapter: Adapter {
  private let image: Image

  init(_ given: inout Fields) throws {
    let text = try given.require("image").text
    let plain = Image("photo", size: Size(width: 10, height: 8))
    switch text {
    case "flips=false": image = plain
    case "flips=true": image = plain.rtl
    default: throw NotUnderstood("the image '\(text)'")
    }
    let operation = try given.require("op").text
    guard operation == "imageFlippedForRightToLeftLayoutDirection" else {
      throw NotUnderstood("the operation '\(operation)'")
    }
  }

  func answers(to key: String) throws -> [Value] {
    let flipped = [
      image.imageFlippedForRightToLeftLayoutDirection(), image.rtl, image.rtl.rtl,
    ]
    switch key {
    case "flipsFlag": return flipped.map { .flag($0.flipsForRightToLeftLayoutDirection) }
    // Ours has none; its name stands for them. Who shows it left-to-right shows it as it is.
    case "pixelsChanged":
      return flipped.flatMap { flipped in
        let node = ImageNode(image: flipped)
        return [
          .flag(flipped.name != image.name), .flag(node.imageTransform != .identity),
          .flag(node.showsMirroredImage),
        ]
      }
    case "sizeChanged":
      return flipped.flatMap { flipped in
        LayoutDirection.allCases.flatMap { direction in
          let (node, plain) = (ImageNode(image: flipped), ImageNode(image: image))
          node.layoutDirection = direction
          return [
            .flag(flipped.size != image.size),
            .flag(node.measure(.unbounded) != plain.measure(.unbounded)),
          ]
        }
      }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
