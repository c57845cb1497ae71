public import MarayaDirection

/// How a paragraph of text finds its direction.
@frozen
public enum BaseDirection: Hashable, Sendable {
  /// The direction is this one, whatever the text is.
  case given(LayoutDirection)
  /// The text's first strong scalar decides, outside of isolates.
  ///
  /// The direction handed along is that of text without a strong scalar. Rules P2 and P3 of
  /// UAX #9, which would have left-to-right there.
  case firstStrong(otherwise: LayoutDirection)
}

extension BaseDirection {
  /// The paragraph's embedding level.
  ///
  /// - Complexity: O(*n*), where *n* is the place of the first strong scalar.
  func level(of scalars: [Unicode.Scalar]) -> UInt8 {
    switch self {
    case .given(let direction): direction.bidiLevel
    case .firstStrong(let fallback): Self.firstStrongLevel(of: scalars) ?? fallback.bidiLevel
    }
  }

  /// The level of the first strong scalar outside of isolates, in the first paragraph.
  private static func firstStrongLevel(of scalars: [Unicode.Scalar]) -> UInt8? {
    var openIsolates = 0
    for scalar in scalars {
      let kind = BidiClass(scalar)
      if kind == .b { return nil }
      if kind.beginsIsolate {
        openIsolates += 1
      } else if kind == .pdi {
        openIsolates = max(0, openIsolates - 1)
      } else if openIsolates == 0, let level = kind.strongLevel {
        return level
      }
    }
    return nil
  }
}
