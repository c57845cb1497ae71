import MarayaDirection

/// The runs of a text in which no scalar's level depends on another but the one before it.
///
/// That is text in one direction, and right-to-left text with numbers: of short labels nearly all.
/// There the rules of UAX #9 come down to this: numbers have level 2, a mark that of what it stands
/// on, everything else level 1. Nothing is stored for it.
struct PlainRuns {
  private let scalars: UnsafeBufferPointer<Unicode.Scalar>
  private let baseLevel: UInt8
  private let isUniform: Bool
  private var end = 0

  /// The runs in reading order; `nil` if the text is not as simple as that.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars. Nothing is allocated.
  init?(_ scalars: UnsafeBufferPointer<Unicode.Scalar>, base: BaseDirection) {
    var (hasLeftToRight, hasRightToLeft, hasArabicNumbers) = (false, false, false)
    var (hasNumbers, hasSeparators) = (false, false)
    for scalar in scalars {
      switch BidiClass(scalar) {
      case .l: hasLeftToRight = true
      case .r, .al: hasRightToLeft = true
      case .en: hasNumbers = true
      case .an: hasArabicNumbers = true
      case .ws, .on, .nsm: break
      case .es, .et, .cs: hasSeparators = true
      default: return nil
      }
    }
    switch base {
    case .given(let direction): baseLevel = direction.bidiLevel
    case .firstStrong(let fallback):
      baseLevel = hasRightToLeft ? 1 : hasLeftToRight ? 0 : fallback.bidiLevel
    }
    if baseLevel == 0 {
      if hasRightToLeft || hasArabicNumbers { return nil }
      isUniform = true
    } else {
      isUniform = !hasNumbers && !hasArabicNumbers
      // Whether a separator belongs to a number depends on both sides of it.
      if hasLeftToRight || hasSeparators && !isUniform { return nil }
    }
    self.scalars = scalars
  }
}

extension PlainRuns: IteratorProtocol {
  /// The next run, with the level of all its scalars.
  mutating func next() -> BidiRun? {
    if end == scalars.count { return nil }
    let start = end
    let level = isUniform ? baseLevel : level(at: start, after: baseLevel)
    end = isUniform ? scalars.count : start + 1
    while end < scalars.count && self.level(at: end, after: level) == level { end += 1 }
    return BidiRun(range: start..<end, level: level)
  }

  private func level(at place: Int, after level: UInt8) -> UInt8 {
    switch BidiClass(scalars[place]) {
    case .en, .an: 2
    case .nsm: level
    default: 1
    }
  }
}
