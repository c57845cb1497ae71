import Maraya
import Testing

/// On a grid of cells 10 × 20 all numbers can be counted by hand.
@Suite("Label node")
struct LabelNodeTests {
  private func makeLabel(_ text: String, _ width: Double, _ height: Double = 20) -> LabelNode {
    let label = LabelNode("label", text)
    label.font = .grid(Size(width: 10, height: 20))
    label.frame = Rect(x: 30, y: 40, width: width, height: height)
    return label
  }

  @Test func aNewOneIsUIKits() {
    let label = LabelNode("label")
    #expect(label.text.isEmpty)
    #expect(label.font == .sized(17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .truncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.textDirection == .natural)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func oneLineMeasuresAllOfIt() {
    let label = makeLabel("Hello, world", 0)
    #expect(label.intrinsicContentSize == Size(width: 120, height: 20))
    #expect(label.sizeThatFits(Size(width: 50, height: 10)) == Size(width: 120, height: 20))
  }

  /// In Latin text, which is measured a shorter way, as in any other.
  @Test(arguments: ["ab  ", "אב  "])
  func spacesAtTheEndAreNotMeasured(text: String) {
    #expect(makeLabel(text, 0).intrinsicContentSize == Size(width: 20, height: 20))
  }

  /// The blank first paragraph has the label's direction, and orders what is seen of the others.
  @Test func aCutLineOfABlankParagraphFollowsTheLabel() {
    let label = makeLabel("\nab", 100)
    label.lineBreakMode = .truncatingHead
    let root = Node("root") { label }
    root.layout(width: 200, height: 100)
    #expect(label.lines[0].runs.map(\.isEllipsis) == [true, false])
    root.layout(width: 200, height: 100, direction: .rightToLeft)
    #expect(label.lines[0].runs.map(\.isEllipsis) == [false, true])
  }

  /// Where Arabic letters are cut apart they are narrower than they were together; the answer is
  /// enough all the same.
  @Test func aLabelThatIsAsWideAsItsLinesIsNotCut() {
    let label = LabelNode("label", "你好 e\u{301}سلاملا")
    label.font = .sized(10.490385020467112, .bold)
    label.numberOfLines = 0
    label.textDirection = .rightToLeft
    let size = label.sizeThatFits(Size(width: 25.110026683608776, height: .infinity))
    label.frame = Rect(origin: .zero, size: size)
    #expect(!label.isTruncated)
    #expect(label.sizeThatFits(size) == size)
  }

  @Test func severalLinesWrapAtTheOffer() {
    let label = makeLabel("Hello, world", 0)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 75, height: 10)) == Size(width: 60, height: 40))
    #expect(label.intrinsicContentSize == Size(width: 120, height: 20))
    label.preferredMaxLayoutWidth = 75
    #expect(label.intrinsicContentSize == Size(width: 60, height: 40))
  }

  @Test func edgesMeasureTheHeightForTheWidth() {
    let label = makeLabel("one two three", 0)
    label.numberOfLines = 0
    let root = Node("root") { label.place(leading: 10, top: 5, trailing: 20) }
    root.layout(width: 100, height: 200)
    #expect(label.frame == Rect(x: 10, y: 5, width: 70, height: 40))
    root.layout(width: 100, height: 200, direction: .rightToLeft)
    #expect(label.frame == Rect(x: 20, y: 5, width: 70, height: 40))
  }

  /// UIKit: text stands in the middle of the height.
  @Test func textStandsInTheMiddle() {
    let label = makeLabel("abc", 100, 50)
    #expect(label.lines.map(\.frame) == [Rect(x: 0, y: 15, width: 30, height: 20)])
    #expect(label.firstBaseline == 31)
    #expect(label.lastBaseline == 31)
    label.bounds.origin = Point(x: 7, y: 3)
    #expect(label.lines.map(\.frame) == [Rect(x: 7, y: 18, width: 30, height: 20)])
  }

  @Test func linesThatHaveNoRoomAreLeftOut() {
    let label = makeLabel("one two three", 50, 45)
    label.numberOfLines = 0
    #expect(label.lines.count == 2)
    #expect(label.isTruncated)
    #expect(label.lines[1].range == 4..<13)
    #expect(label.lines[1].runs.map { label.text(in: $0.range) } == ["two", ""])
    label.frame.size.height = 60
    #expect(label.lines.count == 3)
    #expect(!label.isTruncated)
  }

  // MARK: Alignment

  /// Each row: the alignment, and where 30 points of text begin in 100, left-to-right and
  /// right-to-left.
  static let alignments: [(TextAlignment, Double, Double)] = [
    (.natural, 0, 70), (.leading, 0, 70), (.trailing, 70, 0), (.left, 0, 0), (.right, 70, 70),
    (.center, 35, 35), (.justified, 0, 0),
  ]

  @Test(arguments: alignments)
  func linesLieWhereTheyAreAligned(
    alignment: TextAlignment,
    leftToRight: Double,
    rightToLeft: Double
  ) {
    let label = makeLabel("abc", 100)
    label.textAlignment = alignment
    let root = Node("root") { label }
    for (direction, x) in [
      (LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      root.layout(width: 200, height: 100, direction: direction)
      #expect(label.lines.map(\.frame.minX) == [x])
    }
  }

  @Test func theLastLineOfJustifiedArabicLiesOnTheRight() {
    let label = makeLabel("אב גד", 100)
    label.textAlignment = .justified
    #expect(label.lines.map(\.frame.minX) == [50])
  }

  @Test func aSideReadsInBothSpaces() {
    let label = makeLabel("abc", 100)
    let root = Node("root") { label }
    root.layout(width: 200, height: 100, direction: .rightToLeft)
    label.rtl_alignment = .left
    #expect(label.textAlignment == .right)
    #expect(label.directionalTextAlignment == .leading)
    #expect(label.rtl_alignment == .left)
    root.layoutDirection = .leftToRight
    #expect(label.textAlignment == .left)
    #expect(label.rtl_alignment == .left)
    label.textAlignment = .right
    root.layoutDirection = .rightToLeft
    #expect(label.textAlignment == .right)
    #expect(label.directionalTextAlignment == .leading)
  }

  // MARK: Direction

  @Test func textRunsInItsOwnDirection() {
    let label = makeLabel("אב 12", 100)
    #expect(label.baseDirection == .rightToLeft)
    #expect(label.lines[0].runs.map { label.text(in: $0.range) } == ["12", "אב "])
    label.textDirection = .leftToRight
    #expect(label.baseDirection == .leftToRight)
    #expect(label.lines[0].runs.map { label.text(in: $0.range) } == ["12", "אב "])
  }

  @Test func textWithoutADirectionHasThatOfTheLabel() {
    let label = makeLabel("1 - 2", 100)
    let root = Node("root") { label }
    root.layout(width: 200, height: 100, direction: .rightToLeft)
    #expect(label.baseDirection == .rightToLeft)
    #expect(label.lines[0].runs.map(\.x) == [0, 10, 40])
    root.layout(width: 200, height: 100, direction: .leftToRight)
    #expect(label.lines[0].runs.map(\.x) == [0])
  }

  // MARK: Measurers

  /// Every scalar is 3 points wide.
  private final class Narrow: TextMeasurer {
    func metrics(of font: TextFont) -> TextMetrics { TextMetrics(ascent: 8, descent: 2) }

    func measure(
      _ run: ArraySlice<Unicode.Scalar>,
      direction: LayoutDirection,
      font: TextFont,
      into advances: inout [Double]
    ) {
      advances.append(contentsOf: repeatElement(3, count: run.count))
    }
  }

  @Test func theMeasurerComesFromTheTree() {
    let label = LabelNode("label", "abcd")
    let root = Node("root") { label.place(leading: 0, top: 0) }
    root.layout(width: 300, height: 100)
    let builtIn = label.frame.size
    root.textMeasurer = Narrow()
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 12, height: 10))
    root.textMeasurer = nil
    root.layoutIfNeeded()
    #expect(label.frame.size == builtIn)
  }

  @Test func whatIsSetFollowsTheMeasurer() {
    let label = LabelNode("label", "abcd")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let root = Node("root") { label }
    let builtIn = label.lines
    root.textMeasurer = Narrow()
    #expect(label.lines.map(\.frame) == [Rect(x: 0, y: 5, width: 12, height: 10)])
    root.textMeasurer = nil
    #expect(label.lines == builtIn)
  }

  @Test func whoJoinsATreeHasItsMeasurer() {
    let label = LabelNode("label", "abcd")
    #expect(label.intrinsicContentSize != Size(width: 12, height: 10))
    let root = Node("root")
    root.textMeasurer = Narrow()
    root.addSubnode(label.place(leading: 0, top: 0))
    root.layout(width: 300, height: 100)
    #expect(label.frame.size == Size(width: 12, height: 10))
    label.removeFromSupernode()
    #expect(label.textMeasurer == nil)
    #expect(label.intrinsicContentSize != Size(width: 12, height: 10))
  }

  // MARK: Bad input

  @Test func whatMakesNoSenseIsRefused() {
    let label = makeLabel("abc", 100)
    label.font = .sized(.nan)
    label.font = .sized(-1)
    label.font = .grid(Size(width: .infinity, height: 1))
    label.lineHeight = -1
    label.lineHeight = .infinity
    label.preferredMaxLayoutWidth = -5
    #expect(label.font == .grid(Size(width: 10, height: 20)))
    #expect(label.lineHeight == nil)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.diagnostics.count == 6)
    label.numberOfLines = -3
    #expect(label.numberOfLines == 0)
  }

  @Test func rangesBeyondTheTextAreLeftOut() {
    let label = makeLabel("abc", 100)
    #expect(label.text(in: 2..<9) == "c")
    #expect(label.text(in: 7..<9) == "")
  }
}
