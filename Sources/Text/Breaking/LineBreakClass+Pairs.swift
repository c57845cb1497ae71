// What the rules of UAX #14 say about two scalars, whatever stands around them.

// MARK: Kinds

extension LineBreakClass {
  /// BK, CR, LF, NL.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// CM, ZWJ.
  var combines: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  /// Whether combining marks belong to it: LB9.
  var carriesMarks: Bool { !endsLine && self != .space && self != .zeroWidthSpace }

  /// OP, in both widths.
  var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }

  /// AL, HL.
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// PR, PO.
  var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }

  /// ID, EB, EM.
  fileprivate var isIdeograph: Bool {
    switch self {
    case .ideographic, .futurePictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  /// JL, JV, JT, H2, H3.
  fileprivate var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}

// MARK: Before spaces are seen to

extension LineBreakClass {
  /// LB11, LB12: whether nothing is parted from it that follows.
  var holdsAll: Bool { self == .wordJoiner || self == .glue }

  /// LB11, LB12a, LB13: whether it isn't parted from what it follows.
  func clings(to last: LineBreakClass) -> Bool {
    switch self {
    case .wordJoiner: true
    case .glue: last != .space && last != .breakAfter && last != .hyphen
    case .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric, .symbolAllowingBreak:
      true
    default: false
    }
  }

  /// LB14 – LB17: whether it holds what comes after it and any spaces.
  func holdsAcrossSpaces(_ next: LineBreakClass) -> Bool {
    switch self {
    case .openPunctuation, .wideOpenPunctuation: true
    case .quotation: next.isOpening
    case .closePunctuation, .closeParenthesis: next == .nonstarter
    case .breakBoth: next == .breakBoth
    default: false
    }
  }
}

// MARK: Side by side

extension LineBreakClass {
  /// LB21 – LB30b: whether the two are kept together with no space between.
  func staysTogether(with next: LineBreakClass) -> Bool {
    switch next {
    // LB21, LB22
    case .breakAfter, .hyphen, .nonstarter, .inseparable: true
    case _ where self == .breakBefore: true
    case .alphabetic: holdsLetter
    // LB21b
    case .hebrewLetter: holdsLetter || self == .symbolAllowingBreak
    // LB23, LB25, LB30
    case .numeric: isLetter || isAffix || isOpening || self == .hyphen || self == .closeParenthesis
    // LB23a, LB24, LB27
    case .postfixNumeric: isIdeograph || isLetter || isHangul
    // LB24
    case .prefixNumeric: isLetter
    // LB23a
    case .ideographic, .futurePictograph, .emojiBase: self == .prefixNumeric
    // LB23a, LB30b
    case .emojiModifier: self == .prefixNumeric || self == .emojiBase || self == .futurePictograph
    // LB26, LB27
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT:
      self == .prefixNumeric || joinsSyllable(with: next)
    // LB30
    case .openPunctuation: isLetter || self == .numeric
    default: false
    }
  }

  /// LB23, LB24, LB28, LB29, LB30.
  private var holdsLetter: Bool {
    isLetter || isAffix || self == .numeric || self == .infixNumeric || self == .closeParenthesis
  }

  /// LB26.
  private func joinsSyllable(with next: LineBreakClass) -> Bool {
    switch self {
    case .hangulL: next != .hangulT
    case .hangulV, .hangulLV: next == .hangulV || next == .hangulT
    case .hangulT, .hangulLVT: next == .hangulT
    default: false
    }
  }
}
