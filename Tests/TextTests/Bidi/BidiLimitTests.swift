import MarayaDirection
import MarayaText
import Testing

@Suite("Bidi limits")
struct BidiLimitTests {
  #if DEBUG
    static let many = 50_000
  #else
    static let many = 1_000_000
  #endif

  private func repeated(_ sketch: String, _ count: Int) -> String {
    String(repeating: sketch, count: count)
  }

  @Test(arguments: [63, 64, 70, many])
  func embeddingsBeyondTheDeepestLevelAddNothing(depth: Int) {
    let opening = repeated("\u{202B}", depth)
    let text = BidiSketch("\(opening)Na" + repeated("\u{202C}", depth) + "O")
    let levels = text.paragraph(.leftToRight).levels
    #expect(levels[depth] == 125)
    #expect(levels[depth + 1] == 126)
    #expect(levels.last == 1)
    let leftToRight = BidiSketch(repeated("\u{202A}", depth) + "aN").paragraph(.leftToRight)
    #expect(leftToRight.levels.suffix(2) == [124, 125])
  }

  @Test(arguments: ["\u{2067}", "\u{2068}"] as [BidiSketch], [63, 64, 70, many])
  func isolatesBeyondTheDeepestLevelAddNothing(mark: BidiSketch, depth: Int) {
    let text = BidiSketch(repeated(mark.text, depth) + "N" + repeated("\u{2069}", depth) + "a")
    let levels = text.paragraph(.leftToRight).levels
    #expect(levels[depth] == 125)
    #expect(levels.last == 0)
    #expect(levels.first == 0)
  }

  @Test func isolatesWithoutRoomCloseNothing() {
    let full = repeated("\u{2067}", 63)
    let text = BidiSketch("\(full)\u{202B}\u{2067}N\u{202C}\u{2069}O\u{2069}a")
    let levels = text.paragraph(.leftToRight).levels
    #expect(levels[65] == 125)
    #expect(levels[68] == 125)
    #expect(levels[70] == 124)
  }

  /// The last bracket has no partner when there is no room for the innermost opening one.
  @Test(arguments: [(62, 2), (63, 2), (64, 1)] as [(Int, UInt8)])
  func bracketsNestSixtyThreeDeep(depth: Int, level: UInt8) {
    let text = BidiSketch("a" + repeated("(", depth) + "b" + repeated(")", depth))
    #expect(text.paragraph(.rightToLeft).levels.last == level)
  }

  @Test func pairsBeforeTheOverflowStay() {
    let levels = BidiSketch("a(b)" + repeated("(", 64)).paragraph(.rightToLeft).levels
    #expect(digits(Array(levels.prefix(6))) == "222211")
  }

  static let pieces: [BidiSketch] = [
    "(", ")", "[(", "\u{2068}", "\u{2066}a", "\u{2068}N\u{2069}", "N\n", "1N,\t",
  ]

  @Test(arguments: pieces)
  func longTextIsResolved(piece: BidiSketch) {
    let text = BidiSketch(repeated(piece.text, Self.many) + "N" + repeated(")\u{2069}", Self.many))
    let paragraph = text.paragraph(.leftToRight)
    #expect(paragraph.levels.count == paragraph.count)
    let runs = paragraph.visualRuns(of: 0..<paragraph.count)
    #expect(runs.reduce(0) { $0 + $1.range.count } == paragraph.count)
  }

  /// Texts at random of all kinds of scalars.
  @Test func runsShowEachScalarOfALineOnce() {
    let kinds: [Unicode.Scalar] = [
      "a", "N", "1", "+", "%", "\u{661}", ",", "\u{300}", "\u{AD}", "\n", "\t", " ", "!",
      "(", "[", ")", "]", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
      "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{10FFFF}", "\u{0}",
    ]
    var state: UInt64 = 7
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<2_000 {
      let sketch = (0..<random(below: 40)).map { _ in kinds[random(below: kinds.count)] }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: sketch)
      let paragraph = BidiSketch(String(text)).paragraph(.firstStrong(otherwise: .leftToRight))
      let start = random(below: sketch.count + 1)
      let line = start..<start + random(below: sketch.count - start + 1)
      let levels = paragraph.lineLevels(line)
      let places = paragraph.visualRuns(of: line).flatMap { run in
        run.range.map { ($0, run.level) }
      }
      #expect(places.map(\.0).sorted() == Array(line))
      #expect(places.allSatisfy { levels[$0.0 - start] == $0.1 })
      #expect(
        zip(levels, paragraph.levels[line]).allSatisfy {
          $0 == $1 || $0 == paragraph.baseLevel
        }
      )
    }
  }
}
