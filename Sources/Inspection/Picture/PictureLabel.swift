import MarayaDirection
import MarayaGeometry

/// The id of a node where it fits into its box.
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

  /// The label in the middle of a leaf.
  init?(_ id: String, in space: Rect, size: Double) {
    let room = space.insetBy(dx: size / 4, dy: 0)
    guard room.width > 0 else { return nil }
    guard let size = Self.sizes(upTo: size).first(where: { $0 * Self.lineHeight <= room.height })
    else { return nil }
    let width = Self.width(of: id)
    let fitting = Self.sizes(upTo: size).first { width * $0 <= room.width }
    let smallest = fitting ?? size * Self.smallest
    guard let text = Self.cut(id, to: room.width / smallest) else { return nil }
    self.text = text
    self.size = smallest
    anchor = "middle"
    place = Point(x: space.midX, y: space.midY + smallest * Self.halfOfCapitals)
  }

  /// The label in a corner of a container that nothing else takes, the top leading one first.
  init?(
    _ id: String,
    in space: LabelSpace,
    _ direction: LayoutDirection,
    size: Double,
    avoiding obstacles: [Rect]
  ) {
    let width = Self.width(of: id)
    for size in Self.sizes(upTo: size * 0.9) {
      let room = space.rect.insetBy(dx: size / 3, dy: size / 4)
      let extent = Size(width: width * size, height: size)
      guard extent.width <= room.width, extent.height <= room.height else { continue }
      let left = ("start", room.minX, room.minX)
      let right = ("end", room.maxX, room.maxX - extent.width)
      let (leading, trailing) = direction.sides(left, right)
      for y in [room.minY, room.maxY - size] {
        for (anchor, x, minX) in [leading, trailing] {
          let place = Rect(origin: Point(x: minX, y: y), size: extent).applying(space.toRoot)
          if obstacles.contains(where: { $0.intersects(place) }) { continue }
          text = id
          self.size = size
          self.anchor = anchor
          self.place = Point(x: x, y: y + size * (0.5 + Self.halfOfCapitals))
          return
        }
      }
    }
    return nil
  }

  // MARK: Letters

  private static let lineHeight = 1.1
  /// How far below the middle of a line its base line is, in parts of the size.
  private static let halfOfCapitals = 0.36
  /// The smallest size that is tried, in parts of the largest.
  private static let smallest = 0.7

  private static func sizes(upTo size: Double) -> [Double] {
    [size, size * 0.85, size * smallest]
  }

  /// The width of a text, estimated, in parts of the size.
  private static func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of letter: Character) -> Double {
    // Most letters of East Asia, and pictures, are as wide as they are high.
    letter.unicodeScalars.contains { $0.value >= 0x1100 } ? 1.1 : 0.6
  }

  /// As much of a text as fits, with a mark where something is missing; nothing if that would not
  /// be worth reading.
  private static func cut(_ text: String, to width: Double) -> String? {
    if self.width(of: text) <= width { return text }
    var left = width - self.width(of: "…")
    var beginning = ""
    for letter in text {
      left -= self.width(of: letter)
      if left < 0 { break }
      beginning.append(letter)
    }
    return beginning.count < 3 ? nil : beginning + "…"
  }
}
