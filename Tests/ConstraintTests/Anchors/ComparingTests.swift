import Maraya
import Testing

/// What operators on anchors make.
@Suite struct ComparingTests {
  private let root: Node
  private let a = Node("a")
  private let b = Node("b")

  init() {
    root = Node("root")
    root.addSubnode(a)
    root.addSubnode(b)
  }

  @Test func placesOnTheSameAxisPair() {
    let made: [LayoutConstraint] = [
      a.leading == root.leading + 16,
      a.trailing <= root.trailing - 16.5,
      a.trailing <= 16 + b.leading,
      a.left == b.right,
      a.right <= root.centerX - 4,
      a.leading >= root.centerX,
      a.centerX == b.left,
      a.centerX == b.trailing + 2,
      a.centerX == root.centerX,
      a.directionalCenterX == root.centerX + 8,
      a.top == b.bottom + 8,
      a.centerY >= b.lastBaselineAnchor,
      a.firstBaselineAnchor == b.firstBaselineAnchor,
      a.top == root.topMargin,
      a.leading == root.leadingMargin,
    ]
    #expect(
      made.map(\.description) == [
        "a.leading == root.leading + 16",
        "a.trailing <= root.trailing - 16.5",
        "a.trailing <= b.leading + 16",
        "a.left == b.right",
        "a.right <= root.centerX - 4",
        "a.leading >= root.centerX",
        "a.centerX == b.left",
        "a.centerX == b.trailing + 2",
        "a.centerX == root.centerX",
        "a.directionalCenterX == root.centerX + 8",
        "a.top == b.bottom + 8",
        "a.centerY >= b.lastBaseline",
        "a.firstBaseline == b.firstBaseline",
        "a.top == root.topMargin",
        "a.leading == root.leadingMargin",
      ]
    )
  }

  @Test func sizesPairWithSizesAndNumbers() {
    let made: [LayoutConstraint] = [
      a.width == 50,
      a.width >= 44,
      a.height <= root.height / 2,
      a.width == 0.5 * root.width + 4,
      a.width == (root.width + 8) * 2,
      a.height == a.width * 9 / 16,
      a.width == root.width * 25%,
    ]
    #expect(
      made.map(\.description) == [
        "a.width == 50",
        "a.width >= 44",
        "a.height <= root.height * 0.5",
        "a.width == root.width * 0.5 + 4",
        "a.width == root.width * 2 + 16",
        "a.height == a.width * 0.5625",
        "a.width == root.width * 0.25",
      ]
    )
  }

  @Test func partsOfTheOwnerAddUp() {
    let made: [LayoutConstraint] = [
      a.leading == root.leading + 20%,
      a.trailing == root.trailing - 8 - 12.5%,
      a.top == root.top + 5% + 3,
    ]
    #expect(
      made.map(\.description) == [
        "a.leading == root.leading + 20%",
        "a.trailing == root.trailing - 8 - 12.5%",
        "a.top == root.top + 3 + 5%",
      ]
    )
  }

  @Test func modifiersReadInTheExpression() {
    let made: [LayoutConstraint] = [
      a.width == 50 ~ .high,
      a.width == b.width * 2 + 1 ~ 999.5,
      a.width <= root.width ~ .low + 1,
      (a.top == b.top).priority(.medium).labeled("tops"),
      (a.leading == root.leading + 30).rtl(10),
    ]
    #expect(
      made.map(\.description) == [
        "a.width == 50 @ 750",
        "a.width == b.width * 2 + 1 @ 999.5",
        "a.width <= root.width @ 251",
        "'tops': a.top == b.top @ 500",
        "a.leading == root.leading + 30 rtl + 10",
      ]
    )
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test func linesOfAListKnowTheirPlace() {
    let wide = true
    let first: UInt = #line + 2
    let group = LayoutConstraint.activate {
      a.leading == root.leading + 16
      a.width == 50 ~ .high
      if wide {
        a.top == root.top
      } else {
        a.bottom == root.bottom
      }
      for node in [a, b] {
        node.height
          == 20
      }
      b.widthAnchor.constraint(equalToConstant: 5)
    }
    #expect(group.map(\.line) == [first, first + 1, first + 3, first + 8, first + 8, first + 11])
    #expect(Set(group.map(\.file)) == ["ConstraintTests/ComparingTests.swift"])
    #expect(group.map(\.description).first == "a.leading == root.leading + 16")
    #expect(group.isActive)
  }
}
