/// What shaping needs to know of a scalar: its script, how it joins, and what kind it is.
struct ShapingClass: Sendable {
  /// Scripts, as far as they are shaped in different ways.
  enum Script: UInt8, Sendable {
    /// Of no script, as digits and most punctuation.
    case common
    /// Of the script of what stands before it, as most combining marks.
    case inherited
    case latin, arabic, hebrew
    /// All the others.
    case other
  }

  /// Unicode's joining types; left-joining letters don't occur in the font.
  enum Joining: UInt8, Sendable {
    case none, transparent, right, dual, causing
  }

  enum Kind: UInt8, Sendable {
    case plain
    /// Shown as a picture unless text is asked for.
    case emoji
    /// Shown as a picture only when asked for.
    case pictograph
    /// Takes no room and is not seen.
    case ignorable
  }

  let byte: UInt8

  /// The class of a scalar that the font has.
  init(_ scalar: Unicode.Scalar) {
    byte = Self.table[scalar]
  }

  /// The class of a scalar that the font lacks.
  init(_ scalar: Unicode.Scalar, outside kind: ForeignScalar) {
    let known = Self.table[scalar]
    switch kind {
    case _ where known != 0: byte = known
    case .zero:
      byte = Script.inherited.rawValue | Joining.transparent.rawValue << 3
    case .emoji: byte = Kind.emoji.rawValue << 6
    default: byte = Script.other.rawValue
    }
  }

  var script: Script { Script(rawValue: byte & 7) ?? .other }
  var joining: Joining { Joining(rawValue: byte >> 3 & 7) ?? .none }
  var kind: Kind { Kind(rawValue: byte >> 6) ?? .plain }

  /// Whether the scalar is a mark on the one before it.
  var isMark: Bool { joining == .transparent && kind != .ignorable }
  /// Whether the scalar can be a picture.
  var isPictographic: Bool { kind == .emoji || kind == .pictograph }
}
