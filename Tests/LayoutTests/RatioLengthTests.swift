import MarayaLayout
import Testing

/// A length as a part of another one, plus points.
@Suite struct RatioLengthTests {
  @Test func aPlainNumberIsARatio() {
    let half: RatioLength = 0.5
    #expect(half == RatioLength(ratio: 0.5, points: 0))
    let whole: RatioLength = 1
    #expect(whole == .ratio(1))
    let negative: RatioLength = -0.25
    #expect(negative.ratio == -0.25)
    #expect(RatioLength.points(8) == RatioLength(ratio: 0, points: 8))
    #expect(RatioLength(ratio: 0.5).points == 0)
  }

  @Test func ratiosAndPointsMix() {
    let less: RatioLength = 0.5 - .points(8)
    #expect(less == RatioLength(ratio: 0.5, points: -8))
    let more: RatioLength = .points(8) + 1
    #expect(more == RatioLength(ratio: 1, points: 8))
    #expect(less + more == RatioLength(ratio: 1.5, points: 0))
    #expect(less - more == RatioLength(ratio: -0.5, points: -16))
  }

  /// Each row: a length, of what, the points that come of it.
  static let lengths: [(RatioLength, Double, Double)] = [
    (0.5, 320, 160),
    (0, 320, 0),
    (1, 320, 320),
    (1.5, 320, 480),
    (-0.5, 320, -160),
    (.points(8), 320, 8),
    (.points(8), 0, 8),
    (0.5 - .points(8), 320, 152),
    (0.5 - .points(8), 0, -8),
    (1 + .points(0.5), 10, 10.5),
  ]

  @Test(arguments: lengths)
  func itIsResolvedInALength(length: RatioLength, whole: Double, points: Double) {
    #expect(length.resolved(in: whole) == points)
  }

  /// Each row: a length, whether it is negative whatever it is a part of.
  static let signs: [(RatioLength, Bool)] = [
    (0, false),
    (0.5, false),
    (.points(8), false),
    (-0.5, true),
    (.points(-8), true),
    (-0.5 - .points(8), true),
    // Some length is large enough, or small enough, for these.
    (0.5 - .points(8), false),
    (-0.5 + .points(8), false),
  ]

  @Test(arguments: signs)
  func someLengthsAreAlwaysNegative(length: RatioLength, isNegative: Bool) {
    #expect(length.isNegative == isNegative)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func bothPartsAreFinite(number: Double) {
    #expect(RatioLength(ratio: 0.5, points: -8).isFinite)
    #expect(!RatioLength(ratio: number, points: 8).isFinite)
    #expect(!RatioLength(ratio: 0.5, points: number).isFinite)
  }

  /// Each row: a length, its text.
  static let texts: [(RatioLength, String)] = [
    (0, "0"),
    (0.5, "0.5"),
    (-1, "-1"),
    (.points(8), "8pt"),
    (.points(-0.5), "-0.5pt"),
    (0.5 - .points(8), "0.5-8pt"),
    (1 + .points(8), "1+8pt"),
    (-0.25 + .points(1.5), "-0.25+1.5pt"),
  ]

  @Test(arguments: texts)
  func theDescriptionIsWhatIsWritten(length: RatioLength, text: String) {
    #expect(length.description == text)
  }
}
