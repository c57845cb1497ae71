import Foundation
import Testing

/// The tests of how files are read, which need no file.
@Suite struct RecordTests {
  private static let ratio = #"{"id": "a", "ratios": [0, 0, 0.5, 1]}"#
  private static let places = #"{"ltr": {"a": [0, 0, 5, 9]}, "rtl": {"a": [5, 0, 5, 9]}}"#

  private static func ratioCase(_ item: String, more: String = "") -> String {
    #"{"id": "r", "kind": "ratio", "title": "t", "bounds": [0, 0, 10, 9], "items": [\#(item)], "#
      + #""scale": 0\#(more), "expect": \#(places)}"#
  }

  @Test func acceptsARecordWhoseGivenStandsBesideTheRest() throws {
    let record = try record(Self.ratioCase(Self.ratio), of: .constraints)
    #expect(record.area == "ratio")
    #expect(record.given.keys.sorted() == ["bounds", "items", "scale"])
    #expect(record.run().agrees)
  }

  /// Each row: a record of `constraints.json` in which something is not understood.
  static let odd = [
    ratioCase(#"{"id": "a", "ratios": [0, 0, 0.5, 1], "skew": 1}"#),
    ratioCase(#"{"id": "a", "ratios": [0, 0, 0.5, 1], "parent": "b"}"#),
    ratioCase(ratio, more: #", "skew": 1"#),
  ]

  @Test(arguments: odd)
  func refusesAnOddRecord(json: String) throws {
    #expect(try !record(json, of: .constraints).run().hasRun)
  }

  @Test(arguments: [CaseFile.uikit, .reports])
  func refusesUnheardOfKeysOfARecord(file: CaseFile) throws {
    let head = #"{"id": "a", "area": "rect", "given": {}, "expect": {}"#
    #expect(throws: NotUnderstood.self) { try record(head + #", "skew": 1}"#, of: file) }
    #expect(try record(head + #", "source": "us"}"#, of: file).id == "a")
  }

  @Test func readsAllThatADocumentHolds() throws {
    let cases = #""cases": [\#(Self.ratioCase(Self.ratio))]"#
    let sound = try value(#"{"meta": {}, \#(cases)}"#)
    #expect(try CaseFile.constraints.cases(in: sound).count == 1)
    for odd in [#"{"meta": {}, "more": [], \#(cases)}"#, #"{"meta": {}}"#, "[]"] {
      #expect(throws: NotUnderstood.self) {
        try CaseFile.constraints.cases(in: value(odd))
      }
    }
  }

  // MARK: Motion

  private static func motion(expect: String, more: String = "", given: String = "") -> String {
    #"{"id": "m", "kind": "scroll.logical", "title": "t", "source": "derived", "ref": "r", "#
      + #""given": {"dir": "rtl", "contentW": 1000, "W": 400, "logical": 0\#(given)}, "#
      + #""expect": \#(expect), "tol": 1e-9\#(more)}"#
  }

  @Test func acceptsAnExpectationWithoutAName() throws {
    let record = try record(Self.motion(expect: "600"), of: .motion)
    #expect(record.area == "scroll.logical")
    #expect(record.accuracy == 1e-9)
    #expect(record.expect == ["result": .number(600)])
    #expect(record.run().agrees)
    #expect(try !self.record(Self.motion(expect: "601"), of: .motion).run().agrees)
  }

  /// Each row: a record of `motion.json` in which something is not understood.
  static let oddMotion = [
    motion(expect: #"{"offset": 600}"#),
    motion(expect: "600", more: #", "exact": 600"#),
    motion(expect: "600", given: #", "skew": 1"#),
  ]

  @Test(arguments: oddMotion)
  func refusesOddMotion(json: String) throws {
    #expect(try !record(json, of: .motion).run().hasRun)
  }

  @Test func refusesUnheardOfKeysOfMotion() throws {
    #expect(throws: NotUnderstood.self) {
      try record(Self.motion(expect: "600", more: #", "skew": 1"#), of: .motion)
    }
  }

  @Test func whatIsNotToleratedAtAllIsSpoiltToo() throws {
    var original = try record(Self.motion(expect: "600"), of: .motion)
    #expect(original.withOtherExpectations.map { $0.run().agrees } == [false])
    original = try record(
      Self.motion(expect: "600").replacing("1e-9", with: "0"),
      of: .motion
    )
    #expect(original.run().agrees)
    #expect(original.withOtherExpectations.map { $0.run().agrees } == [false])
  }

  @Test func setsAsideTheKeysOfTheTableAlone() throws {
    let json = """
      {"id": "frame-origin-child", "area": "frame-mirror",
       "given": {"parent": {"width": 10, "height": 10}, "direction": "rtl",
                 "child": {"logical": [0, 0, 3, 3]}},
       "expect": {"child": {"physical": [7, 0, 3, 3]}, "not": {"physicalX": 10}}}
      """
    let original = try record(json, of: .reports)
    #expect(original.setAside == ["not"])
    #expect(original.run().comparisons == 4)
    let other = try record(json.replacing("frame-origin-child", with: "another"), of: .reports)
    #expect(other.setAside.isEmpty)
    #expect(!other.run().hasRun)
  }

  @Test(arguments: [(50.0, true), (51, false)])
  func comparesWhatACaseSaysOfItsOwnSetUp(width: Double, isTrue: Bool) throws {
    let json = """
      {"id": "a", "area": "direction",
       "given": {"root": {"width": 400, "direction": "rtl"},
                 "island": {"logical": [20, 0, 200, 40], "direction": "forcedLTR"},
                 "islandChild": {"logical": [0, 0, 50, 40]},
                 "inheritingGrandchildOfIsland":
                   {"parentWidth": \(width), "logical": [5, 0, 10, 10]}},
       "expect": {"islandPhysicalX": 180}}
      """
    #expect(try record(json, of: .reports).run().agrees == isTrue)
  }

  @Test func runsNoLaterCase() throws {
    let json = #"{"id": "aspect-definition", "area": "ratio", "given": {}, "expect": {}}"#
    #expect(try !record(json, of: .reports).isHandled)
    #expect(try record(json.replacing("aspect-definition", with: "a"), of: .reports).isHandled)
  }

  @Test func countsTheCasesOfOneFile() throws {
    let cases = [
      try record(Self.ratioCase(Self.ratio), of: .constraints),
      try record(
        #"{"id": "b", "area": "rect", "given": {"rect": [0, 0, 1, 1]}, "#
          + #""expect": {"standardized": [0, 0, 1, 1]}}"#,
        of: .uikit
      ),
    ]
    let outcomes = cases.map { $0.run() }
    let summary = Summary(of: .constraints, outcomes: outcomes, cases: cases, listed: ["b": "why"])
    #expect(
      "\(summary)" == """
        conformance: 1 cases of constraints.json ran, 0 differences listed
          ratio: 1
        """
    )
  }

  private func record(_ json: String, of file: CaseFile) throws -> Case {
    try file.record(value(json))
  }

  private func value(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
