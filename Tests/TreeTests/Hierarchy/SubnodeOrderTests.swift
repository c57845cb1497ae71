import Maraya
import Testing

/// Each row: who is where, a call on the first supernode, who is where then.
///
/// Small letters are nodes, capital ones layers; `o` is nobody's subnode.
@Suite struct SubnodeOrderTests {
  static let additions: [(String, Step, String)] = [
    (" | ", .add("o"), "o | "),
    ("a L | ", .add("o"), "a L o | "),
    ("a L b | ", .add("a"), "L b a | "),
    ("a L b | ", .add("L"), "a b L | "),
    ("a L b | ", .add("b"), "a L b | "),
    ("a b | x y", .add("x"), "a b x | y"),
    ("a b | x Y", .add("Y"), "a b Y | x"),
    (" | x", .add("x"), "x | "),
    ("a b | x", .add("q"), "a b q | x"),
  ]

  @Test(arguments: additions)
  func addingPutsANodeOnTop(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let insertions: [(String, Step, String)] = [
    (" | ", .insert("o", at: 0), "o | "),
    (" | ", .insert("o", at: 7), "o | "),
    ("a L b | ", .insert("o", at: 0), "o a L b | "),
    ("a L b | ", .insert("o", at: 1), "a o L b | "),
    ("a L b | ", .insert("o", at: 2), "a L o b | "),
    ("a L b | ", .insert("o", at: 3), "a L b o | "),
    ("a L b | ", .insert("o", at: 4), "a L b o | "),
    ("a L b | ", .insert("o", at: .max), "a L b o | "),
    ("a b | x Y z", .insert("Y", at: 1), "a Y b | x z"),
    ("a b | x Y z", .insert("z", at: 0), "z a b | x Y"),
    ("a b | x Y z", .insert("x", at: 2), "a b x | Y z"),
  ]

  @Test(arguments: insertions)
  func theIndexCountsNodesAndLayers(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let moves: [(String, Step, String)] = [
    ("a b c d | ", .insert("b", at: 0), "b a c d | "),
    ("a b c d | ", .insert("b", at: 1), "a b c d | "),
    ("a b c d | ", .insert("b", at: 2), "a c b d | "),
    ("a b c d | ", .insert("b", at: 3), "a c d b | "),
    ("a b c d | ", .insert("b", at: 4), "a c d b | "),
    ("a b c d | ", .insert("b", at: 99), "a c d b | "),
    ("a b c d | ", .insert("a", at: 0), "a b c d | "),
    ("a b c d | ", .insert("a", at: 1), "b a c d | "),
    ("a b c d | ", .insert("a", at: 3), "b c d a | "),
    ("a b c d | ", .insert("d", at: 0), "d a b c | "),
    ("a b c d | ", .insert("d", at: 2), "a b d c | "),
    ("a b c d | ", .insert("d", at: 3), "a b c d | "),
    ("a L b | ", .insert("L", at: 0), "L a b | "),
    ("a L b | ", .insert("L", at: 2), "a b L | "),
    ("a | ", .insert("a", at: 0), "a | "),
    ("a | ", .insert("a", at: 1), "a | "),
  ]

  @Test(arguments: moves)
  func theIndexCountsWithoutTheNodeItself(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let besideSiblings: [(String, Step, String)] = [
    ("a L b | ", .above("o", "a"), "a o L b | "),
    ("a L b | ", .above("o", "L"), "a L o b | "),
    ("a L b | ", .above("o", "b"), "a L b o | "),
    ("a b c | ", .above("c", "a"), "a c b | "),
    ("a b c | ", .above("b", "a"), "a b c | "),
    ("a b c | ", .above("a", "b"), "b a c | "),
    ("a b c | ", .above("a", "c"), "b c a | "),
    ("a b | x Y", .above("Y", "a"), "a Y b | x"),

    ("a L b | ", .below("o", "a"), "o a L b | "),
    ("a L b | ", .below("o", "L"), "a o L b | "),
    ("a L b | ", .below("o", "b"), "a L o b | "),
    ("a b c | ", .below("c", "b"), "a c b | "),
    ("a b c | ", .below("a", "b"), "a b c | "),
    ("a b c | ", .below("b", "a"), "b a c | "),
    ("a b c | ", .below("a", "c"), "b a c | "),
    ("a b | x Y", .below("Y", "a"), "Y a b | x"),
  ]

  @Test(arguments: besideSiblings)
  func aSiblingIsAPlaceToo(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let besideOthers: [(String, Step, String)] = [
    ("a b c | x", .above("a", "a"), "b c a | x"),
    ("a b c | x", .above("c", "c"), "a b c | x"),
    ("a b c | x", .above("a", "x"), "b c a | x"),
    ("a b c | x", .above("o", "x"), "a b c o | x"),
    ("a b c | x", .above("o", "p"), "a b c o | x"),
    ("a b c | x", .above("x", "q"), "a b c x | "),
    ("a b c | x", .above("x", "x"), "a b c x | "),
    ("a b c | x", .above("o", "o"), "a b c o | x"),

    ("a b c | x", .below("a", "a"), "b c a | x"),
    ("a b c | x", .below("c", "c"), "a b c | x"),
    ("a b c | x", .below("a", "x"), "b c a | x"),
    ("a b c | x", .below("o", "x"), "a b c o | x"),
    ("a b c | x", .below("o", "p"), "a b c o | x"),
    ("a b c | x", .below("x", "q"), "a b c x | "),
    ("a b c | x", .below("x", "x"), "a b c x | "),
    ("a b c | x", .below("o", "o"), "a b c o | x"),
  ]

  @Test(arguments: besideOthers)
  func whoIsNoSiblingMeansOnTop(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let attachments: [(String, Step, String)] = [
    ("a L | ", .attach("o", at: nil), "a L o | "),
    ("a L | ", .attach("o", at: 0), "o a L | "),
    ("a L | ", .attach("o", at: 1), "a o L | "),
    ("a L | ", .attach("o", at: 9), "a L o | "),
    ("a b c | x", .attach("a", at: nil), "b c a | x"),
    ("a b c | x", .attach("a", at: 1), "b a c | x"),
    ("a b c | x", .attach("a", at: 2), "b c a | x"),
    ("a b c | x", .attach("x", at: 2), "a b x c | "),
  ]

  @Test(arguments: attachments)
  func attachingIsInsertingOrAdding(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let reorderings: [(String, Step, String)] = [
    ("a L b | x", .front("a"), "L b a | x"),
    ("a L b | x", .front("L"), "a b L | x"),
    ("a L b | x", .front("b"), "a L b | x"),
    ("a L b | x", .front("x"), "a L b | x"),
    ("a L b | x", .front("o"), "a L b | x"),
    ("a L b | x", .front("p"), "a L b | x"),
    ("a | x", .front("a"), "a | x"),

    ("a L b | x", .back("b"), "b a L | x"),
    ("a L b | x", .back("L"), "L a b | x"),
    ("a L b | x", .back("a"), "a L b | x"),
    ("a L b | x", .back("x"), "a L b | x"),
    ("a L b | x", .back("o"), "a L b | x"),
    ("a L b | x", .back("p"), "a L b | x"),
    (" | x", .back("x"), " | x"),
  ]

  @Test(arguments: reorderings)
  func onlySubnodesGoToFrontOrBack(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let exchanges: [(String, Step, String)] = [
    ("a b c d | ", .exchange(0, 1), "b a c d | "),
    ("a b c d | ", .exchange(1, 0), "b a c d | "),
    ("a b c d | ", .exchange(0, 2), "c b a d | "),
    ("a b c d | ", .exchange(2, 0), "c b a d | "),
    ("a b c d | ", .exchange(0, 3), "d b c a | "),
    ("a b c d | ", .exchange(1, 3), "a d c b | "),
    ("a b c d | ", .exchange(2, 3), "a b d c | "),
    ("a b | ", .exchange(0, 1), "b a | "),
    ("a L b | ", .exchange(0, 1), "L a b | "),
    ("a L b | ", .exchange(2, 1), "a b L | "),
    ("a b c d | ", .exchange(2, 2), "a b c d | "),
    ("a b c d | ", .exchange(0, 4), "a b c d | "),
    ("a b c d | ", .exchange(4, 0), "a b c d | "),
    ("a b c d | ", .exchange(-1, 2), "a b c d | "),
    ("a b c d | ", .exchange(.min, .max), "a b c d | "),
    (" | ", .exchange(0, 0), " | "),
    (" | ", .exchange(0, 1), " | "),
  ]

  @Test(arguments: exchanges)
  func exchangingSwapsTwoSubnodesThatExist(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  static let removals: [(String, Step, String)] = [
    ("a L b | x", .remove("a"), "L b | x"),
    ("a L b | x", .remove("L"), "a b | x"),
    ("a L b | x", .remove("b"), "a L | x"),
    ("a L b | x", .remove("x"), "a L b | "),
    ("a | x", .remove("a"), " | x"),
    ("a | x", .remove("o"), "a | x"),
    ("a | x", .remove("p"), "a | x"),
  ]

  @Test(arguments: removals)
  func removingClosesTheGap(before: String, step: Step, after: String) throws {
    try expectOrder(before, step, after)
  }

  private func expectOrder(
    _ before: String,
    _ step: Step,
    _ after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let family = Family(before)
    try family.expect(before, sourceLocation: sourceLocation)
    try family.perform(step)
    try family.expect(after, sourceLocation: sourceLocation)
  }
}
