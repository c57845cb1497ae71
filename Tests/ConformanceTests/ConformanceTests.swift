import Testing

/// Numbers that nobody made up to fit the code, most of them from real devices.
@Suite(.enabled(if: Cases.areNamed, "MARAYA_CASES does not name the folder of the cases"))
struct ConformanceTests {
  @Test(arguments: try Cases.outcomes())
  func agreesWithTheCase(outcome: Outcome) {
    #expect(outcome.complaints(listed: Differences.listed) == [])
  }

  // A spoilt case that passes is one of which an adapter overlooks something.
  @Test(arguments: try Cases.all().filter { $0.handledArea != nil })
  func noticesWhatIsSpoilt(original: Case) {
    let spoilt = original.withOtherExpectations + original.withUnheardOfFields
    #expect(!spoilt.isEmpty)
    #expect(spoilt.filter { $0.run().agrees }.map(\.description) == [])
  }

  @Test func listsOnlyCasesThatAreRun() throws {
    let ids = Set(try Cases.outcomes().map(\.id))
    #expect(Differences.listed.keys.filter { !ids.contains($0) } == [])
  }

  @Test func knowsEachAreaAndEachCaseOnce() throws {
    let cases = try Cases.all()
    let handled = Set(Area.allCases.map(\.rawValue))
    #expect(Area.later.isDisjoint(with: handled))
    #expect(Set(cases.map(\.area)).subtracting(handled.union(Area.later)) == [])
    #expect(Set(cases.map(\.id)).count == cases.count)
  }

  @Test func runsEveryCaseOfItsAreas() throws {
    let (cases, outcomes) = (try Cases.all(), try Cases.outcomes())
    for area in Area.allCases {
      let ids = cases.filter { $0.handledArea == area }.map(\.id)
      #expect(outcomes.filter { $0.area == area.rawValue && $0.hasRun }.map(\.id) == ids)
      #expect(!ids.isEmpty)
    }
    print(Summary(outcomes: outcomes, cases: cases, differences: Differences.listed.count))
  }
}
