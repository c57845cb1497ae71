import Maraya
import Testing

@Suite struct RectConversionTests {
  /// Each row: a rectangle, the node in whose space it is, a node, the rectangle seen from there.
  ///
  /// Nothing is turned but by a quarter: the boxes are the rectangles themselves.
  static let exact: [(Rect, String, String, Rect)] = [
    // Up.
    (
      Rect(x: 0, y: 0, width: 20, height: 10), "leaf", "left",
      Rect(x: 25, y: 20, width: 10, height: 20)
    ),
    (
      Rect(x: 0, y: 0, width: 20, height: 10), "leaf", "root",
      Rect(x: 50, y: 60, width: 20, height: 40)
    ),
    (
      Rect(x: 2, y: 3, width: 4, height: 5), "leaf", "root",
      Rect(x: 54, y: 64, width: 10, height: 8)
    ),
    (
      Rect(x: 0, y: 0, width: 16, height: 16), "tip", "root",
      Rect(x: 184, y: 52, width: 16, height: 16)
    ),
    // Down.
    (
      Rect(x: 80, y: 80, width: 40, height: 20), "root", "leaf",
      Rect(x: 10, y: -25, width: 10, height: 20)
    ),
    // Sideways.
    (
      Rect(x: 2, y: 3, width: 4, height: 5), "leaf", "tip",
      Rect(x: 136, y: 12, width: 10, height: 8)
    ),
    (
      Rect(x: 2, y: 3, width: 4, height: 5), "tip", "leaf",
      Rect(x: -2.5, y: -64, width: 2.5, height: 2)
    ),
    (
      Rect(x: 0, y: 0, width: 64, height: 32), "right", "left",
      Rect(x: 70, y: 14, width: 32, height: 16)
    ),
    // Nowhere.
    (
      Rect(x: 2, y: 3, width: 4, height: 5), "leaf", "leaf",
      Rect(x: 2, y: 3, width: 4, height: 5)
    ),
  ]

  @Test(arguments: exact)
  func anUprightRectangleStaysItself(rect: Rect, from: String, to: String, expected: Rect) throws {
    let scene = conversionScene()
    let source = try #require(scene[from])
    let target = try #require(scene[to])
    #expect(source.convert(rect, to: target) == expected)
    #expect(target.convert(rect, from: source) == expected)
    #expect(target.convert(expected, to: source) == rect)
    #expect(source.convert(expected, from: target) == rect)
    #expect(scene.brokenInvariants() == [])
  }

  @Test(arguments: exact.filter { $0.2 == "root" })
  func noNodeMeansTheRoot(rect: Rect, from: String, to: String, expected: Rect) throws {
    let scene = conversionScene()
    let source = try #require(scene[from])
    #expect(source.convert(rect, to: nil) == expected)
    #expect(source.convert(expected, from: nil) == rect)
    #expect(scene.brokenInvariants() == [])
  }

  /// Each row: a rectangle, the node in whose space it is, a node, the box in that one's space.
  ///
  /// A turn by cosine c and sine s makes of a w × h rectangle a box of (c·w + s·h) × (s·w + c·h).
  static let turned: [(Rect, String, String, Rect)] = [
    // One box up: 3/5·30 + 4/5·15 = 30 and 4/5·30 + 3/5·15 = 33.
    (
      Rect(x: 10, y: 20, width: 30, height: 15), "one", "hub",
      Rect(x: 48, y: 25, width: 30, height: 33)
    ),
    // One box for both turns, not one a level (that is 49 × 49): together they have cosine
    // 9/25 - 16/25 = -7/25 and sine 24/25, and 7/25·25 + 24/25·25 = 31.
    (
      Rect(x: 5, y: 10, width: 25, height: 25), "inner", "hub",
      Rect(x: 62.8, y: 41.4, width: 31, height: 31)
    ),
    // One box down: 7/25·25 + 24/25·50 = 55 and 24/25·25 + 7/25·50 = 38.
    (
      Rect(x: 60, y: 40, width: 25, height: 50), "hub", "inner",
      Rect(x: -0.6, y: 6.8, width: 55, height: 38)
    ),
    // Two boxes sideways: of 30 × 33, as above, 12/13·30 + 5/13·33 = 525/13 and
    // 5/13·30 + 12/13·33 = 42. (One box for the whole way is about 33.5 × 28.2.)
    (
      Rect(x: 10, y: 20, width: 30, height: 15), "one", "two",
      Rect(x: -1909.0 / 13, y: -140.0 / 13, width: 525.0 / 13, height: 42)
    ),
    // Back: 12/13·30 + 5/13·15 = 435/13 and 5/13·30 + 12/13·15 = 330/13, and of that
    // (3/5·435 + 4/5·330)/13 = 525/13 and (4/5·435 + 3/5·330)/13 = 546/13.
    (
      Rect(x: 10, y: 20, width: 30, height: 15), "two", "one",
      Rect(x: 1875.0 / 13, y: -723.0 / 13, width: 525.0 / 13, height: 42)
    ),
    // Up two levels is one box still: of 31 × 31, 17/13·31 = 527/13.
    (
      Rect(x: 5, y: 10, width: 25, height: 25), "inner", "two",
      Rect(x: -8247.0 / 65, y: -111.0 / 65, width: 527.0 / 13, height: 527.0 / 13)
    ),
  ]

  @Test(arguments: turned)
  func aTurnedRectangleGetsABoxUpAndABoxDown(
    rect: Rect,
    from: String,
    to: String,
    expected: Rect
  ) throws {
    let scene = turnedScene()
    let source = try #require(scene[from])
    let target = try #require(scene[to])
    for box in [source.convert(rect, to: target), target.convert(rect, from: source)] {
      #expect(abs(box.minX - expected.minX) <= 1e-12)
      #expect(abs(box.minY - expected.minY) <= 1e-12)
      #expect(abs(box.width - expected.width) <= 1e-12)
      #expect(abs(box.height - expected.height) <= 1e-12)
    }
    #expect(scene.brokenInvariants() == [])
  }

  @Test func toItselfATurnedNodeConvertsWithoutABox() throws {
    let scene = turnedScene()
    let inner = try #require(scene["inner"])
    let rect = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    #expect(inner.convert(rect, to: inner).bits == rect.bits)
    #expect(inner.convert(rect, from: inner).bits == rect.bits)
  }

  @Test func theFrameIsTheBoundsConvertedToTheSupernode() throws {
    for scene in [conversionScene(), turnedScene()] {
      for id in ["left", "leaf", "right", "tip", "one", "inner", "two"] {
        guard let node = scene[id] else { continue }
        let box = node.convert(node.bounds, to: node.supernode)
        #expect(abs(box.minX - node.frame.minX) <= 1e-12, "\(id)")
        #expect(abs(box.minY - node.frame.minY) <= 1e-12, "\(id)")
        #expect(abs(box.width - node.frame.width) <= 1e-12, "\(id)")
        #expect(abs(box.height - node.frame.height) <= 1e-12, "\(id)")
      }
    }
  }

  @Test func aNegativeSizeIsStandardised() throws {
    let scene = conversionScene()
    let leaf = try #require(scene["leaf"])
    let backwards = Rect(x: 6, y: 8, width: -4, height: -5)
    #expect(
      leaf.convert(backwards, to: scene).bits
        == Rect(x: 54, y: 64, width: 10, height: 8).bits
    )
  }

  @Test func rectanglesWithoutAPlaceStayAsTheyAre() throws {
    let scene = conversionScene()
    let leaf = try #require(scene["leaf"])
    let tip = try #require(scene["tip"])
    #expect(leaf.convert(Rect.null, to: tip).isNull)
    #expect(leaf.convert(Rect.infinite, to: tip).isInfinite)
    #expect(leaf.convert(Rect.null, to: nil).isNull)
    #expect(leaf.convert(Rect.infinite, from: nil).isInfinite)
  }
}
