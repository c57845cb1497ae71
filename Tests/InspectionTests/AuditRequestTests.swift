import Maraya
import Testing

/// `over-constrained`, `ambiguous-id` and `diagnostic`.
@Suite("Audit: what was asked for")
struct AuditRequestTests {
  @Test func theFarEdgeOfThreeValuesCountsForNothing() {
    let both = Node("both")
      .place(leading: 16, top: 8, trailing: 20.5, bottom: 4, width: 64, height: 20)
    let two = Node("two").place(top: 40, trailing: 16, width: 64, height: 20)
    #expect(
      makeScreen(both, two).auditLines == [
        "over-constrained: screen/both is placed by leading 16, width 64 and trailing 20.5: "
          + "trailing counts for nothing",
        "over-constrained: screen/both is placed by top 8, height 20 and bottom 4: "
          + "bottom counts for nothing",
      ]
    )
  }

  @Test func siblingsWithOneIDAreNamedOnce() {
    let rows = ["row", "row", "other", "row"].enumerated().map { index, id in
      Node(id) { Node("title").leading(0, 0, 10, 10) }.leading(0, Double(index) * 20, 100, 20)
    }
    let screen = makeScreen()
    for row in rows { screen.addSubnode(row) }
    #expect(screen.auditLines == ["ambiguous-id: screen/row has the id of 2 siblings"])
    rows[0].id = "first"
    #expect(screen.auditLines == ["ambiguous-id: screen/row has the id of a sibling"])
    rows[1].id = nil
    #expect(screen.auditLines == [])
  }

  @Test func diagnosticsAreToldOnceAtTheirNodes() {
    let a = Node("a").leading(0, 0, 10, 10)
    let b = Node("b").leading(0, 10, 10, 10)
    let gone = Node("gone").leading(0, 20, 10, 10)
    let screen = makeScreen(a, b, gone)
    gone.frame.origin.x = .nan
    gone.removeFromSupernode()
    b.frame.size.width = .infinity
    b.frame.size.width = .infinity
    a.referenceWidth = -1
    #expect(
      screen.auditLines == [
        "diagnostic: screen/a negative-length: referenceWidth -1",
        "diagnostic: screen/b non-finite-value: frame 0,10 inf×10",
        "diagnostic: screen/gone non-finite-value: frame nan,20 10×10",
      ]
    )
    #expect(b.auditLines == ["diagnostic: screen/b non-finite-value: frame 0,10 inf×10"])
  }
}
