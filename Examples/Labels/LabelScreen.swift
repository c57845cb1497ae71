public import Maraya

/// Texts in the scripts of the table, mixed ones among them.
public let sampleTexts: [(id: String, text: String)] = [
  ("english", "The quick brown fox jumps over the lazy dog."),
  ("arabic", "السلام عليكم ورحمة الله وبركاته"),
  ("hebrew", "שלום עולם, מה שלומך היום?"),
  ("chinese", "今天天气很好，我们去公园散步吧。"),
  ("mixed", "Call ليلى حداد at 555-0199 (today)."),
]

/// A column of labels 180 points wide, each as high as its text.
public func makeLabelScreen(alignment: TextAlignment) -> Node {
  let screen = Node("screen")
  var top = 8.0
  for (id, text) in sampleTexts {
    let label = LabelNode(id, text)
    label.font = .sized(15)
    label.numberOfLines = 0
    label.directionalTextAlignment = alignment
    screen.addSubnode(label)
    let height = label.sizeThatFits(Size(width: 180, height: .infinity)).height
    label.place(leading: 10, top: top, width: 180, height: height)
    top += height + 8
  }
  screen.frame = Rect(x: 0, y: 0, width: 200, height: top)
  return screen
}

/// Each line of a label: where it begins, and its runs from left to right.
public func lineTexts(of label: LabelNode) -> [String] {
  label.lines.map { line in
    let runs = line.runs.map { run in
      "\(run.isEllipsis ? "…" : String(label.text(in: run.range))) at \(rounded(run.x))"
    }
    let x = rounded(line.frame.minX)
    return "x \(x) width \(rounded(line.frame.width)): \(runs.joined(separator: " | "))"
  }
}

/// Two digits are enough to look at.
private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
