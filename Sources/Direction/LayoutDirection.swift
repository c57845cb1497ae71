/// The side a screen begins on: the direction in which text and layout run.
///
/// UIKit's `UIUserInterfaceLayoutDirection`. The raw value is the word that scenes and
/// drawings use.
@frozen
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// The leading edge is the left one, as in English.
  case leftToRight = "ltr"
  /// The leading edge is the right one, as in Arabic and Hebrew.
  case rightToLeft = "rtl"

  /// The other direction.
  @inlinable
  public var opposite: LayoutDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }

  /// Whether what points somewhere, drawn for left-to-right, has to be flipped.
  @inlinable
  public var flipsContent: Bool { self == .rightToLeft }
}

extension LayoutDirection: CustomStringConvertible {
  /// The direction in words: `left-to-right` or `right-to-left`.
  public var description: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}

#if !hasFeature(Embedded)
  extension LayoutDirection: Codable {}
#endif
