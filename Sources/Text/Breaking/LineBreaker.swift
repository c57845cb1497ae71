/// Finds the line breaks of a text in one pass, a scalar at a time.
///
/// The rules are those of UAX #14 for Unicode 15.0, with numbers kept together as in its example 7
/// of section 8.2, which is also what Unicode's test file expects. All that the rules look back at
/// is in the few properties below; they look ahead in one place (`prefixedBracket`).
struct LineBreaker {
  /// Where the breaks go: the boundary before each scalar, then the end.
  private let breaks: UnsafeMutableBufferPointer<LineBreak>
  /// The number of scalars so far.
  private var count = 0

  /// The class of the last scalar, where a combining mark counts as its base (LB9, LB10).
  private var last = LineBreakClass.alphabetic
  /// The class of the last scalar that is no space.
  private var lastBesidesSpaces = LineBreakClass.alphabetic
  /// Whether the last scalar is a zero width joiner, which `last` doesn't tell.
  private var endsWithJoiner = false
  /// Whether `last` is a hyphen (HY or BA) that follows a Hebrew letter.
  private var endsWithHebrewHyphen = false
  /// Whether the regional indicators at the end are odd in number.
  private var endsWithHalfFlag = false
  /// How far the number has come that ends here.
  private var number = Number.none
  /// The boundary between a prefix or postfix and an opening bracket that is the last scalar.
  ///
  /// The two stay together if a digit comes next.
  private var prefixedBracket: Int?

  private init(_ breaks: UnsafeMutableBufferPointer<LineBreak>) {
    self.breaks = breaks
  }

  /// The breaks of a text that has no more than so many scalars.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  @inline(__always)
  static func breaks(
    of text: some Sequence<Unicode.Scalar>,
    atMost capacity: Int
  ) -> [LineBreak] {
    [LineBreak](unsafeUninitializedCapacity: capacity + 1) { buffer, count in
      var breaker = LineBreaker(buffer)
      for scalar in text { breaker.append(scalar) }
      // LB3 at the end, or LB2 if that is the start.
      buffer[breaker.count] = breaker.count == 0 ? .prohibited : .mandatory
      count = breaker.count + 1
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let next = LineBreakClass(scalar)
    if next == .alphabetic, last == .alphabetic, !endsWithJoiner {
      // Within a word (LB28), or at the start (LB2): nothing else is to be remembered.
      breaks[count] = .prohibited
    } else {
      breaks[count] = take(next)
      endsWithJoiner = next == .zeroWidthJoiner
    }
    count += 1
  }

  private mutating func take(_ next: LineBreakClass) -> LineBreak {
    let isStart = count == 0
    // LB9: a mark belongs to its base, which stays the last scalar.
    if next.combines, last.carriesMarks, !isStart { return .prohibited }
    // LB10: a mark without a base is a letter.
    let next = next.combines ? .alphabetic : next
    // LB2: not at the start.
    let lineBreak = isStart ? .prohibited : lineBreak(before: next)
    remember(next)
    return lineBreak
  }
}

// MARK: Rules

extension LineBreaker {
  /// The rules in their order, as far as they look further back than one scalar.
  private func lineBreak(before next: LineBreakClass) -> LineBreak {
    // LB4, LB5: after what ends a line; a carriage return and a line feed are one.
    if last == .carriageReturn, next == .lineFeed { return .prohibited }
    if last.endsLine { return .mandatory }
    // LB6, LB7: not before it, nor before spaces.
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    // LB8, LB8a
    if lastBesidesSpaces == .zeroWidthSpace { return .allowed }
    if endsWithJoiner { return .prohibited }
    // LB11, LB12, LB12a, LB13
    if last.holdsAll || next.clings(to: last) { return .prohibited }
    // LB14 – LB17: across spaces.
    if lastBesidesSpaces.holdsAcrossSpaces(next) { return .prohibited }
    // LB18
    if last == .space { return .allowed }
    // LB19, LB20
    if last == .quotation || next == .quotation { return .prohibited }
    if last == .contingentBreak || next == .contingentBreak { return .allowed }
    // LB21a
    if endsWithHebrewHyphen { return .prohibited }
    // LB25, as far as a number goes on.
    if number.holds(next) { return .prohibited }
    // LB30a: flags are pairs.
    if last == .regionalIndicator, next == .regionalIndicator {
      return endsWithHalfFlag ? .prohibited : .allowed
    }
    // LB21 – LB30b, the rest; LB31.
    return last.staysTogether(with: next) ? .prohibited : .allowed
  }

  private mutating func remember(_ next: LineBreakClass) {
    if let boundary = prefixedBracket {
      // LB25: a prefix or postfix, a bracket, a digit.
      if next == .numeric { breaks[boundary] = .prohibited }
      prefixedBracket = nil
    }
    if next.isOpening, last.isAffix { prefixedBracket = count }
    endsWithHebrewHyphen = last == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    endsWithHalfFlag = next == .regionalIndicator && !endsWithHalfFlag
    number = number.continued(by: next)
    last = next
    if next != .space { lastBesidesSpaces = next }
  }
}

// MARK: Numbers

extension LineBreaker {
  /// How far a number has come, as LB25 sees it.
  fileprivate enum Number: Sendable {
    /// No number ends here.
    case none
    /// A digit, then any digits, points, commas and slashes.
    case open
    /// The same and a closing bracket.
    case closed

    func continued(by next: LineBreakClass) -> Number {
      switch next {
      case .numeric: .open
      case .infixNumeric, .symbolAllowingBreak: self == .open ? .open : .none
      case .closePunctuation, .closeParenthesis: self == .open ? .closed : .none
      default: .none
      }
    }

    func holds(_ next: LineBreakClass) -> Bool {
      switch next {
      case .numeric: self == .open
      case .prefixNumeric, .postfixNumeric: self != .none
      default: false
      }
    }
  }
}
