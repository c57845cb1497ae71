public import MarayaGeometry

/// What text is set in.
@frozen
public enum TextFont: Hashable, Sendable {
  /// The font of the measurer, at a size in points: the length of an em.
  case sized(Double, FontWeight = .regular)
  /// Every character is a cell of that size, in points, whoever measures: for tests of geometry.
  case grid(Size)

  /// The font of a new label: 17 points, as in UIKit.
  public static let label = TextFont.sized(17)

  /// The length of an em; the height of the cell on a grid.
  @inlinable
  public var size: Double {
    switch self {
    case .sized(let size, _): size
    case .grid(let cell): cell.height
    }
  }
}

extension TextFont {
  var weight: FontWeight {
    switch self {
    case .sized(_, let weight): weight
    case .grid: .regular
    }
  }

  var isGrid: Bool { if case .grid = self { true } else { false } }
}
