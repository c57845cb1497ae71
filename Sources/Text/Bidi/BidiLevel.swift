import MarayaDirection

extension LayoutDirection {
  /// The direction of text at an embedding level: odd ones run from right to left.
  init(bidiLevel: UInt8) {
    self = bidiLevel & 1 == 1 ? .rightToLeft : .leftToRight
  }

  /// The lowest embedding level of the direction.
  var bidiLevel: UInt8 { self == .rightToLeft ? 1 : 0 }
}

/// What UAX #9 says about embedding levels.
enum BidiLevel {
  /// The deepest level that an explicit embedding can have: `max_depth` in BD2.
  static let deepest: UInt8 = 125

  /// The next level above one with a parity, 0 or 1, if there is room for it.
  static func above(_ level: UInt8, parity: UInt8) -> UInt8? {
    let next = level + (level & 1 == parity ? 2 : 1)
    return next <= deepest ? next : nil
  }
}

extension BaseDirection {
  /// As Unicode has it where nothing else is known: text without a strong scalar is left-to-right.
  public static let unicode = BaseDirection.firstStrong(otherwise: .leftToRight)
}
