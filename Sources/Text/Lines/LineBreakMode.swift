/// How text that is too long for its line is cut: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  /// Between words; a word that is too long for a line is cut between characters.
  case wordWrapping
  /// Between characters.
  case characterWrapping
  /// Not at all: what is too long goes on beyond the edge.
  case clipping
  /// The last line loses its beginning.
  case truncatingHead
  /// The last line loses its end.
  case truncatingTail
  /// The last line loses its middle.
  case truncatingMiddle

  /// Whether the last line has an ellipsis where text was left out.
  @inlinable
  public var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }
}
