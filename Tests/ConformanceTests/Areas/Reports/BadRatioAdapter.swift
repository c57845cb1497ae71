import Maraya

/// Ratios that make no length, or none at all.
struct BadRatioAdapter: Adapter {
  private var frames: [Rect] = []
  private(set) var claims: [Claim] = []

  init(_ given: inout Fields) throws {
    for item in try given.require("cases").list {
      var fields = try item.fields(of: "a case")
      let node = Node("node")
      let root: Node
      if fields.has("parentWidth") {
        root = Node.root(.rightToLeft, width: try fields.require("parentWidth").number, [node])
        let ratio = try fields.require("ratio")
        let isBad = ratio == .text("0/0")
        let width = isBad ? .nan : try ratio.number
        node.ratio = RatioRect(Rect(x: 0, y: 0, width: width, height: 1))
        root.layoutIfNeeded()
        let actual = Value.number(Double(root.diagnostics.count))
        let name = "the diagnostics of the ratio \(ratio)"
        claims.append(Claim(name: name, actual: actual, expected: .number(isBad ? 1 : 0)))
      } else {
        // Treated as unset, says the case: a node with a width alone.
        guard try fields.require("aspectRatio").number == 0 else {
          throw NotUnderstood("an aspect ratio")
        }
        node.place(width: try fields.require("width").number)
        root = Node.root(.rightToLeft, width: 300, [node])
      }
      try fields.finish()
      frames.append(withExtendedLifetime(root) { node.frame })
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "allFrameValuesFinite":
      [.flag(frames.allSatisfy(\.isFinite))]
    case "widths": [.numbers(frames.map(\.width))]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
