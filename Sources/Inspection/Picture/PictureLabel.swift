import MarayaDirection
import MarayaGeometry

/// An id at a place where it fits into its box.
///
/// Nothing else depends on it: widths are estimated, for the letters are the reader's.
struct PictureLabel {
  /// The text, cut off where it was too long.
  let text: String
  /// The size of the letters, in points.
  let size: Double
  /// The element's `text-anchor`.
  let anchor: String
  /// Where the text is anchored on its base line, in its space.
  let place: Point
  /// The rectangle that the text takes, in its space.
  let extent: Rect

  /// The label in the middle of a rectangle, cut off where it is too long.
  init?(_ id: String, inMiddleOf rect: Rect, size: Double) {
    let room = rect.insetBy(dx: size / 4, dy: 0)
    let sizes = Self.sizes(upTo: size).filter { $0 * Self.lineHeight <= rect.height }
    guard room.width > 0, let smallest = sizes.last else { return nil }
    let width = Self.width(of: id)
    let size = sizes.first { width * $0 <= room.width } ?? smallest
    guard let text = Self.cut(id, to: room.width / size) else { return nil }
    let taken = Self.width(of: text) * size
    self.text = text
    self.size = size
    anchor = "middle"
    place = Point(x: rect.midX, y: rect.midY + size * Self.halfOfCapitals)
    extent = Rect(x: rect.midX - taken / 2, y: rect.midY - size / 2, width: taken, height: size)
  }

  private init(_ id: String, size: Double, anchor: String, x: Double, extent: Rect) {
    text = id
    self.size = size
    self.anchor = anchor
    place = Point(x: x, y: extent.midY + size * Self.halfOfCapitals)
    self.extent = extent
  }

  /// The labels in the corners of a rectangle in which the whole id fits, large ones first, and of
  /// a size those on the leading side.
  static func inCorners(
    of rect: Rect,
    _ id: String,
    _ direction: LayoutDirection,
    size: Double,
    isLowFirst: Bool
  ) -> [PictureLabel] {
    let width = width(of: id)
    return sizes(upTo: size * 0.9).flatMap { size -> [PictureLabel] in
      let room = rect.insetBy(dx: size / 3, dy: size / 4)
      let extent = Size(width: width * size, height: size)
      guard extent.width <= room.width, extent.height <= room.height else { return [] }
      let left = ("start", room.minX, room.minX)
      let right = ("end", room.maxX, room.maxX - extent.width)
      let (leading, trailing) = direction.sides(left, right)
      let (high, low) = (room.minY, room.maxY - size)
      return (isLowFirst ? [low, high] : [high, low]).flatMap { y in
        [leading, trailing].map { anchor, x, minX in
          let extent = Rect(origin: Point(x: minX, y: y), size: extent)
          return PictureLabel(id, size: size, anchor: anchor, x: x, extent: extent)
        }
      }
    }
  }
}

// MARK: Letters

extension PictureLabel {
  private static let lineHeight = 1.1
  /// How far below the middle of a line its base line is, in parts of the size.
  private static let halfOfCapitals = 0.36

  private static func sizes(upTo size: Double) -> [Double] { [size, size * 0.85, size * 0.7] }

  /// The width of a text, estimated, in parts of the size.
  private static func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of letter: Character) -> Double {
    // Most letters of East Asia, and pictures, are as wide as they are high.
    letter.unicodeScalars.contains { (0x1100..<0x1200).contains($0.value) || $0.value >= 0x2E80 }
      ? 1.1 : 0.6
  }

  /// As much of a text as fits, with a mark, one wide, where something is missing; nothing if that would not
  /// be worth reading.
  private static func cut(_ text: String, to width: Double) -> String? {
    if self.width(of: text) <= width { return text }
    var left = width - 1
    var beginning = ""
    for letter in text {
      left -= self.width(of: letter)
      if left < 0 { break }
      beginning.append(letter)
    }
    return beginning.count < 3 ? nil : beginning + "…"
  }
}
