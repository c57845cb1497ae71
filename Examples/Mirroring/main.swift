import Maraya

// Article 1's usage, in its own order: the reference width, the frame, then the supernode.
let testView = Node("testView")
testView.rtl_refWidth = 375
testView.rtl_frame = Rect(x: 20, y: 50, width: 100, height: 100)

let screen = Node("screen")
screen.addSubnode(testView)
screen.layout(width: 375, height: 667)
print(screen.drawing(.both))

// A screen, laid out and drawn in both directions from one description.
let settings = makeSettingsScreen()
settings.layout(width: 375, height: 667)
print(settings.drawing(.both))

// The language changes at run time: nothing is written again, nothing is measured again.
print("turned:  ", settings.layout(width: 375, height: 667, direction: .rightToLeft))
print(settings["profile"]?.treeText ?? "")

// The device is rotated. What was placed by edges and ratios follows; a frame stays as wide.
let card = makeCard()
for (width, height) in [(320.0, 120.0), (480.0, 90.0)] {
  card.layout(width: width, height: height)
  print("\(Int(width)) points wide")
  print(card.drawing(.both))
}

// Why is it there? And what does not mirror?
card.layout(width: 480, height: 90, direction: .rightToLeft)
if let badge = card["badge"] { print(badge.explain(.leading)) }
print()
for finding in card.mirrorReport() { print(finding) }
