/// The places between the characters of a text, where a line may end that has room for no word.
///
/// Characters are what a reader takes for one: a letter with its marks, a flag, a family of emoji,
/// a carriage return with its line feed. They are those of Swift's `Character`, that is extended
/// grapheme clusters.
///
/// ```swift
/// Array(CharacterBoundaries("e\u{301}🇸🇦!"))  // [0, 2, 4, 5]
/// ```
public struct CharacterBoundaries: Hashable, Sendable, RandomAccessCollection {
  private let offsets: [Int]

  /// Finds the boundaries of a text, given as scalars.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars, however few characters they make.
  public init(_ scalars: [Unicode.Scalar]) {
    var text = String.UnicodeScalarView()
    text.reserveCapacity(scalars.count)
    for scalar in scalars { text.append(scalar) }
    self.init(String(text))
  }

  /// Finds the boundaries of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars, however few characters they make.
  public init(_ text: String) {
    let scalars = text.unicodeScalars
    var offsets = [0]
    var offset = 0
    var start = text.startIndex
    while start != text.endIndex {
      let end = text.index(after: start)
      offset += scalars.distance(from: start, to: end)
      offsets.append(offset)
      start = end
    }
    self.offsets = offsets
  }

  /// The position of the start of the text.
  public var startIndex: Int { 0 }

  /// One more than the number of characters.
  public var endIndex: Int { offsets.count }

  /// The offset, in scalars, at which a character starts; the last is the number of scalars.
  public subscript(position: Int) -> Int { offsets[position] }
}
