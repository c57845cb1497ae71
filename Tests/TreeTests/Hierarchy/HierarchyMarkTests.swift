import Maraya
import Testing

/// A change of a list asks for the layout of whose list it is, and of nobody else.
@Suite struct HierarchyMarkTests {
  /// Each row: who is where, a call on the first supernode, which supernodes need layout then.
  static let marks: [(String, Step, String)] = [
    ("a b | x", .add("o"), "p"),
    ("a b | x", .add("a"), "p"),
    ("a b | x", .add("x"), "p q"),
    ("a L | x", .add("L"), "p"),
    ("a b | X", .add("X"), "p q"),
    ("a b | x", .insert("o", at: 1), "p"),
    ("a b | x", .insert("b", at: 0), "p"),
    ("a b | x", .insert("x", at: 0), "p q"),
    ("a b | x", .above("o", "a"), "p"),
    ("a b | x", .above("x", "a"), "p q"),
    ("a b | x", .below("b", "a"), "p"),
    ("a b | x", .below("x", "a"), "p q"),
    ("a b | x", .attach("o", at: 0), "p"),
    ("a b | x", .attach("x", at: nil), "p q"),
    ("a b | x", .front("a"), "p"),
    ("a b | x", .front("x"), ""),
    ("a b | x", .back("b"), "p"),
    ("a b | x", .back("a"), ""),
    ("a b | x", .back("o"), ""),
    ("a b | x", .exchange(0, 1), "p"),
    ("a b | x", .exchange(0, 2), ""),
    ("a b | x", .exchange(1, 1), ""),
    ("a b | x", .remove("a"), "p"),
    ("a b | x", .remove("x"), "q"),
    ("a b | x", .remove("o"), ""),
  ]

  @Test(arguments: marks)
  func whoseListChangesNeedsLayout(before: String, step: Step, marked: String) throws {
    let family = Family(before)
    let screen = Node("screen") {
      family.p
      family.q
    }
    screen.layoutIfNeeded()
    let orphan = try family.node("o")
    orphan.layoutIfNeeded()
    expectSound(screen, orphan)

    try family.perform(step)
    expectSound(screen, orphan)
    let needing = [family.p, family.q].filter(\.needsLayout).compactMap(\.id)
    #expect(needing.joined(separator: " ") == marked)
    #expect(!screen.needsLayout)
    let others = family.p.subnodes + family.q.subnodes + [orphan]
    #expect(others.allSatisfy { !$0.needsLayout })
  }

  @Test func aFailedAttachmentMarksNothing() {
    let p = Node("p") { Node("a") }
    p.layoutIfNeeded()
    #expect(throws: HierarchyError.self) { try p.firstSubnode?.attach(p) }
    #expect(throws: HierarchyError.self) { try p.attach(Node("o"), at: -1) }
    expectSound(p)
    #expect(p.subtree.allSatisfy { !$0.needsLayout })
  }

  @Test func aMarkedNodeIsFoundInItsNewTree() {
    let node = Node("node") { Node("deep") }
    let screen = Node("screen") { Node("list") }
    screen.layoutIfNeeded()
    screen.firstSubnode?.addSubnode(node)
    expectSound(screen)
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
  }
}
