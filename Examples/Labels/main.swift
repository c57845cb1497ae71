import Maraya

// Every alignment, in both directions.
for alignment in TextAlignment.allCases {
  let screen = makeLabelScreen(alignment: alignment)
  for direction in LayoutDirection.allCases {
    screen.layout(width: 200, height: screen.frame.height, direction: direction)
    print("\(alignment.rawValue), \(direction)")
    for case let label as LabelNode in screen.subnodes {
      let id = label.id ?? ""
      print("  \(id) \(label.frame): \(label.resolvedTextAlignment.rawValue),", terminator: " ")
      print("text \(label.baseDirection)")
      for line in lineTexts(of: label) { print("    \(line)") }
    }
  }
}

// One line that is too long, cut in three places.
let title = LabelNode("title", "ליאורה לוי and the seven hills")
title.font = .sized(17, .bold)
title.frame = Rect(x: 0, y: 0, width: 160, height: 24)
for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
  title.lineBreakMode = mode
  print(mode.rawValue)
  for line in lineTexts(of: title) { print("  \(line)") }
}
