import Maraya
import Testing

/// The grammar of equations: what is read, and where what isn't goes wrong.
@Suite struct EquationParsingTests {
  /// Each row: a text, and its canonical form.
  static let accepted: [(String, String)] = [
    ("a.leading==b.trailing", "a.leading == b.trailing"),
    ("  a.top\t<=  b.bottom+8 ", "a.top <= b.bottom + 8"),
    ("a.top >= b.bottom -8.50", "a.top >= b.bottom - 8.5"),
    ("a.leading == b.leading-16", "a.leading == b.leading - 16"),
    ("a.leading == b.leading-1.5", "a.leading == b.leading - 1.5"),
    ("a.width == 50", "a.width == 50"),
    ("a.width == -5e-1 @ 750", "a.width == -0.5 @ 750"),
    ("a.width == +50@1", "a.width == 50 @ 1"),
    ("a.width == 0.5 * b.height", "a.width == b.height * 0.5"),
    ("a.width == b.height * 0.5 + 4 @ 999.5", "a.width == b.height * 0.5 + 4 @ 999.5"),
    ("a.left == -2*b.right", "a.left == b.right * -2"),
    ("a.left == b.right * -2", "a.left == b.right * -2"),
    ("a.leading == super.leading + 20%", "a.leading == super.leading + 20%"),
    ("a.leading == super.leading - 8 + 12.5%", "a.leading == super.leading - 8 + 12.5%"),
    ("a.trailing == super.trailing - 0.1%", "a.trailing == super.trailing - 0.1%"),
    ("a.leading == c.leading + 30 rtl + 10", "a.leading == c.leading + 30 rtl + 10"),
    (
      "a.leading == c.leading + 0 rtl - 1.5 + 5% @ 250",
      "a.leading == c.leading + 0 rtl - 1.5 + 5% @ 250"
    ),
    ("'the gap' : a.top == b.top", "'the gap': a.top == b.top"),
    ("'a':'a.b'.top == b.top", "'a': 'a.b'.top == b.top"),
    ("'a.b'.top == 'it\\'s \\\\'.top", "'a.b'.top == 'it\\'s \\\\'.top"),
    ("'plain'.top == 'super'.top", "plain.top == 'super'.top"),
    ("a.top == screen.safeArea.top", "a.top == screen.safeArea.top"),
    ("a.gap.width == super.margins.width * 2", "a.gap.width == super.margins.width * 2"),
    ("a.'odd gap'.width == 5", "a.'odd gap'.width == 5"),
    ("'node[2]'.width == 5", "'node[2]'.width == 5"),
    ("1.width == 2.width * 3", "1.width == 2.width * 3"),
    ("x1-b_2.width == 1e5.width", "x1-b_2.width == 1e5.width"),
    ("x.width == 1.5.width", "x.width == 1.5.width"),
    ("عنوان.leading == شاشة.leading + 8", "عنوان.leading == شاشة.leading + 8"),
    ("a.directionalCenterX == b.centerX + 4", "a.directionalCenterX == b.centerX + 4"),
    ("a.top == root.topMargin", "a.top == root.topMargin"),
    ("a.width == 1e300 @ 5", "a.width == 1e+300 @ 5"),
    ("a.width == 007", "a.width == 7"),
  ]

  @Test(arguments: accepted)
  func readsAndPrints(text: String, canonical: String) throws {
    let equation = try ConstraintEquation(parsing: text)
    #expect(equation.description == canonical)
    #expect(try ConstraintEquation(parsing: canonical) == equation)
  }

  @Test func theValueHasAllParts() throws {
    let equation = try ConstraintEquation(
      parsing: "'n': a.gap.leading >= 2 * super.safeArea.trailing - 4 rtl + 6 - 10% @ 20.5"
    )
    #expect(
      equation
        == ConstraintEquation(
          identifier: "n",
          .init(.init(.node("a"), guide: "gap"), .leading),
          .greaterThanOrEqual,
          .init(.init(.supernode, guide: "safeArea"), .trailing),
          multiplier: 2,
          constant: -4,
          rightToLeftConstant: 6,
          fraction: -0.1,
          priority: 20.5
        )
    )
  }

  /// Each row: a text, the column from 1, and the message.
  static let rejected: [(String, Int, String)] = [
    ("", 1, "expected an item, found the end"),
    ("  ", 3, "expected an item, found the end"),
    ("a", 2, "expected a dot and an attribute, found the end"),
    ("a.", 3, "expected an attribute or a guide, found the end"),
    ("a. top == b.top", 3, "expected an attribute or a guide, found \" \""),
    ("-a.top == b.top", 1, "expected an item, found \"-a\""),
    ("5 == a.width", 2, "expected a dot and an attribute, found \" \""),
    (
      "super.top == a.top", 1,
      "expected an item on the left that is not the supernode of itself, "
        + "found \"super\""
    ),
    (
      "a.leadng == b.leading", 3,
      "expected an attribute, found \"leadng\"; did you mean \"leading\"?"
    ),
    ("a.notAnAttribute == b.top", 3, "expected an attribute, found \"notAnAttribute\""),
    ("a.'top' == b.top", 3, "expected an attribute, found \"'\"; did you mean \"top\"?"),
    ("a.b.c.top == b.top", 5, "expected an attribute, found \"c\""),
    ("a.top = b.top", 7, "expected ==, <= or >=, found \"=\""),
    ("a.top", 6, "expected ==, <= or >=, found the end"),
    ("a.top == ", 10, "expected an item or a number, found the end"),
    ("a.top == +b.top", 11, "expected a number, found \"b\""),
    ("a.width == 1e400", 12, "expected a number that is not too large, found \"1e400\""),
    ("a.width == nan", 15, "expected a dot and an attribute, found the end"),
    ("a.width == 5 * 6", 17, "expected a dot and an attribute, found the end"),
    ("a.width == 50%", 14, "expected @ and a priority, or the end, found \"%\""),
    ("a.width == 50 + 5", 15, "expected @ and a priority, or the end, found \"+\""),
    ("a.width == 2 * b.width * 3", 24, "expected +, -, @ or the end, found \"*\""),
    ("a.top == b.top + ", 18, "expected a number, found the end"),
    ("a.top == b.top + - 4", 18, "expected a number, found \"-\""),
    ("a.top == b.top + 4 + 5", 20, "expected per cent, or the end, found \"+\""),
    ("a.top == b.top + 4% + 5", 21, "expected @ and a priority, or the end, found \"+\""),
    (
      "a.top == b.top + 4 rtl", 23, "expected + or - and the points of right-to-left, found the end"
    ),
    (
      "a.top == b.top + 4 rtl + 5%", 23,
      "expected + or - and the points of right-to-left, "
        + "found \" \""
    ),
    ("a.top == b.top rtl + 4", 16, "expected +, -, @ or the end, found \"rtl\""),
    ("a.top == b.top @", 17, "expected a number, found the end"),
    ("a.top == b.top @ 0", 18, "expected a priority above 0 and at most 1000, found \"0\""),
    ("a.top == b.top @ 1000.5", 18, "expected a priority above 0 and at most 1000, found \"1000\""),
    ("a.top == b.top @ 5 6", 20, "expected the end, found \"6\""),
    ("'a.top == b.top", 16, "expected a quote that ends the name of column 1, found the end"),
    ("'a\\n'.top == b.top", 4, "expected a quote or a backslash after the backslash, found \"n\""),
    ("'name': ", 9, "expected an item, found the end"),
    ("'name' a.top == b.top", 7, "expected a dot and an attribute, found \" \""),
    ("a.top == b.top # c", 16, "expected +, -, @ or the end, found \"#\""),
    ("عن.top = b.top", 8, "expected ==, <= or >=, found \"=\""),
  ]

  @Test(arguments: rejected)
  func saysWhereAndWhy(text: String, column: Int, message: String) {
    let error = equationError(text)
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test func theOffsetCountsBytes() {
    let error = equationError("عن.top = b.top")
    #expect(error?.offset == 9)
    #expect(error?.description == "column 8: expected ==, <= or >=, found \"=\"")
  }
}

private func equationError(_ text: String) -> EquationError? {
  do { _ = try ConstraintEquation(parsing: text) } catch { return error }
  return nil
}
