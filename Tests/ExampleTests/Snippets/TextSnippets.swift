import Maraya
import Testing

/// The article "Text without fonts", run.
@Suite("Text without fonts")
struct TextSnippets {
  /// What the article prints, kept to be compared with its comments.
  private final class Printed {
    var lines: [String] = []
  }

  private let printed = Printed()

  private func print(_ values: Any...) {
    printed.lines.append(values.map { "\($0)" }.joined(separator: " "))
  }

  @Test func theArticle() {
    let root = Node("root")
    let label = LabelNode("name", "AVATAR Tokyo WAVE")
    label.font = .sized(16)
    print(label.intrinsicContentSize.width)  // 161.03125
    root.addSubnode(label)

    label.font = .grid(Size(width: 10, height: 20))
    print(label.intrinsicContentSize)  // 170×20

    label.text = "Hello, ليلى"
    label.frame = Rect(x: 0, y: 0, width: 110, height: 20)
    for run in label.lines[0].runs {
      print(run.x, run.width, run.direction, label.text(in: run.range))
    }
    // 0.0 70.0 left-to-right Hello,
    // 70.0 40.0 right-to-left ليلى

    final class Monospaced: TextMeasurer {
      func metrics(of font: TextFont) -> TextMetrics {
        TextMetrics(ascent: font.size * 0.8, descent: font.size * 0.2)
      }

      func measure(
        _ run: ArraySlice<Unicode.Scalar>,
        direction: LayoutDirection,
        font: TextFont,
        into advances: inout [Double]
      ) {
        advances.append(contentsOf: repeatElement(font.size * 0.6, count: run.count))
      }
    }
    label.font = .sized(10)
    root.textMeasurer = Monospaced()
    print(label.intrinsicContentSize)  // 66×10

    #expect(
      printed.lines == [
        "161.03125", "170×20", "0.0 70.0 left-to-right Hello, ", "70.0 40.0 right-to-left ليلى",
        "66×10",
      ]
    )
  }
}
