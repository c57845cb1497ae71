import Maraya
import MarayaScenes
import MarayaTesting
import TestSupport
import Testing

@Suite("Law: scrolling")
struct ScrollLawTests {
  /// A scroll node that fills its root, which is kept.
  private func makeScroll(_ prepare: (ScrollNode) -> Void = { _ in }) -> ScrollNode {
    let scroll = ScrollNode("scroll").place(leading: 0, top: 0, trailing: 0, bottom: 0)
    prepare(scroll)
    keep(Node("root") { scroll })
    return scroll
  }

  private struct Numbers {
    var random: SplitMix64

    mutating func callAsFunction(_ range: ClosedRange<Int>) -> Double {
      let count = (range.upperBound - range.lowerBound) * 7 + 1
      return Double(range.lowerBound) + Double(random.below(count)) / 7
    }

    mutating func point(_ range: ClosedRange<Int>) -> Point {
      Point(x: self(range), y: self(range))
    }
  }

  // MARK: Two names

  private typealias Route = (name: String, set: (ScrollNode, Point) -> Void)

  private static var directional: [Route] {
    [
      ("property", { $0.directionalContentOffset = $1 }),
      ("method", { $0.setDirectionalContentOffset($1, animated: true) }),
      ("article's property", { $0.rtl_contentOffset = $1 }),
      ("article's method", { $0.rtl_setContentOffset($1, animated: false) }),
    ]
  }
  private static var physical: [Route] {
    [
      ("property", { $0.contentOffset = $1 }),
      ("method", { $0.setContentOffset($1, animated: true) }),
      ("origin of the bounds", { $0.bounds.origin = $1 }),
    ]
  }

  /// The same numbers by every way, in a node that is laid out, in a new one and in a file.
  private func makeNodes(
    _ routes: [Route],
    key: String,
    offset: Point,
    content: Size,
    size: Size,
    _ direction: LayoutDirection
  ) throws -> [(name: String, node: ScrollNode)] {
    var nodes: [(String, ScrollNode)] = []
    func layOut(_ root: Node) {
      root.layout(width: size.width, height: size.height, direction: direction)
    }
    for (name, set) in routes {
      let scroll = makeScroll { $0.contentSize = content }
      layOut(scroll.root)
      set(scroll, offset)
      nodes.append((name, scroll))
      let new = makeScroll {
        set($0, offset)
        $0.contentSize = content
      }
      // A file is written of it, before and after the layout.
      for isLaidOut in [false, true] {
        let copy = try Scene(Scene(of: isLaidOut ? scroll.root : new.root).text()).root
        layOut(copy)
        guard let loaded = copy["scroll"] as? ScrollNode else { continue }
        keep(copy)
        // A layout that is left to a file has the direction of the file.
        nodes.append(("\(name), file", loaded))
      }
      layOut(new.root)
      nodes.append(("\(name), initial", new))
    }
    let text = """
      { "maraya": 1, "root": { "id": "root", "children": [
        { "id": "scroll", "type": "scroll", "contentSize": [\(content.width), \(content.height)],
          "place": { "leading": 0, "top": 0, "trailing": 0, "bottom": 0 },
          "\(key)": [\(offset.x), \(offset.y)] }
      ] } }
      """
    let root = try Scene(text).root
    layOut(root)
    if let scroll = root["scroll"] as? ScrollNode {
      keep(root)
      nodes.append(("scene", scroll))
    }
    return nodes
  }

  @Test(arguments: LayoutDirection.allCases)
  func offsetsReadBackBitForBitByEveryWay(direction: LayoutDirection) throws {
    for seed in 0..<UInt64(propertyRuns(default: 100)) {
      var number = Numbers(random: SplitMix64(seed: 0x5C01_0000 + seed))
      let size = Size(width: number(50...300), height: number(50...300))
      let content = Size(
        width: size.width + number(50...300),
        height: size.height + number(50...300)
      )
      let offset = number.point(0...50)
      func mirrored(_ x: Double) -> Double {
        direction == .rightToLeft ? content.width - (x + size.width) : x
      }
      let expected = Point(x: mirrored(offset.x), y: offset.y)
      for (routes, key) in [
        (Self.directional, "directionalContentOffset"), (Self.physical, "contentOffset"),
      ] {
        let nodes = try makeNodes(
          routes,
          key: key,
          offset: offset,
          content: content,
          size: size,
          direction
        )
        #expect(nodes.count == routes.count * 4 + 1)
        for (name, node) in nodes {
          let isDirectional = key == "directionalContentOffset"
          let same = isDirectional ? node.directionalContentOffset : node.contentOffset
          let other = isDirectional ? node.contentOffset : node.directionalContentOffset
          #expect(same == offset, "\(seed): \(key) by \(name)")
          #expect(other == expected, "\(seed): \(key) by \(name), in the other space")
        }
      }
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func insetsReadBackBitForBitByEveryWay(direction: LayoutDirection) throws {
    for seed in 0..<UInt64(propertyRuns(default: 100)) {
      var number = Numbers(random: SplitMix64(seed: 0x5C02_0000 + seed))
      let scroll = makeScroll { $0.contentSize = Size(width: 500, height: 500) }
      scroll.root.layout(width: 300, height: 200, direction: direction)
      let insets = EdgeInsets(
        top: number(-9...40),
        left: number(-9...40),
        bottom: number(-9...40),
        right: number(-9...40)
      )
      scroll.contentInset = insets
      #expect(scroll.contentInset == insets)
      let leading = direction.leading(insets)
      #expect(scroll.directionalContentInset == leading)
      scroll.directionalContentInset = leading
      #expect(scroll.contentInset == insets)
      scroll.rtl_contentInset = insets
      #expect(scroll.rtl_contentInset == insets)
      for isPhysical in [true, false] {
        if isPhysical {
          scroll.contentInset = insets
        } else {
          scroll.directionalContentInset = leading
        }
        let copy = try Scene(Scene(of: scroll.root).text()).root
        copy.layoutIfNeeded()
        let loaded = copy["scroll"] as? ScrollNode
        #expect(loaded?.contentInset == insets)
        #expect(loaded?.directionalContentInset == leading)
      }
    }
  }

  // MARK: Keeping the place

  @Test(arguments: [4.0, 3])
  func anOffsetIsWhatTheModelSays(parts: Double) throws {
    for seed in 0..<UInt64(propertyRuns()) {
      var random = SplitMix64(seed: 0x5C03_0000 + seed)
      let scroll = makeScroll()
      var model = ScrollModel()
      var steps: [ScrollModel.Step] = []
      for _ in 0..<20 {
        let step = ScrollModel.Step(&random, parts: parts)
        steps.append(step)
        step.apply(to: scroll)
        model.take(step)
        scroll.root.layoutIfNeeded()
        let (physical, leading) = (scroll.contentOffset, scroll.directionalContentOffset)
        let isRight =
          parts == 4
          ? physical == Point(x: model.physicalX, y: model.y)
            && leading == Point(x: model.x, y: model.y)
          : abs(physical.x - model.physicalX) < 1e-9 && abs(physical.y - model.y) < 1e-9
            && abs(leading.x - model.x) < 1e-9 && abs(leading.y - model.y) < 1e-9
        try #require(
          isRight,
          """
          \(seed): \(physical), from the leading edge \(leading) instead of \
          \(model.physicalX),\(model.y), from the leading edge \(model.x) after \(steps)
          """
        )
      }
    }
  }

  // MARK: Ranges

  @Test func theRangesOfTwoMirrorImagesAreReflections() {
    for seed in 0..<UInt64(propertyRuns()) {
      var number = Numbers(random: SplitMix64(seed: 0x5C04_0000 + seed))
      let size = Size(width: number(0...300), height: number(0...300))
      let content = Size(width: number(0...600), height: number(0...600))
      let insets = (number(-9...40), number(-9...40), number(-9...40), number(-9...40))
      let safe = (number(0...40), number(0...40))
      let behavior = ContentInsetAdjustmentBehavior.allCases[Int(seed % 4)]
      let nodes = LayoutDirection.allCases.map { direction in
        let scroll = makeScroll {
          $0.contentSize = content
          $0.contentInsetAdjustmentBehavior = behavior
        }
        scroll.root.layoutDirection = direction
        let isMirrored = direction == .rightToLeft
        scroll.contentInset = EdgeInsets(
          top: insets.0,
          left: isMirrored ? insets.3 : insets.1,
          bottom: insets.2,
          right: isMirrored ? insets.1 : insets.3
        )
        scroll.root.safeAreaInsets = EdgeInsets(
          top: 10,
          left: isMirrored ? safe.1 : safe.0,
          bottom: 20,
          right: isMirrored ? safe.0 : safe.1
        )
        scroll.root.layout(width: size.width, height: size.height, direction: direction)
        return scroll
      }
      let (one, other) = (nodes[0], nodes[1])
      func mirrored(_ offset: Point) -> Point {
        Point(x: content.width - (offset.x + size.width), y: offset.y)
      }
      let (least, most) = (one.minimumContentOffset, one.maximumContentOffset)
      #expect(other.minimumContentOffset == Point(x: mirrored(most).x, y: least.y), "\(seed)")
      #expect(other.maximumContentOffset == Point(x: mirrored(least).x, y: most.y), "\(seed)")
      #expect(other.contentOffset == mirrored(one.contentOffset), "\(seed)")
    }
  }
}
