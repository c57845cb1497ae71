import Maraya

let card = Node("card") {
  Node("photo").with { $0.directionalFrame = Rect(x: 16, y: 16, width: 64, height: 64) }
  Node("name") {
    LayerNode("line").with { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    Node().with { $0.isHidden = true }
  }.with { $0.directionalFrame = Rect(x: 96, y: 16, width: 208, height: 20) }
  Node("badge").with {
    $0.rtl_frame = Rect(x: 20, y: 50, width: 100, height: 100); $0.alpha = 0.5
  }
}
card.layout(width: 320, height: 120, direction: .rightToLeft)
print(card.drawing(.both))
print(card.drawing())
