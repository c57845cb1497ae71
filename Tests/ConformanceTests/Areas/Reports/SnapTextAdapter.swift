import Maraya
import TestSupport

/// A label between pixels that is to be as wide as its text.
struct SnapTextAdapter: Adapter {
  private let scale: Double
  private let measured: Double
  private let labels: [LabelNode]

  init(_ given: inout Fields) throws {
    scale = try given.require("scale").number
    let left = try given.require("left").number
    measured = try given.require("measuredWidth").number
    let (scale, measured) = (scale, measured)
    func label(_ font: TextFont, _ text: String) -> LabelNode {
      let label = LabelNode(nil, text)
      label.font = font
      label.numberOfLines = 0
      return label
    }
    // One character as wide as the text, and two words that together are.
    labels = [
      label(.grid(Size(width: measured, height: 20)), "a"),
      label(.grid(Size(width: measured / 3, height: 20)), "a b"),
    ]
    for label in labels {
      keep(Node.root(.leftToRight, width: 400, scale: scale, [label.place(leading: left, top: 0)]))
    }
  }

  func answers(to key: String) throws -> [Value] {
    try labels.map { label in
      let frame = label.snappedFrame
      switch key {
      case "leftPx": return .number(frame.minX * scale)
      case "rightPx": return .number(frame.maxX * scale)
      case "widthPx": return .number(frame.width * scale)
      case "width": return .number(label.frame.width)
      case "atLeastMeasured":
        let isWhole = label.lines.count == 1 && !label.isTruncated
        return .flag(isWhole && frame.width >= measured && label.frame.width >= measured)
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }
}
