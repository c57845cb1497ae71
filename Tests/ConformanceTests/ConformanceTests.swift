import Testing

/// Numbers that nobody made up to fit the code, most of them from real devices.
@Suite(.enabled(if: Cases.areNamed, "MARAYA_CASES does not name the folder of the cases"))
struct ConformanceTests {
  @Test(arguments: try Cases.outcomes())
  func agreesWithTheCase(outcome: Outcome) {
    #expect(outcome.complaints(listed: Differences.listed) == [])
  }

  // A spoilt case that passes is one of which an adapter overlooks something.
  @Test(arguments: try Cases.all().filter(\.isHandled))
  func noticesWhatIsSpoilt(original: Case) throws {
    let (fields, expectations) = (original.withUnheardOfFields, original.withUnheardOfExpectations)
    let expecting = original.withOtherExpectations + expectations
    #expect(!fields.isEmpty && !expectations.isEmpty && expecting.count > expectations.count)
    #expect(fields.filter { $0.run().agrees }.map(\.description) == [])
    // All of these give the same.
    let answers = try Answers(to: original)
    #expect(expecting.filter { $0.outcome { answers }.agrees }.map(\.description) == [])
  }

  @Test func listsOnlyCasesThatAreRun() throws {
    let ids = Set(try Cases.outcomes().map(\.id))
    #expect(Differences.listed.keys.filter { !ids.contains($0) } == [])
    #expect(SetAside.listed.keys.filter { !ids.contains($0) } == [])
  }

  @Test func setsAsideOnlyWhatIsExpected() throws {
    for original in try Cases.all() {
      #expect(original.setAside == SetAside.keys(of: original.id))
    }
  }

  @Test func laterCasesExistAndAreNotRun() throws {
    let cases = try Cases.all()
    let waiting = cases.filter { Later.cases[$0.id] != nil }
    #expect(Set(waiting.map(\.id)) == Set(Later.cases.keys))
    // A case of an area that is not run waits with its area.
    #expect(waiting.filter { $0.file.adapters[$0.area] == nil }.map(\.id) == [])
    let ran = Set(try Cases.outcomes().map(\.id))
    #expect(waiting.filter { ran.contains($0.id) }.map(\.id) == [])
  }

  @Test func hasEachCaseOnce() throws {
    let cases = try Cases.all()
    #expect(Set(cases.map(\.id)).count == cases.count)
  }

  @Test(arguments: CaseFile.allCases)
  func knowsEachArea(of file: CaseFile) throws {
    let areas = Set(try Cases.all(of: file).map(\.area))
    let (handled, later) = (Set(file.adapters.keys), Set((Later.areas[file] ?? [:]).keys))
    #expect(handled.isDisjoint(with: later))
    #expect(areas == handled.union(later))
  }

  @Test(arguments: CaseFile.allCases)
  func runsEveryCaseOfItsAreas(of file: CaseFile) throws {
    let (cases, outcomes) = (try Cases.all(), try Cases.outcomes())
    for area in file.adapters.keys.sorted() {
      let all = cases.filter { $0.file == file && $0.area == area }
      let ids = all.map(\.id).filter { Later.cases[$0] == nil }
      let ran = outcomes.filter { $0.file == file && $0.area == area && $0.hasRun }
      #expect(ran.map(\.id) == ids)
      #expect(!ids.isEmpty)
    }
    print(Summary(of: file, outcomes: outcomes, cases: cases, listed: Differences.listed))
  }
}
