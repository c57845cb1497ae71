import Maraya
import Testing

/// Rows and columns of items, as equations.
@Suite struct ArrangingTests {
  private let root = Node("root")
  private let items = [Node("a"), Node("b"), Node("c")]

  init() { for item in items { root.addSubnode(item) } }

  @Test func stacked() {
    #expect(
      items.stack(along: .horizontal, spacing: 8).map(\.description) == [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
      ]
    )
    #expect(
      items.stack(along: .vertical).map(\.description) == [
        "b.top == a.bottom", "c.top == b.bottom",
      ]
    )
  }

  @Test func withFixedSpacing() {
    #expect(
      items.distribute(along: .horizontal, fixedSpacing: 8, lead: 4, tail: 6).map(\.description)
        == [
          "a.leading == root.leading + 4",
          "b.leading == a.trailing + 8", "b.width == a.width",
          "c.leading == b.trailing + 8", "c.width == a.width",
          "c.trailing == root.trailing - 6",
        ]
    )
    #expect(
      items[..<1].distribute(along: .vertical, fixedSpacing: 8, lead: 4, tail: 6)
        .map(\.description) == ["a.top == root.top + 4", "a.bottom == root.bottom - 6"]
    )
  }

  @Test func withFixedLength() {
    // 300 wide, lead 10, tail 20, items of 40: they begin at 10, 125 and 240.
    #expect(
      items.distribute(along: .horizontal, fixedLength: 40, lead: 10, tail: 20).map(\.description)
        == [
          "a.width == 40", "a.leading == root.leading + 10",
          "b.width == 40", "b.leading == root.leading - 25 + 50%",
          "c.width == 40", "c.leading == root.leading - 60 + 100%",
        ]
    )
    #expect(
      items[..<1].distribute(along: .vertical, fixedLength: 40, lead: 10).map(\.description)
        == ["a.height == 40", "a.top == root.top + 10"]
    )
  }

  @Test func aligned() {
    let line: UInt = #line + 1
    let group = items.align(.firstBaseline)
    #expect(
      group.map(\.description) == [
        "b.firstBaseline == a.firstBaseline", "c.firstBaseline == a.firstBaseline",
      ]
    )
    #expect(group.map(\.line) == [line, line])
    #expect(items[..<0].align(.top).isEmpty)
  }
}
