import Maraya
import Testing

/// Equations and the constraints that they mean.
@Suite struct EquationResolvingTests {
  //     screen ─┬─ card ─┬─ title
  //             │        └─ (no id) ─── icon
  //             └─ list ─── title
  private let screen = Node("screen")
  private let card = Node("card")
  private let title = Node("title")
  private let box = Node()
  private let icon = Node("icon")
  private let list = Node("list")
  private let other = Node("title")
  private let gap = LayoutGuide(identifier: "gap")

  init() {
    screen.addSubnode(card)
    screen.addSubnode(list)
    card.addSubnode(title)
    card.addSubnode(box)
    box.addSubnode(icon)
    list.addSubnode(other)
    card.addLayoutGuide(gap)
  }

  @Test func theNearestNodeIsMeant() throws {
    let near = try made("title.top == card.bottom + 8", in: card)
    #expect(near.firstItem === title)
    #expect(near.secondItem === card)
    let inList = try made("title.top == card.bottom + 8", in: list)
    #expect(inList.firstItem === other)
    // From below, the subtree of the next node above comes first.
    #expect(try made("title.width == 5", in: icon).firstItem === title)
    #expect(try made("list.width == 5", in: icon).firstItem === list)
    #expect(try made("screen.width == 5", in: icon).firstItem === screen)
    #expect(try made("title.width == 5", in: screen).firstItem === title)
  }

  @Test func allPartsAreKept() throws {
    let constraint = try made(
      "'n': title.leading >= card.gap.trailing * 2 + 3 rtl + 4 + 5% @ 6",
      in: card
    )
    #expect(constraint.identifier == "n")
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === gap)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.rightToLeftConstant == 4)
    #expect(constraint.fraction == 0.05)
    #expect(constraint.priority == 6)
    #expect(!constraint.isActive)
  }

  @Test func superIsTheSupernodeOfTheLeftItem() throws {
    #expect(try made("title.top == super.top", in: screen).secondItem === card)
    #expect(try made("icon.top == super.safeArea.top", in: screen).secondItem === box.safeArea)
    #expect(try made("card.gap.top == super.top", in: screen).secondItem === card)
  }

  /// Each row: an equation in the card, the mistake, and its message.
  static let mistakes: [(String, ConstraintError.Code, String)] = [
    ("titel.top == card.top", .unknownItem, "there is no node \"titel\"; did you mean \"title\"?"),
    ("title.top == footer.top", .unknownItem, "there is no node \"footer\""),
    ("card.gup.top == card.top", .unknownItem, "card has no guide \"gup\"; did you mean \"gap\"?"),
    ("screen.top == super.top", .noSupernode, "super means nothing: screen has no supernode"),
    ("title.top == 5", .locationNeedsPair, "title.top is a place, not a size"),
    (
      "title.top == card.leading", .invalidAttributePair,
      "title.top can't be related to card.leading"
    ),
    (
      "title.left == card.leading", .mixedDirectionalAndAbsolute,
      "title.left and card.leading part in one of the directions"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNamed(text: String, code: ConstraintError.Code, message: String) throws {
    let equation = try ConstraintEquation(parsing: text)
    let error = error { () throws(ConstraintError) in _ = try equation.makeConstraint(in: card) }
    #expect(error?.code == code)
    #expect(error?.message == message)
  }

  @Test func aConstraintIsWrittenAsItIsRead() throws {
    let texts = [
      "title.top == card.bottom + 8 @ 750",
      "'n': title.leading >= card.gap.trailing * 2 + 3 rtl + 4 + 5% @ 6",
      "icon.top == super.safeArea.top",
      "card.margins.width <= screen.width",
      "icon.width == 24",
    ]
    for text in texts {
      let constraint = try made(text, in: card)
      #expect(try constraint.equation(in: card).description == text)
    }
    // The same constraint seen from another node needs other names, or has none.
    let constraint = try made("title.top == super.top", in: card)
    #expect(try constraint.equation(in: screen).description == "title.top == card.top")
    let error = error { () throws(ConstraintError) in _ = try constraint.equation(in: list) }
    #expect(error?.code == .unknownItem)
    #expect(error?.message == "title has no id that names it alone")
  }

  @Test func whatHasNoIdAppearsByItsPlace() {
    #expect((box.top == card.top).description == "'node[1]'.top == card.top")
    #expect((icon.top == box.top).description == "icon.top == super.top")
    #expect((title.top == box.bottom).description == "title.top == 'node[1]'.bottom")
    let alone = Node()
    #expect((alone.width == 5).description == "node.width == 5")
    let unnamed = error { () throws(ConstraintError) in
      _ = try (box.top == card.top).equation(in: screen)
    }
    #expect(unnamed?.code == .unknownItem)
  }

  private func made(_ text: String, in scope: Node) throws -> LayoutConstraint {
    try ConstraintEquation(parsing: text).makeConstraint(in: scope)
  }
}
