import MarayaDirection
import MarayaText
import Testing

/// Unicode's own tests: all lines in release, every few lines in debug, which is slow.
@Suite("Bidi conformance")
struct BidiConformanceTests {
  #if DEBUG
    static let classStep = 17
    static let classCount = 45_336
    static let characterStep = 5
    static let characterCount = 18_342
  #else
    static let classStep = 1
    static let classCount = 770_241
    static let characterStep = 1
    static let characterCount = 91_707
  #endif

  /// Every base of every line of BidiTest.txt.
  @Test(.enabled(if: BidiTestFile.classes.exists, "the package unicode-data is not installed"))
  func sequencesOfClassesAreResolved() throws {
    var failures = Failures()
    var expected = (levels: [Int?](), order: [Int]())
    for (number, line) in try BidiTestFile.classes.lines().enumerated() {
      if line.starts(with: "@Levels:") {
        expected.levels = BidiTestFile.levels(line.dropFirst(8))
      } else if line.starts(with: "@Reorder:") {
        expected.order = BidiTestFile.numbers(line.dropFirst(9))
      } else if number % Self.classStep == 0, !line.starts(with: "@") {
        let fields = BidiTestFile.fields(line)
        let scalars = try BidiTestFile.scalars(ofClasses: fields[0])
        let bases = try #require(Int(fields[1], radix: 16))
        for (bit, base) in BidiTestFile.bases.enumerated() where bases >> bit & 1 == 1 {
          let outcome = Outcome(scalars, base: base)
          failures.check(
            outcome.levels == expected.levels && outcome.order == expected.order,
            "\(line) base \(base): \(outcome)"
          )
        }
      }
    }
    failures.expectNone(of: Self.classCount)
  }

  /// Every line of BidiCharacterTest.txt.
  @Test(.enabled(if: BidiTestFile.characters.exists, "the package unicode-data is not installed"))
  func sequencesOfCharactersAreResolved() throws {
    var failures = Failures()
    for (number, line) in try BidiTestFile.characters.lines().enumerated()
    where number % Self.characterStep == 0 {
      let fields = BidiTestFile.fields(line)
      let scalars = try BidiTestFile.scalars(ofValues: fields[0])
      let base = try BidiTestFile.bases[(#require(Int(fields[1])) + 1) % 3]
      let outcome = Outcome(scalars, base: base)
      failures.check(
        Int(fields[2]) == outcome.baseLevel && outcome.levels == BidiTestFile.levels(fields[3])
          && outcome.order == BidiTestFile.numbers(fields[4]),
        "\(line): \(outcome)"
      )
    }
    failures.expectNone(of: Self.characterCount)
  }
}

/// What the tests look at when a text stands on one line.
private struct Outcome {
  var baseLevel: Int
  /// The level of each scalar; `nil` for those that are removed.
  var levels: [Int?]
  /// The scalars from left to right, without those that are removed.
  var order: [Int]

  init(_ scalars: [Unicode.Scalar], base: BaseDirection) {
    let paragraph = BidiParagraph(scalars, base: base)
    let line = 0..<scalars.count
    baseLevel = Int(paragraph.baseLevel)
    let isRemoved = scalars.map(BidiParagraph.removes)
    levels = zip(paragraph.lineLevels(line), isRemoved).map { $1 ? nil : Int($0) }
    order = []
    for run in paragraph.visualRuns(of: line) {
      let places = run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
      order += places.filter { !isRemoved[$0] }
    }
  }
}

/// Counts failures and tells of the first ones only.
private struct Failures {
  var checked = 0
  var failed = 0
  var first: [String] = []

  mutating func check(_ holds: Bool, _ comment: @autoclosure () -> String) {
    checked += 1
    if holds { return }
    failed += 1
    if first.count < 5 { first.append(comment()) }
  }

  func expectNone(of count: Int) {
    #expect(failed == 0, "\(failed) of \(checked): \(first.joined(separator: "\n"))")
    #expect(checked == count)
  }
}
