public import Maraya

/// A card with one node for each way to place one, and an island.
public func makeCard() -> Node {
  let card = Node("card") {
    Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
    Node("name").place(leading: 96, top: 16, trailing: 16, height: 20)
    Node("half").with { $0.ratio = RatioRect(x: 0.5, y: 0.5, width: 0.25, height: 0.25) }
    Node("badge").with { $0.rtl_frame = Rect(x: 20, y: 50, width: 20, height: 20) }
    // Digits run from left to right in every language.
    Node("phone") {
      Node("prefix").place(leading: 0, top: 0, width: 36, height: 16)
      Node("number").place(leading: 40, top: 0, width: 92, height: 16)
    }
    .place(leading: 96, bottom: 8, width: 132, height: 16)
    .with { $0.layoutDirection = .leftToRight }
  }
  // Physical on purpose: a mark that keeps to the right side, in both directions. What stretches
  // does so from the size that its supernode has when it is added.
  card.frame = Rect(x: 0, y: 0, width: 320, height: 120)
  let mark = Node("mark")
  mark.frame = Rect(x: 272, y: 8, width: 40, height: 8)
  mark.autoresizingMask = .flexibleLeftMargin
  card.addSubnode(mark)
  return card
}
