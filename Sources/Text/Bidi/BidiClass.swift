/// What a scalar is to the Bidirectional Algorithm: Unicode's property Bidi_Class.
///
/// The cases have the names by which UAX #9 calls them; the tables hold their raw values.
enum BidiClass: UInt8, Sendable {
  /// A letter of a left-to-right script.
  case l
  /// A letter of a right-to-left script other than Arabic.
  case r
  /// An Arabic letter.
  case al
  /// A European number.
  case en
  /// A separator within European numbers: plus and minus.
  case es
  /// What stands beside a European number: currency signs, percent.
  case et
  /// An Arabic number.
  case an
  /// A separator within numbers: comma, full stop, colon, slash.
  case cs
  /// A mark that combines with what is before it.
  case nsm
  /// A boundary neutral: control characters, joiners.
  case bn
  /// A paragraph separator.
  case b
  /// A segment separator: the tabulator.
  case s
  /// White space.
  case ws
  /// Any other neutral.
  case on
  /// Begins a left-to-right embedding.
  case lre
  /// Begins a left-to-right override.
  case lro
  /// Begins a right-to-left embedding.
  case rle
  /// Begins a right-to-left override.
  case rlo
  /// Ends an embedding or override.
  case pdf
  /// Begins a left-to-right isolate.
  case lri
  /// Begins a right-to-left isolate.
  case rli
  /// Begins an isolate with the direction of its first strong scalar.
  case fsi
  /// Ends an isolate.
  case pdi

  /// The class of a scalar.
  ///
  /// - Complexity: O(1).
  init(_ scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: BidiTables.classes[scalar]) ?? .l
  }
}

extension BidiClass {
  /// Whether rule X9 takes the scalar out of the text.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether the scalar changes embedding levels, or is removed.
  var isExplicit: Bool { isRemoved || beginsIsolate || self == .pdi }

  /// Whether the scalar begins an isolate.
  var beginsIsolate: Bool {
    switch self {
    case .lri, .rli, .fsi: true
    default: false
    }
  }

  /// Whether rules N0 to N2 give the scalar its direction: NI in UAX #9.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }

  /// Whether rule L1 takes the scalar for white space before a separator or the end of a line.
  var isSpace: Bool {
    switch self {
    case .ws, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }

  /// Whether the scalar has the level of its paragraph wherever it stands in text of its like.
  ///
  /// Left-to-right digits have it, too; right-to-left they run the other way.
  func keeps(_ baseLevel: UInt8) -> Bool {
    switch self {
    case .nsm, .b, .s, .ws, .on: true
    case .l, .en, .es, .et, .cs, .bn: baseLevel == 0
    case .r, .al: baseLevel == 1
    default: false
    }
  }

  /// The level that a strong scalar gives to a paragraph, else `nil` (rule P3).
  var strongLevel: UInt8? {
    switch self {
    case .l: 0
    case .r, .al: 1
    default: nil
    }
  }

  /// The direction that a scalar has for its neutral neighbours, else `nil`.
  ///
  /// To rules N0 to N2 numbers are right-to-left.
  var direction: BidiClass? {
    switch self {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}
