import Maraya

/// A centred node between pixels, in both directions.
struct SnapMirrorAdapter: Adapter {
  private let scale: Double
  private let parentWidth: Double
  private let width: Double

  init(_ given: inout Fields) throws {
    scale = try given.require("scale").number
    parentWidth = try given.require("parentWidth").number
    var child = try given.require("child").fields(of: "'child'")
    width = try child.require("width").number
    let alignment = try child.require("align").text
    guard alignment == "center" else { throw NotUnderstood("the alignment '\(alignment)'") }
    try child.finish()
  }

  func answers(to key: String) throws -> [Value] {
    if key == "rtlIsExactMirrorOfLtr" {
      let (one, other) = (snapped(in: .leftToRight), snapped(in: .rightToLeft))
      let mirror = Reflection(.rightToLeft, across: ReferenceAxis(width: parentWidth))
      return [.flag(one.map { mirror($0) } == other)]
    }
    guard let direction = LayoutDirection(rawValue: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return snapped(in: direction).map { .numbers([$0.minX, $0.maxX]) }
  }

  /// The snapped frame in each way to be in the middle, placed before and after a turn.
  private func snapped(in direction: LayoutDirection) -> [Rect] {
    let margin = (parentWidth - width) / 2
    let ways: [(Node) -> Void] = [
      { $0.directionalCenter.x = parentWidth / 2 },
      { $0.center.x = parentWidth / 2 },
      { $0.place(leading: margin, top: 0, trailing: margin, height: 20) },
    ]
    return ways.flatMap { way in
      [direction, direction.opposite].map { first in
        let node = Node()
        let root = Node.root(first, width: parentWidth, scale: scale, [node])
        node.bounds.size = Size(width: width, height: 20)
        way(node)
        root.layout(width: parentWidth, height: 100, direction: direction)
        return withExtendedLifetime(root) { node.snappedFrame }
      }
    }
  }
}
