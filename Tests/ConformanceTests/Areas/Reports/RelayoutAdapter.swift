import Maraya

/// A centred node that is laid out again and again, in changing directions.
struct RelayoutAdapter: Adapter {
  private let width: Double
  private let childWidth: Double
  private let sequence: [LayoutDirection]

  init(_ given: inout Fields) throws {
    width = try given.require("parentWidth").number
    var child = try given.require("child").fields(of: "'child'")
    childWidth = try child.require("width").number
    let alignment = try child.require("align").text
    guard alignment == "center" else { throw NotUnderstood("the alignment '\(alignment)'") }
    try child.finish()
    sequence = try given.require("sequence").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "physicalX" else { throw NotUnderstood("the expectation '\(key)'") }
    return ways.map { way in
      let (root, child) = (Node("root"), Node("child"))
      root.addSubnode(child)
      root.layout(width: width, height: 50)
      child.bounds.size = Size(width: childWidth, height: 20)
      way(child)
      return .numbers(
        sequence.map { direction in
          root.layout(width: width, height: 50, direction: direction)
          return child.frame.minX
        }
      )
    }
  }

  /// Ways to centre a node once and for all.
  private var ways: [(Node) -> Void] {
    let (middle, margin) = (width / 2, (width - childWidth) / 2)
    return [
      { $0.center = Point(x: middle, y: 25) },
      { $0.directionalCenter = Point(x: middle, y: 25) },
      { $0.directionalMidX = middle },
      { $0.place(leading: margin, top: 15, trailing: margin, bottom: 15) },
      { $0.place(trailing: margin, width: childWidth) },
      { node in
        let part = childWidth / width
        node.ratio = RatioRect(Rect(x: (1 - part) / 2, y: 0, width: part, height: 1))
      },
    ]
  }
}
