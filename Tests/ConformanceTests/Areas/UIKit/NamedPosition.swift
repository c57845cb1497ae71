import Maraya

/// One of the nine places of a rectangle, by the names that the cases have for them.
///
///     topLeading      topCenter    topTrailing         topLeft     …
///     leadingCenter   center       trailingCenter
///     bottomLeading   bottomCenter bottomTrailing
struct NamedPosition {
  /// Where it is, in parts of the rectangle, in its own space.
  let point: UnitPoint
  /// Whether x counts from the leading edge.
  let isDirectional: Bool

  init(_ name: Substring) throws {
    let words = name.matches(of: /^[a-z]+|[A-Z][a-z]*/).map { $0.output.lowercased() }
    guard
      let (vertical, horizontal) = Self.pairs(words).first(where: { vertical, horizontal in
        Self.rows[vertical] != nil
          && (Self.columns[horizontal] != nil || Self.sides[horizontal] != nil)
      }), let y = Self.rows[vertical], let x = Self.columns[horizontal] ?? Self.sides[horizontal]
    else { throw NotUnderstood("the position '\(name)'") }
    point = UnitPoint(x: x, y: y)
    isDirectional = Self.sides[horizontal] != nil
  }

  /// The physical name of a place.
  static func name(of point: UnitPoint) throws -> String {
    guard let row = rows.first(where: { $0.value == point.y })?.key,
      let column = columns.first(where: { $0.value == point.x })?.key
    else { throw NotUnderstood("the place \(point)") }
    if row == "center" { return column == "center" ? "center" : column + "Center" }
    return row + column.prefix(1).uppercased() + column.dropFirst()
  }

  private static let rows = ["top": 0, "center": 0.5, "bottom": 1]
  private static let columns = ["left": 0, "center": 0.5, "right": 1]
  private static let sides = ["leading": 0.0, "trailing": 1]

  /// Two words may be a row and a column, or the other way round; one is both.
  private static func pairs(_ words: [String]) -> [(String, String)] {
    switch words.count {
    case 1: [(words[0], words[0])]
    case 2: [(words[0], words[1]), (words[1], words[0])]
    default: []
    }
  }
}
