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
    case "pixelsChanged": return flipped.map { .flag(Self.looksOther($0, than: image)) }
    case "sizeChanged": return flipped.map { .flag(Self.measuresOther($0, than: image)) }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// Whether it is another picture: its name stands for the pixels that ours doesn't have.
  ///
  /// Who shows it left-to-right shows it as it is.
  private static func looksOther(_ flipped: Image, than image: Image) -> Bool {
    let node = ImageNode(image: flipped)
    return flipped.name != image.name || node.showsMirroredImage || node.imageTransform != .identity
  }

  private static func measuresOther(_ flipped: Image, than image: Image) -> Bool {
    let (node, plain) = (ImageNode(image: flipped), ImageNode(image: image))
    let measures = LayoutDirection.allCases.map { direction in
      node.layoutDirection = direction
      return node.measure(.unbounded)
    }
    return flipped.size != image.size || measures.contains { $0 != plain.measure(.unbounded) }
  }
}
