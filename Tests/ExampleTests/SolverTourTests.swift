import MarayaSolver
import SolverTour
import Testing

/// The numbers of the example, worked out by hand.
@Suite("SolverTour")
struct SolverTourTests {
  /// Each row: the card's width; the title's width, and where the badge begins.
  ///
  /// Between the title, 16 from the leading edge, and the badge are 8; 16 stay free behind the badge,
  /// which is 60 wide. So the title has the width less 100, and wants 180.
  @Test(arguments: [(320.0, 180.0, 204.0), (240, 140, 164), (120, 20, 44)])
  func theBadgeComesFirst(width: Double, title: Double, badge: Double) throws {
    var card = try Card(width: 500)
    try card.solver.setValue(width, of: card.width)
    #expect(
      try card.settle() == "card \(width): title 16.0+\(title), badge \(badge)+60.0"
    )
  }

  /// 16, 8, 40 and 16 leave 16 of 96 for the title; in 95 it has no room.
  @Test func theBadgeHasItsLeastWidth() throws {
    var card = try Card(width: 120)
    try card.solver.add(card.title.width >= 16)
    try card.solver.setValue(96, of: card.width)
    #expect(try card.settle() == "card 96.0: title 16.0+16.0, badge 40.0+40.0")
    #expect(throws: SolverError.self) { try card.solver.setValue(95, of: card.width) }
    #expect(try card.settle() == "card 96.0: title 16.0+16.0, badge 40.0+40.0")
  }
}
