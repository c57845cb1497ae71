/// The places where the lines of a text may or must end.
///
/// An element is what the boundary *before* a scalar means; the last one is the end of the text,
/// so there is one more than there are scalars:
///
/// ```swift
/// let breaks = LineBreaks("to be\nor not")
/// breaks[1]   // prohibited: within a word
/// breaks[3]   // allowed: after the space
/// breaks[6]   // mandatory: after the line feed
/// breaks[12]  // mandatory: the end
/// ```
///
/// Spaces stay with what they follow, and hang at the end of a line. The text's language isn't
/// asked: Thai, Lao, Khmer and Burmese break at spaces and zero width spaces only, since their
/// words aren't told apart without a dictionary.
///
/// The rules are those of [UAX #14](https://www.unicode.org/reports/tr14/) for Unicode 15.0, in
/// its default form, with numbers kept whole as its section 8.2 shows (`$(12.35)`, `12,35%`).
public struct LineBreaks: Hashable, Sendable, RandomAccessCollection {
  private let breaks: [LineBreak]

  /// Finds the breaks of a text, given as scalars.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars; a byte is kept for each.
  public init(_ scalars: [Unicode.Scalar]) {
    breaks = LineBreaker.breaks(of: scalars, atMost: scalars.count)
  }

  /// Finds the breaks of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars; a byte is kept for each.
  public init(_ text: String) {
    breaks = LineBreaker.breaks(of: text.unicodeScalars, atMost: text.utf8.count)
  }

  /// The start of the text, where no line ends.
  public var startIndex: Int { 0 }

  /// One more than the number of scalars.
  public var endIndex: Int { breaks.count }

  /// What the boundary before the scalar at an offset means.
  ///
  /// - Parameter offset: From 0 up to the number of scalars, which is the end of the text.
  public subscript(offset: Int) -> LineBreak { breaks[offset] }
}
