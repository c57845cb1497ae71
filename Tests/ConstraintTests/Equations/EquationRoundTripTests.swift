import Maraya
import MarayaTesting
import Testing

/// What is printed is read again as the same equation, whatever the names and numbers.
@Suite struct EquationRoundTripTests {
  @Test func printedEquationsAreReadAsTheSame() throws {
    var random = SplitMix64(seed: 8)
    var kinds = Set<String>()
    for _ in 0..<5_000 {
      let equation = randomEquation(&random)
      let text = equation.description
      let parsed = try ConstraintEquation(parsing: text)
      try #require(parsed == equation, "\(text)")
      try #require(parsed.description == text)
      if text.contains("%") { kinds.insert("%") }
      if text.contains("rtl") { kinds.insert("rtl") }
      if text.contains("super") { kinds.insert("super") }
      if text.contains("\\") { kinds.insert("\\") }
      if equation.second == nil { kinds.insert("constant") }
    }
    #expect(kinds == ["%", "rtl", "super", "\\", "constant"])
  }

  @Test func noTextStopsTheProgram() {
    var random = SplitMix64(seed: 9)
    let pieces = [
      "a", "b.top", ".", "'", "\\", "==", "<=", "=", "*", "+", "-", "%", "@", "rtl", "super", " ",
      "5", "1e", "0.", "e9", "\u{0}", "ع", "🙂", ":", "leading", "e-", "9e99999999999999999999",
    ]
    var read = 0
    for round in 0..<5_000 {
      var text = round % 2 == 0 ? "" : "a.top == b.top"
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      do {
        let equation = try ConstraintEquation(parsing: text)
        read += 1
        #expect(equation.description.isEmpty == false)
      } catch {
        #expect((0...text.utf8.count).contains(error.offset))
        #expect((1...text.unicodeScalars.count + 1).contains(error.column))
      }
    }
    #expect(read > 100)
  }

  @Test func longTextsTakeTheTimeOfTheirLength() throws {
    let name = String(repeating: "x", count: 200_000)
    let digits = String(repeating: "1", count: 200_000)
    let equation = try ConstraintEquation(parsing: "\(name).top == \(name).top + 0.\(digits)")
    #expect(equation.constant > 0.1 && equation.constant < 0.12)
    #expect(throws: EquationError.self) {
      try ConstraintEquation(parsing: String(repeating: "a.", count: 200_000))
    }
    #expect(throws: EquationError.self) {
      try ConstraintEquation(parsing: String(repeating: "'", count: 200_001))
    }
  }

  private func randomEquation(_ random: inout SplitMix64) -> ConstraintEquation {
    let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    let first = ConstraintEquation.Term(
      .init(.node(name(&random)), guide: chance(3, &random) ? name(&random) : nil),
      attributes[Int.random(in: 0..<attributes.count, using: &random)]
    )
    var equation = ConstraintEquation(
      identifier: chance(3, &random) ? name(&random) : nil,
      first,
      LayoutRelation.allCases[Int.random(in: 0..<3, using: &random)]
    )
    if chance(2, &random) { equation.constant = number(&random) }
    if chance(3, &random) {
      equation.priority = LayoutPriority(Double.random(in: 0.001...1000, using: &random))
    }
    if chance(4, &random) { return equation }
    equation.second = ConstraintEquation.Term(
      .init(
        chance(3, &random) ? .supernode : .node(name(&random)),
        guide: chance(3, &random) ? name(&random) : nil
      ),
      attributes[Int.random(in: 0..<attributes.count, using: &random)]
    )
    if chance(2, &random) { equation.multiplier = number(&random) }
    if chance(3, &random) { equation.rightToLeftConstant = number(&random) }
    if chance(3, &random) { equation.fraction = number(&random) }
    return equation
  }

  private func chance(_ count: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private func name(_ random: inout SplitMix64) -> String {
    let letters: [Character] = Array("ab9_-ع'\\. \n🙂e5")
    var name = ""
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      name.append(letters[Int.random(in: 0..<letters.count, using: &random)])
    }
    return chance(12, &random) ? "super" : name
  }

  private func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: Double(Int.random(in: -1000...1000, using: &random))
    case 1: Double(Int.random(in: -1000...1000, using: &random)) / 100
    case 2: Double.random(in: -1...1, using: &random)
    case 3: Double.random(in: -1e300...1e300, using: &random)
    default:
      Double(
        sign: .plus,
        exponent: Int.random(in: -1070...900, using: &random),
        significand: Double.random(in: 1..<2, using: &random)
      )
    }
  }
}
