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

  /// The font with sizes that can be counted with.
  var usable: TextFont {
    switch self {
    case .sized(let size, let weight): .sized(size.usableLength ?? 0, weight)
    case .grid(let cell):
      .grid(Size(width: cell.width.usableLength ?? 0, height: cell.height.usableLength ?? 0))
    }
  }
}

extension Double {
  /// Itself if it is a length, but none that grows beyond all numbers in a long text.
  var usableLength: Double? { isFinite && self >= 0 ? min(self, 1e100) : nil }
}
