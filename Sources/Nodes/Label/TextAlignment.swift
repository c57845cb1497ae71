import MarayaDirection

/// Where the lines of text lie: UIKit's `NSTextAlignment`, and the two sides of a direction.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where the label's direction begins, whatever the text is.
  case natural
  /// Where the label's direction begins.
  case leading
  /// Where it ends.
  case trailing
  /// At the left, in both directions.
  case left
  /// At the right, in both directions.
  case right
  /// In the middle.
  case center
  /// From edge to edge, but for the last line of a paragraph, which lies where that begins.
  ///
  /// Where it begins is a matter of the text: only where that follows the layout's direction the last
  /// line changes sides with it.
  case justified

  /// The alignment in the mirror image.
  public var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .natural, .leading, .trailing, .center, .justified: self
    }
  }

  /// The same alignment, said physically; `natural` stays.
  func physical(in direction: LayoutDirection) -> TextAlignment {
    let (left, right) = direction.sides(TextAlignment.leading, .trailing)
    return self == left ? .left : self == right ? .right : self
  }

  /// The same alignment, said from the leading edge; `natural` stays.
  func leading(in direction: LayoutDirection) -> TextAlignment {
    let (leading, trailing) = direction.sides(TextAlignment.left, .right)
    return self == leading ? .leading : self == trailing ? .trailing : self
  }
}
