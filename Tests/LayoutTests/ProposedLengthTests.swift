import MarayaLayout
import Testing

/// What a container proposes for one side.
@Suite struct ProposedLengthTests {
  @Test func theLimitIsInfiniteWhereNothingBounds() {
    #expect(ProposedLength.exactly(12).limit == 12)
    #expect(ProposedLength.atMost(12).limit == 12)
    #expect(ProposedLength.unbounded.limit == .infinity)
  }

  /// Each row: a proposal, an answer, the length that comes of both.
  static let lengths: [(ProposedLength, Double, Double)] = [
    (.exactly(12), 5, 12),
    (.exactly(12), 50, 12),
    (.exactly(12), -5, 12),
    (.exactly(0), 50, 0),
    (.exactly(-4), 50, 0),
    (.atMost(12), 5, 5),
    // An answer may exceed the limit: a word that doesn't fit.
    (.atMost(12), 50, 50),
    (.atMost(12), 0, 0),
    (.atMost(12), -5, 0),
    (.unbounded, 50, 50),
    (.unbounded, -0.5, 0),
  ]

  @Test(arguments: lengths)
  func theAnswerCountsUnlessTheLengthIsGiven(
    proposal: ProposedLength,
    answer: Double,
    length: Double
  ) {
    #expect(proposal.resolved(answer) == length)
  }
}
