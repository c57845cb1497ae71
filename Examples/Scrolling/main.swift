import Maraya

let screen = makeChannelScreen()
guard let bar = screen["bar"] as? ScrollNode, let line = screen["line"] as? GradientNode,
  let arrow = screen["more"] as? ImageNode
else { preconditionFailure("Scrolling: the screen has no bar, line or arrow") }

/// What is seen of the bar, and where it is.
func printBar(_ title: String) {
  let names = channelsInView(of: bar).joined(separator: " ")
  print("\(title): offset \(bar.contentOffset), from the leading end", terminator: " ")
  print("\(bar.directionalContentOffset), in view, left to right: \(names)")
}

screen.layoutIfNeeded()
print(screen.drawing(.both))

// At the beginning in both directions, with the inset before it.
for direction in LayoutDirection.allCases {
  screen.layout(width: 375, height: 120, direction: direction)
  printBar(direction.description)
}

// Scrolled right-to-left; then more channels come, the screen turns and gets wider. The place stays.
bar.rtl_contentOffset = Point(x: 120, y: 0)
printBar("scrolled")
let report = screen.layoutIfNeeded()
print("laid out for it: \(report.visited) nodes")

let kids = Node("kids")
bar.addSubnode(kids)
kids.rtl_frame = Rect(x: 600, y: 10, width: 110, height: 40)
bar.contentSize.width = 710
screen.layoutIfNeeded()
printBar("grown")

screen.layout(width: 375, height: 120, direction: .leftToRight)
printBar("turned")
bar.directionalFrame.size.width = 320
screen.layoutIfNeeded()
printBar("narrower")

// To the last channel, and beyond the end.
bar.scrollRectToVisible(kids.frame, animated: false)
printBar("kids in view")
bar.contentSize.width = 590
printBar("shrunk")

// The gradient and the arrow, in both directions.
for direction in LayoutDirection.allCases {
  screen.layout(width: 375, height: 120, direction: direction)
  print("\(direction): gradient from \(line.startPoint) to \(line.endPoint),", terminator: " ")
  print("arrow \(arrow.frame)\(arrow.showsMirroredImage ? ", mirrored" : "")")
}
