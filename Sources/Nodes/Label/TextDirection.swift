import MarayaDirection
import MarayaText

/// In which direction the text of a label runs, which is another matter than where it lies.
///
/// UIKit's `baseWritingDirection`.
public enum TextDirection: String, CaseIterable, Hashable, Sendable {
  /// That of the first character with a direction, for each paragraph; the label's own if there is
  /// none.
  case natural
  /// The label's effective layout direction.
  case layout
  /// As Latin is written.
  case leftToRight
  /// As Arabic and Hebrew are.
  case rightToLeft

  func base(in direction: LayoutDirection) -> BaseDirection {
    switch self {
    case .natural: .firstStrong(otherwise: direction)
    case .layout: .given(direction)
    case .leftToRight: .given(.leftToRight)
    case .rightToLeft: .given(.rightToLeft)
    }
  }
}
