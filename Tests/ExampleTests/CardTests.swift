import Maraya
import Mirroring
import Testing

/// The card of the Mirroring example, held to numbers worked out with pencil and paper.
@Suite("Mirroring example: the card")
struct CardTests {
  /// Each row: the node; x left-to-right and right-to-left, then y, width, height: at 320×120,
  /// and at 480×90.
  static let frames: [(String, [Double], [Double])] = [
    ("photo", [16, 240, 16, 64, 64], [16, 400, 16, 64, 64]),
    ("name", [96, 16, 16, 208, 20], [96, 16, 16, 368, 20]),
    ("half", [160, 80, 60, 80, 30], [240, 120, 45, 120, 22.5]),
    ("badge", [20, 280, 50, 20, 20], [20, 440, 50, 20, 20]),
    ("phone", [96, 92, 96, 132, 16], [96, 252, 66, 132, 16]),
    ("prefix", [0, 0, 0, 36, 16], [0, 0, 0, 36, 16]),
    ("number", [40, 40, 0, 92, 16], [40, 40, 0, 92, 16]),
    ("mark", [272, 272, 8, 40, 8], [432, 432, 8, 40, 8]),
  ]

  @Test(arguments: LayoutDirection.allCases)
  func everyFrameIsTheOneWorkedOutByHand(direction: LayoutDirection) {
    let card = makeCard()
    for (size, isWide) in [
      (Size(width: 320, height: 120), false), (Size(width: 480, height: 90), true),
    ] {
      card.layout(width: size.width, height: size.height, direction: direction)
      for (id, narrow, wide) in Self.frames {
        let row = isWide ? wide : narrow
        let x = direction == .leftToRight ? row[0] : row[1]
        #expect(card[id]?.frame == Rect(x: x, y: row[2], width: row[3], height: row[4]), "\(id)")
      }
    }
  }

  @Test func onlyTheMarkAndTheNumberAreReported() {
    let card = makeCard()
    card.layout(width: 480, height: 90)
    #expect(
      card.mirrorReport().map(\.description) == [
        "card/phone: direction ltr does not turn with what is around it",
        "card/mark: frame 432,8,40,8 is physical, mirrored it is 8,8,40,8",
        "card/mark: autoresizingMask left is physical, mirrored it is right",
      ]
    )
  }
}
