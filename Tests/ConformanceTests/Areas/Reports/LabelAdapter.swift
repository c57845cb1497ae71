import Maraya
import TestSupport

/// A label with a direction of its own, in an app of the other one.
struct LabelAdapter: Adapter {
  private let label = LabelNode("label")

  init(_ given: inout Fields) throws {
    var fields = try given.require("label").fields(of: "'label'")
    guard let alignment = TextAlignment(rawValue: try fields.require("alignment").text) else {
      throw NotUnderstood("the alignment of the label")
    }
    label.layoutDirection = try fields.require("forced").direction
    label.textAlignment = alignment
    label.frame = Rect(x: 0, y: 0, width: try fields.require("width").number, height: 20)
    // A character that is as wide as the line.
    label.font = .grid(Size(width: try fields.require("lineWidth").number, height: 20))
    label.text = "a"
    try fields.finish()
    keep(Node.root(try given.require("appDirection").direction, width: 400, [label]))
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "lineX" else { throw NotUnderstood("the expectation '\(key)'") }
    let x = label.lines.map(\.frame.minX)
    // The other way to force a direction, and text of the other one.
    label.layoutDirection = nil
    label.semanticContentAttribute = .forceLeftToRight
    label.text = "א"
    return (x + label.lines.map(\.frame.minX)).map(Value.number)
  }
}
