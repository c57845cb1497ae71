import Maraya
import Testing

/// On a grid of cells 10 × 20 all numbers can be counted by hand.
@Suite("Text in pictures")
struct PictureTextTests {
  private func runs(
    _ text: String,
    _ alignment: TextAlignment,
    _ direction: LayoutDirection
  ) throws -> [PictureReader.Element] {
    let label = LabelNode("label", text)
    label.font = .grid(Size(width: 10, height: 20))
    label.numberOfLines = 0
    label.textAlignment = alignment
    label.layout(width: 90, height: 40, direction: direction)
    let picture = try PictureReader(label.picture().svg)
    return picture.root.all("text").filter { $0.attributes["class"]?.hasPrefix("run ") == true }
  }

  @Test func runsBeginWhereTheyAreReadFrom() throws {
    let runs = try runs("ab אבג", .left, .leftToRight)
    #expect(runs.map(\.text) == ["ab ", "אבג"])
    #expect(runs.map { $0.number("x") } == [0, 60])
    #expect(runs.map { $0.number("textLength") } == [30, 30])
  }

  /// Spaces are made wider, not letters; the last line is not.
  @Test func justifiedLinesHaveWiderSpaces() throws {
    let runs = try runs("ab cd ef gh", .justified, .leftToRight)
    #expect(runs.map(\.text) == ["ab cd ef", "gh"])
    #expect(runs.map { $0.number("word-spacing") } == [5, 0])
    #expect(runs.map { $0.number("textLength") } == [90, 20])
  }
}
