import MarayaTree

/// Reads the grammar of ``ConstraintEquation``, from left to right and without going deeper.
struct EquationParser {
  private var scanner: EquationScanner
  private var multiplier: Double?
  /// The byte of UTF-8 at which the left side begins.
  private(set) var placeOfFirst = 0
  /// The byte at which the item on the right does, if there is one.
  private(set) var placeOfSecond = 0

  init(_ text: String) { scanner = EquationScanner(text) }

  /// The equation that the whole text is.
  mutating func parse() throws(EquationError) -> ConstraintEquation {
    scanner.skipSpaces()
    placeOfFirst = scanner.offset
    let (identifier, quotedItem) = try takeIdentifier()
    if quotedItem == nil { placeOfFirst = scanner.offset }
    let first = try takeTerm(isFirst: true, quotedItem)
    let relation = try takeRelation()
    var equation = ConstraintEquation(identifier: identifier, first, relation)
    scanner.skipSpaces()

    let start = scanner.index
    if let number = try takeLeadingNumber() {
      scanner.skipSpaces()
      if scanner.take("*") {
        multiplier = number
        scanner.skipSpaces()
        placeOfSecond = scanner.offset
        equation.second = try takeTerm(isFirst: false)
      } else {
        equation.constant = number
      }
    } else {
      scanner.goBack(to: start)
      placeOfSecond = scanner.offset
      equation.second = try takeTerm(isFirst: false)
    }
    if equation.second != nil { try takeRest(of: &equation) }
    try takePriority(of: &equation)
    guard scanner.next == nil else { throw scanner.expected(possibleRest(after: equation)) }
    return equation
  }

  // MARK: Items

  /// A name for the equation, or else the quoted id that turned out to be none.
  private mutating func takeIdentifier() throws(EquationError) -> (String?, String?) {
    guard scanner.next == "'" else { return (nil, nil) }
    let text = try scanner.takeQuoted()
    let end = scanner.index
    scanner.skipSpaces()
    if scanner.take(":") {
      scanner.skipSpaces()
      return (text, nil)
    }
    scanner.goBack(to: end)
    return (nil, text)
  }

  private mutating func takeTerm(
    isFirst: Bool,
    _ quotedItem: String? = nil
  ) throws(EquationError) -> ConstraintEquation.Term {
    let owner = try takeOwner(isFirst: isFirst, quotedItem)
    try takeDot()
    let start = scanner.index
    let name = try takeName(what: "an attribute or a guide")
    // `b.leading-1.5`: what follows the dot of a number is no attribute.
    if scanner.next != "." || scanner.isBeforeFraction {
      let attribute = try attribute(name.text, isQuoted: name.isQuoted, at: start)
      return ConstraintEquation.Term(ConstraintEquation.Item(owner), attribute)
    }
    try takeDot()
    let end = scanner.index
    let last = try takeName(what: "an attribute")
    let attribute = try attribute(last.text, isQuoted: last.isQuoted, at: end)
    return ConstraintEquation.Term(ConstraintEquation.Item(owner, guide: name.text), attribute)
  }

  private mutating func takeOwner(
    isFirst: Bool,
    _ quotedItem: String?
  ) throws(EquationError) -> ConstraintEquation.Item.Owner {
    if let quotedItem { return .node(quotedItem) }
    let start = scanner.index
    let name = try takeName(what: isFirst ? "an item" : "an item or a number")
    if name.text != "super" || name.isQuoted { return .node(name.text) }
    if isFirst {
      throw scanner.expected("an item on the left that is not the supernode of itself", at: start)
    }
    return .supernode
  }

  private mutating func takeName(
    what: String
  ) throws(EquationError) -> (text: String, isQuoted: Bool) {
    if scanner.next == "'" { return (try scanner.takeQuoted(), true) }
    // A hyphen at the beginning would be a sign.
    if scanner.next == "-" { throw scanner.expected(what) }
    let text = scanner.takePlain()
    if text.isEmpty { throw scanner.expected(what) }
    return (text, false)
  }

  private mutating func takeDot() throws(EquationError) {
    guard scanner.take(".") else { throw scanner.expected("a dot and an attribute") }
  }

  private mutating func attribute(
    _ word: String,
    isQuoted: Bool,
    at start: Int
  ) throws(EquationError) -> LayoutAttribute {
    // `b.leading-16`: the hyphen of a name is a sign here.
    let letters = word.prefix { $0 != "-" }
    if !isQuoted, let attribute = LayoutAttribute(rawValue: String(letters)),
      attribute != .notAnAttribute
    {
      scanner.goBack(to: start + letters.unicodeScalars.count)
      return attribute
    }
    let words = LayoutAttribute.allCases.dropLast().map(\.rawValue)
    throw scanner.expected(
      "an attribute",
      at: start,
      hint: suggestion(for: String(letters), among: words)
    )
  }

  private mutating func takeRelation() throws(EquationError) -> LayoutRelation {
    scanner.skipSpaces()
    for relation in LayoutRelation.allCases where scanner.take(relation.rawValue) {
      return relation
    }
    throw scanner.expected("==, <= or >=")
  }

  // MARK: Numbers

  /// A number that stands before anything else, unless an id that begins with digits does.
  private mutating func takeLeadingNumber() throws(EquationError) -> Double? {
    let start = scanner.index
    let isSigned = scanner.next == "-" || scanner.next == "+"
    let isNegative = scanner.take("-")
    if !isNegative { _ = scanner.take("+") }
    guard let digits = scanner.takeDigits() else {
      if isSigned { throw scanner.expected("a number") }
      return nil
    }
    if !isSigned, let next = scanner.next, next == "." || next == "'" || next.isPlain { return nil }
    let number = try finite(Double(digits), at: start)
    return isNegative ? -number : number
  }

  private mutating func takeNumber() throws(EquationError) -> Double {
    let start = scanner.index
    let isNegative = scanner.take("-")
    guard let digits = scanner.takeDigits() else { throw scanner.expected("a number") }
    let number = try finite(Double(digits), at: start)
    return isNegative ? -number : number
  }

  private func finite(_ number: Double?, at start: Int) throws(EquationError) -> Double {
    guard let number, number.isFinite else {
      throw scanner.expected("a number that is not too large", at: start)
    }
    return number
  }

  // MARK: The rest

  /// A multiplier behind the item, points, those of right-to-left, and per cent.
  private mutating func takeRest(
    of equation: inout ConstraintEquation
  ) throws(EquationError) {
    scanner.skipSpaces()
    if multiplier == nil, scanner.take("*") {
      scanner.skipSpaces()
      multiplier = try takeNumber()
    }
    equation.multiplier = multiplier ?? 1
    guard let first = try takeSummand() else { return }
    if first.isPercent {
      equation.fraction = first.number
      return
    }
    equation.constant = first.number
    scanner.skipSpaces()
    if scanner.takeWord("rtl") {
      let start = scanner.index
      guard let other = try takeSummand(), !other.isPercent else {
        throw scanner.expected("+ or - and the points of right-to-left", at: start)
      }
      equation.rightToLeftConstant = other.number
    }
    scanner.skipSpaces()
    let start = scanner.index
    guard let last = try takeSummand() else { return }
    if !last.isPercent { throw scanner.expected("per cent, or the end", at: start) }
    equation.fraction = last.number
  }

  /// A sign and a number, perhaps of per cent; nothing if no sign comes next.
  private mutating func takeSummand() throws(EquationError) -> (number: Double, isPercent: Bool)? {
    scanner.skipSpaces()
    let isNegative = scanner.next == "-"
    guard scanner.take("-") || scanner.take("+") else { return nil }
    scanner.skipSpaces()
    let start = scanner.index
    guard let digits = scanner.takeDigits() else { throw scanner.expected("a number") }
    let isPercent = scanner.take("%")
    let number = isPercent ? fraction(percent: digits[...]) : Double(digits)
    let finite = try finite(number, at: start)
    return (isNegative ? -finite : finite, isPercent)
  }

  private mutating func takePriority(
    of equation: inout ConstraintEquation
  ) throws(EquationError) {
    scanner.skipSpaces()
    guard scanner.take("@") else { return }
    scanner.skipSpaces()
    let start = scanner.index
    equation.priority = LayoutPriority(try takeNumber())
    if !equation.priority.isValid {
      throw scanner.expected("a priority above 0 and at most 1000", at: start)
    }
    scanner.skipSpaces()
  }

  private func possibleRest(after equation: ConstraintEquation) -> String {
    if equation.priority != .required { return "the end" }
    if equation.second == nil || equation.fraction != 0 { return "@ and a priority, or the end" }
    return "+, -, @ or the end"
  }
}

extension ConstraintEquation {
  /// Reads an equation.
  ///
  /// ```swift
  /// let equation = try ConstraintEquation(parsing: "title.top == card.bottom + 8 @ 750")
  /// ```
  ///
  /// - Throws: An ``EquationError`` that says where the text goes wrong, and what could stand there.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(parsing text: String) throws(EquationError) {
    var parser = EquationParser(text)
    self = try parser.parse()
  }
}
