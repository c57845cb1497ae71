import Maraya

/// Edges on the grid of pixels.
struct SnapAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("children") {
        try SnappedSiblings(&given)
      } else if given.has("rows") {
        try SnappedRows(&given)
      } else if given.has("edges") {
        try SnappedLength(&given)
      } else {
        try SnappedValues(&given)
      }
  }
}

/// The length between two edges, in points and in pixels.
private struct SnappedLength: Adapter {
  private let grid: PixelGrid
  private let edges: [Double]

  init(_ given: inout Fields) throws {
    grid = PixelGrid(scale: try given.require("scale").number)
    edges = try given.require("edges").numbers(2)
  }

  func answers(to key: String) throws -> [Value] {
    let length = edges[1] - edges[0]
    let rect = Rect(x: edges[0], y: edges[0], width: length, height: length)
    let rects = [grid.snapped(rect), Node.snapped(rect, scale: grid.scale)]
    switch key {
    case "edgesPx":
      let pixels = rects.flatMap { rect in
        [[rect.minX, rect.maxX], [rect.minY, rect.maxY]].map { $0.map { $0 * grid.scale } }
      }
      return ([edges.map(grid.pixel)] + pixels).map(Value.numbers)
    case "length":
      return rects.flatMap { [.number($0.width), .number($0.height)] }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// Edges on both sides of the origin.
private struct SnappedValues: Adapter {
  private let grid: PixelGrid
  private let values: [Double]

  init(_ given: inout Fields) throws {
    grid = PixelGrid(scale: try given.require("scale").number)
    values = try given.require("values").numbers
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "snapped" else { throw NotUnderstood("the expectation '\(key)'") }
    let frames = values.map { value in
      Node.snapped(Rect(x: value, y: value, width: 10, height: 10), scale: grid.scale)
    }
    return [values.map(grid.snapped), frames.map(\.minX), frames.map(\.minY)].map(Value.numbers)
  }
}

/// Rows of one height, one below the other, in a container between pixels.
private struct SnappedRows: Adapter {
  private let frames: [Rect]

  init(_ given: inout Fields) throws {
    let scale = try given.require("scale").number
    let y = try given.require("containerY").number
    let height = try given.require("rowHeight").number
    let count = try given.require("rows").number
    let container = Node("container")
    container.frame = Rect(x: 0, y: y, width: 100, height: count * height)
    for row in stride(from: 0, to: count, by: 1) {
      let node = Node("row")
      node.frame = Rect(x: 0, y: row * height, width: 100, height: height)
      container.addSubnode(node)
    }
    let root = Node.root(.rightToLeft, width: 100, height: 400, scale: scale, [container])
    let top = root.subnodes[0].snappedFrame.minY
    frames = withExtendedLifetime(root) {
      container.subnodes.map { $0.snappedFrame.offsetBy(dx: 0, dy: top) }
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "absoluteEdges": [.numbers(frames.map(\.minY) + frames.suffix(1).map(\.maxY))]
    case "heights": [.numbers(frames.map(\.height))]
    case "gaps":
      [.number(Double(zip(frames, frames.dropFirst()).count { $0.maxY != $1.minY }))]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
