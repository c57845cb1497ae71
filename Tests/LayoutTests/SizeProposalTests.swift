import MarayaGeometry
import MarayaLayout
import Testing

/// What a container proposes, side by side.
@Suite struct SizeProposalTests {
  @Test func theLimitBoundsBothSides() {
    #expect(SizeProposal.unbounded.limit == Size(width: Double.infinity, height: .infinity))
    let proposal = SizeProposal(width: .atMost(100), height: .exactly(20))
    #expect(proposal.limit == Size(width: 100, height: 20))
    #expect(
      SizeProposal(width: .unbounded, height: .atMost(7)).limit
        == Size(width: Double.infinity, height: 7)
    )
  }

  @Test func theSizeIsExactWhereBothSidesAre() {
    let exact = SizeProposal(width: .exactly(100), height: .exactly(20))
    #expect(exact.exactSize == Size(width: 100, height: 20))
    #expect(SizeProposal(width: .exactly(100), height: .atMost(20)).exactSize == nil)
    #expect(SizeProposal(width: .atMost(100), height: .exactly(20)).exactSize == nil)
    #expect(SizeProposal(width: .exactly(100), height: .unbounded).exactSize == nil)
    #expect(SizeProposal.unbounded.exactSize == nil)
  }

  @Test func anExactSizeIsNotNegative() {
    let proposal = SizeProposal(width: .exactly(-1), height: .exactly(20))
    #expect(proposal.exactSize == Size(width: 0, height: 20))
    #expect(proposal.resolved(Size(width: 7, height: 8)) == Size(width: 0, height: 20))
  }

  @Test func eachSideIsResolvedByItself() {
    let answer = Size(width: 50, height: -3)
    #expect(SizeProposal.unbounded.resolved(answer) == Size(width: 50, height: 0))
    let mixed = SizeProposal(width: .exactly(100), height: .atMost(20))
    #expect(mixed.resolved(answer) == Size(width: 100, height: 0))
    #expect(mixed.resolved(Size(width: 1, height: 30)) == Size(width: 100, height: 30))
  }

  @Test func equalProposalsAreOneKey() {
    let one = SizeProposal(width: .atMost(100), height: .unbounded)
    #expect(one == SizeProposal(width: .atMost(100), height: .unbounded))
    #expect(one.hashValue == SizeProposal(width: .atMost(100), height: .unbounded).hashValue)
    #expect(one != SizeProposal(width: .exactly(100), height: .unbounded))
    #expect(one != SizeProposal(width: .atMost(100), height: .atMost(.infinity)))
  }
}
