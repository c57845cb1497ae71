public import Maraya

/// A settings screen of 40 nodes, written once, from the leading edge.
public func makeSettingsScreen() -> Node {
  Node("settings") {
    Node("bar") {
      Node("back").leading(8, 12, 12, 20)
      Node("backTitle").leading(24, 12, 60, 20)
      Node("title").leading(137.5, 12, 100, 20)
      Node("edit").leading(319, 12, 40, 20)
    }.leading(0, 20, 375, 44)

    Node("search") {
      Node("glass").leading(8, 10, 16, 16)
      Node("placeholder").leading(32, 8, 200, 20)
    }.leading(16, 72, 343, 36)

    Node("profile") {
      Node("avatar") {
        LayerNode("badge").leading(40, 40, 16, 16)
      }.leading(16, 12, 56, 56)
      Node("name").leading(88, 16, 180, 22)
      // Digits run from left to right in every language: an island.
      Node("phone") {
        Node("prefix").leading(0, 0, 36, 16)
        Node("number").leading(40, 0, 92, 16)
      }.leading(88, 44, 132, 16).with { $0.layoutDirection = .leftToRight }
      Node("chevron").leading(319, 32, 8, 16)
    }.leading(16, 124, 343, 80)

    Node("general") {
      for (index, id) in ["wifi", "bluetooth", "language"].enumerated() {
        Node(id) {
          Node("icon").leading(16, 8, 28, 28)
          Node("title").leading(60, 12, 140, 20)
          Node("value").leading(235, 12, 72, 20)
          Node("chevron").leading(319, 14, 8, 16)
        }.leading(0, Double(index) * 44, 343, 44)
      }
    }.leading(16, 224, 343, 132)

    Node("flight") {
      Node("icon").leading(16, 8, 28, 28)
      Node("title").leading(60, 12, 160, 20)
      Node("switch") {
        Node("knob").leading(22, 2, 27, 27)
      }.leading(276, 6.5, 51, 31)
      LayerNode("line").leading(60, 43.5, 283, 0.5)
    }.leading(16, 376, 343, 44)

    Node("footer").leading(32, 432, 311, 32)
  }
}

extension Configurable where Self: Node {
  /// Places a node by its distance from the leading edge and the top, and its size.
  fileprivate func leading(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    with { $0.directionalFrame = Rect(x: x, y: y, width: width, height: height) }
  }
}
