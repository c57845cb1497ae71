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
print(settings.drawing(.both), terminator: "")
