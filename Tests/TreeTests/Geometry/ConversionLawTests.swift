import Maraya
import TestSupport
import Testing

/// What holds for conversions through every chain of nodes.
@Suite struct ConversionLawTests {
  /// Two chains below one root, at most 30 nodes together; either may be empty.
  private func chains(
    _ random: inout SplitMix64,
    longest: Int,
    making node: (inout SplitMix64) -> Node
  ) -> (root: Node, source: Node, target: Node) {
    let root = Node("root")
    let length = random.below(longest + 1)
    let fork = random.below(length + 1)
    var ends = (root, root)
    for index in 0..<length {
      let next = node(&random)
      if index < fork {
        ends.0.addSubnode(next)
        ends.0 = next
      } else {
        ends.1.addSubnode(next)
        ends.1 = next
      }
    }
    return (root, ends.0, ends.1)
  }

  /// Numbers up to 1e4 and no transform that loses precision.
  private func mildNode(_ random: inout SplitMix64) -> Node {
    let node = Node()
    node.anchorPoint = UnitPoint(x: random.uniform(-1...2), y: random.uniform(-1...2))
    node.bounds = Rect(
      x: random.uniform(-100...100),
      y: random.uniform(-100...100),
      width: random.uniform(0...500),
      height: random.uniform(0...500)
    )
    node.center = Point(x: random.uniform(-200...200), y: random.uniform(-200...200))
    if random.below(3) > 0 { node.transform = random.mildTransform() }
    return node
  }

  /// Eighths, and transforms that are exact.
  private func exactNode(_ random: inout SplitMix64) -> Node {
    let node = Node()
    node.anchorPoint = random.anchorOfQuarters()
    node.bounds = random.rectOfEighths()
    node.center = Point(x: random.eighths(), y: random.eighths())
    if random.below(3) > 0 { node.transform = random.exactTransform() }
    return node
  }

  @Test func thereAndBackIsWhereItBegan() throws {
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let (root, source, target) = chains(&random, longest: 30, making: mildNode)
      for _ in 0..<4 {
        let point = Point(x: random.uniform(-1e4...1e4), y: random.uniform(-1e4...1e4))
        let there = source.convert(point, to: target)
        let back = target.convert(there, to: source)
        let atRoot = source.convert(point, to: nil)
        let magnitude = [point, there, atRoot].flatMap { [abs($0.x), abs($0.y)] }.max() ?? 0
        let tolerance = 1e-9 * max(magnitude / 1e4, 1)
        let note: Comment = "seed \(seed), \(source.depth) up, \(target.depth) down: \(point)"
        try #require(abs(back.x - point.x) <= tolerance, note)
        try #require(abs(back.y - point.y) <= tolerance, note)
        try #require(target.convert(point, from: source) == there, note)
      }
      try #require(root.brokenInvariants() == [], "seed \(seed)")
    }
  }

  @Test func aConvertedRectangleContainsItsCornersConverted() throws {
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let (root, source, target) = chains(&random, longest: 30, making: mildNode)
      let rect = Rect(
        x: random.uniform(-1e3...1e3),
        y: random.uniform(-1e3...1e3),
        width: random.uniform(0...1e3),
        height: random.uniform(0...1e3)
      )
      let box = source.convert(rect, to: target)
      let corners = rect.corners.map { source.convert($0, to: target) }
      let outer = box.insetBy(dx: -1e-9, dy: -1e-9)
      let note: Comment = "seed \(seed), \(source.depth) up, \(target.depth) down: \(rect)"
      for corner in corners { try #require(outer.contains(corner), note) }
      if source === root || target === root {
        // One way only: the box touches the corners.
        let tight = Rect(around: corners)
        try #require(abs(box.minX - tight.minX) <= 1e-9, note)
        try #require(abs(box.maxX - tight.maxX) <= 1e-9, note)
        try #require(abs(box.minY - tight.minY) <= 1e-9, note)
        try #require(abs(box.maxY - tight.maxY) <= 1e-9, note)
      }
    }
  }

  @Test func throughAxisAlignedTransformsNothingIsLost() throws {
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let (root, source, target) = chains(&random, longest: 8, making: exactNode)
      let rect = random.rectOfEighths()
      let box = source.convert(rect, to: target)
      let note: Comment = "seed \(seed), \(source.depth) up, \(target.depth) down: \(rect)"
      let corners = rect.corners.map { source.convert($0, to: target) }
      try #require(box == Rect(around: corners), note)
      try #require(target.convert(box, to: source) == rect, note)
      try #require(target.convert(rect, from: source) == box, note)
      try #require(target.convert(corners[0], to: source) == rect.origin, note)
      try #require(root.brokenInvariants() == [], note)
    }
  }

  @Test func throughTransformsWithoutAreaNumbersStayFinite() throws {
    let flat = [
      AffineTransform(scaleX: 0, y: 0), AffineTransform(scaleX: 0, y: 1),
      AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 4),
    ]
    for seed in 1...UInt64(propertyRuns()) {
      var random = SplitMix64(seed: seed)
      let (root, source, target) = chains(&random, longest: 10) { random in
        let node = mildNode(&random)
        if random.below(3) == 0 { node.transform = flat[random.below(flat.count)] }
        return node
      }
      let point = Point(x: random.uniform(-1e4...1e4), y: random.uniform(-1e4...1e4))
      let rect = Rect(origin: point, size: Size(width: random.uniform(0...1e3), height: 10))
      let note: Comment = "seed \(seed), \(source.depth) up, \(target.depth) down: \(rect)"
      try #require(source.convert(point, to: target).isFinite, note)
      try #require(source.convert(rect, to: target).isFinite, note)
      try #require(target.convert(point, to: source).isFinite, note)
      try #require(root.brokenInvariants() == [], note)
    }
  }

  @Test func aTransformWithoutAreaIsUsedUnchangedOnTheWayDown() {
    let flat = Node("flat")
    let root = Node("root") { flat }
    flat.bounds.size = Size(width: 20, height: 10)
    flat.center = Point(x: 100, y: 50)
    flat.transform = AffineTransform(scaleX: 0, y: 1)
    // Up, (x, y) becomes (0·(x − 10) + 100, y − 5 + 50); it can't be undone, and is done again.
    #expect(flat.convert(Point(x: 3, y: 4), to: root) == Point(x: 100, y: 49))
    #expect(root.convert(Point(x: 3, y: 4), to: flat) == Point(x: 100, y: 49))
    #expect(root.brokenInvariants() == [])
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle that contains all the points.
  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
