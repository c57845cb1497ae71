public import MarayaDirection

/// The embedding levels of a paragraph, from which follows in what order a line shows its scalars.
///
/// Unicode's Bidirectional Algorithm, UAX #9 for Unicode 15.0: the rules up to I2 when the
/// paragraph is created, L1 and L2 line by line.
///
/// ```swift
/// let text = Array("يبدأ at 10:30".unicodeScalars)
/// let paragraph = BidiParagraph(text, base: .firstStrong(otherwise: .leftToRight))
/// paragraph.baseDirection  // right-to-left
/// paragraph.visualRuns(of: 0..<13)  // 5..<13 at level 2, then 0..<5 at level 1
/// ```
///
/// Scalars are counted from the beginning of the paragraph. The text should be one paragraph; what
/// follows a separator within it begins anew, with the same base level.
public struct BidiParagraph: Hashable, Sendable {
  /// How many scalars the paragraph has.
  public let count: Int

  /// The level of the paragraph itself: 0 if it runs from left to right, else 1.
  public let baseLevel: UInt8

  /// The level of each scalar; empty if all of them are 0.
  let resolved: [UInt8]
  /// The class of each scalar, as long as `resolved`.
  let classes: [BidiClass]

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - scalars: The paragraph, with its separator if it has one.
  ///   - base: How the paragraph finds its direction.
  /// - Complexity: O(*n*), where *n* is the number of scalars. No storage is needed for text that
  ///   runs in one direction throughout and comes in an array.
  public init(_ scalars: some Collection<Unicode.Scalar>, base: BaseDirection) {
    let scalars = Array(scalars)
    count = scalars.count
    baseLevel = base.level(of: scalars)
    let level = baseLevel
    if scalars.allSatisfy({ BidiClass($0).keeps(level) }) {
      resolved = []
      classes = []
    } else {
      var resolver = BidiResolver(scalars, baseLevel: baseLevel)
      resolver.resolve()
      resolved = resolver.levels
      classes = resolver.classes
    }
  }

  /// The direction of the paragraph itself, which says where its lines begin.
  public var baseDirection: LayoutDirection { LayoutDirection(bidiLevel: baseLevel) }

  /// Whether all levels are that of the paragraph, and none is stored.
  var isUniform: Bool { resolved.isEmpty }

  /// Whether the paragraph has nothing but left-to-right text, so that all levels are 0.
  ///
  /// - Complexity: O(1).
  public var isPlain: Bool { resolved.isEmpty && baseLevel == 0 }

  /// The level of each scalar, 0 to 126, before a line resets that of its trailing spaces.
  ///
  /// Scalars that the algorithm takes out of the text have the level of the one before them, or
  /// the base level where there is none; see ``removes(_:)``.
  ///
  /// - Complexity: O(1), or O(*n*) if the paragraph is plain, where *n* is the number of scalars.
  public var levels: [UInt8] {
    isUniform ? [UInt8](repeating: baseLevel, count: count) : resolved
  }

  /// Whether the algorithm takes a scalar out of the text: rule X9 of UAX #9.
  ///
  /// It then counts as invisible: marks of embeddings and overrides, joiners, control characters.
  ///
  /// - Complexity: O(1).
  public static func removes(_ scalar: Unicode.Scalar) -> Bool {
    BidiClass(scalar).isRemoved
  }
}
