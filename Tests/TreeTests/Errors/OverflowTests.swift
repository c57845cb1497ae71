import Maraya
import Testing

/// Finite numbers that lead to others that are not: a frame's far edge, a place, a mirrored edge.
///
/// The largest number is about 1.797e308. Each case is worked out beside it.
@Suite struct OverflowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var property: String
    var prepare: @Sendable (Node) -> Void
    var set: @Sendable (Node) -> Void

    init(
      _ description: String,
      _ property: String,
      after prepare: @escaping @Sendable (Node) -> Void = { _ in },
      set: @escaping @Sendable (Node) -> Void
    ) {
      testDescription = "\(property): \(description)"
      self.property = property
      self.prepare = prepare
      self.set = set
    }
  }

  static let physical = [
    Case("the right edge is 1.7e308 + 1.7e308", "frame") {
      $0.frame = Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)
    },
    Case("the bottom edge is 1.7e308 + 1.7e308", "frame") {
      $0.frame = Rect(x: 0, y: 1.7e308, width: 1, height: 1.7e308)
    },
    Case("the left edge of a negative width is −1.7e308 − 1.7e308", "frame") {
      $0.frame = Rect(x: -1.7e308, y: 0, width: -1.7e308, height: 1)
    },
    Case("the anchor is at 2 · 1.7e308", "frame") {
      $0.anchorPoint = UnitPoint(x: 2, y: 0.5)
    } set: {
      $0.frame = Rect(x: 0, y: 0, width: 1.7e308, height: 1)
    },
    Case("the width under the scale is 1.7e308 ÷ 0.5", "frame") {
      $0.transform = AffineTransform(scaleX: 0.5, y: 1)
    } set: {
      $0.frame = Rect(x: 0, y: 0, width: 1.7e308, height: 1)
    },

    Case("their right edge is 1.7e308 + 1.7e308", "bounds") {
      $0.bounds = Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)
    },
    Case("the scaled width is 1.7e308 · 2", "bounds") {
      $0.transform = AffineTransform(scaleX: 2, y: 1)
    } set: {
      $0.bounds.size.width = 1.7e308
    },
    Case("the left edge of the frame is −1e308 − 1.7e308 ÷ 2", "bounds") {
      $0.center = Point(x: -1e308, y: 0)
    } set: {
      $0.bounds.size.width = 1.7e308
    },
    Case("the right edge of the frame is 1e308 + 1.7e308 ÷ 2", "bounds") {
      $0.center = Point(x: 1e308, y: 0)
    } set: {
      $0.bounds.size.width = 1.7e308
    },
    Case("the bottom edge of the frame is 1e308 + 1.7e308 ÷ 2", "bounds") {
      $0.center = Point(x: 0, y: 1e308)
    } set: {
      $0.bounds.size.height = 1.7e308
    },

    Case("the left edge is −1.7e308 − 1e308 ÷ 2", "position") {
      $0.frame = Rect(x: 0, y: 0, width: 1e308, height: 1)
    } set: {
      $0.center = Point(x: -1.7e308, y: 0)
    },
    Case("the right edge is 1.7e308 + 1e308 ÷ 2", "position") {
      $0.frame = Rect(x: 0, y: 0, width: 1e308, height: 1)
    } set: {
      $0.center = Point(x: 1.7e308, y: 0)
    },
    Case("the bottom edge is 1.7e308 + 1e308 ÷ 2", "position") {
      $0.frame = Rect(x: 0, y: 0, width: 1, height: 1e308)
    } set: {
      $0.position = Point(x: 0, y: 1.7e308)
    },
    Case("the right edge of the scaled frame is 1.5e308 + 1e308 ÷ 2", "position") {
      $0.bounds.size.width = 0.5e308
      $0.transform = AffineTransform(scaleX: 2, y: 1)
    } set: {
      $0.position = Point(x: 1.5e308, y: 0)
    },

    Case("the anchor is at 1.7e308 · 64", "anchorPoint") {
      $0.anchorPoint = UnitPoint(x: 1.7e308, y: 0.5)
    },
    Case("the left edge is −1e308 − 1 · 1e308", "anchorPoint") {
      $0.frame = Rect(x: -1.5e308, y: 0, width: 1e308, height: 1)
    } set: {
      $0.anchorPoint = UnitPoint(x: 1, y: 0.5)
    },
    Case("the right edge is 1e308 + 1e308", "anchorPoint") {
      $0.frame = Rect(x: 0.5e308, y: 0, width: 1e308, height: 1)
    } set: {
      $0.anchorPoint = UnitPoint(x: 0, y: 0.5)
    },

    Case("the scaled width is 1.7e308 · 64", "transform") {
      $0.transform = AffineTransform(scaleX: 1.7e308, y: 1)
    },
    Case("the right edge is 1e308 + 1e308", "transform") {
      $0.center = Point(x: 1e308, y: 0)
    } set: {
      $0.transform = AffineTransform(translationX: 1e308, y: 0)
    },
    Case("the bottom edge is 1e308 + 1e308", "transform3D") {
      $0.center = Point(x: 0, y: 1e308)
    } set: {
      $0.transform3D = Transform3D(translationX: 0, y: 1e308, z: 0)
    },

    Case("the anchor is at 1.7e308 + 1.7e308 ÷ 2", "size") {
      $0.frame = Rect(x: 1.7e308, y: 0, width: 1, height: 1)
    } set: {
      $0.layout(width: 1.7e308, height: 1)
    },
    Case("the right edge is 1e308 + 1.7e308", "size") {
      $0.anchorPoint = .topLeft
      $0.frame = Rect(x: 1e308, y: 0, width: 1, height: 1)
    } set: {
      $0.layout(width: 1.7e308, height: 1)
    },
    Case("the bottom edge is 1e308 + 1.7e308", "size") {
      $0.anchorPoint = .topLeft
      $0.frame = Rect(x: 0, y: 1e308, width: 1, height: 1)
    } set: {
      $0.layout(width: 1, height: 1.7e308)
    },
  ]

  @Test(arguments: physical)
  func theOldValueStays(overflow: Case) {
    let screen = Node("screen")
    screen.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    expectRefusal(overflow, on: screen)
  }

  /// On a right-to-left screen 1e308 points wide: `x' = 1e308 − maxX`.
  static let mirrored = [
    Case("the trailing edge is 1.7e308 + 1.7e308", "directionalFrame") {
      $0.directionalFrame = Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 1)
    },
    Case("the left edge is 1e308 + 1.7e308 − 1", "directionalFrame") {
      $0.directionalFrame = Rect(x: -1.7e308, y: 0, width: 1, height: 1)
    },
    Case("the right edge is 1e308 + 1e308", "directionalFrame") {
      $0.directionalFrame = Rect(x: -1e308, y: 0, width: 1e308, height: 1)
    },
    Case("the left edge is 1.7e308 + 1e308 − 1", "referenceWidth") {
      $0.referenceWidth = 0
      $0.directionalFrame = Rect(x: -1e308, y: 0, width: 1, height: 1)
    } set: {
      $0.referenceWidth = 1.7e308
    },
    Case("the leading edge is 1e308 + 1e308 for a frame from −1.5e308 to −1e308", "bounds") {
      $0.directionalFrame = Rect(x: 1e308, y: 0, width: 0, height: 1)
      $0.anchorPoint = UnitPoint(x: 3, y: 0.5)
    } set: {
      $0.bounds.size.width = 0.5e308
    },
    Case("the leading edge is 1e308 + 1e308 for a frame from −1.5e308 to −1e308", "anchorPoint") {
      $0.directionalFrame = Rect(x: 0.5e308, y: 0, width: 0.5e308, height: 1)
    } set: {
      $0.anchorPoint = UnitPoint(x: 3.5, y: 0.5)
    },
  ]

  @Test(arguments: mirrored)
  func theOldValueStaysUnderAMirror(overflow: Case) {
    let screen = Node("screen")
    screen.layout(width: 1e308, height: 200, direction: .rightToLeft)
    expectRefusal(overflow, on: screen)
  }

  private func expectRefusal(_ overflow: Case, on screen: Node) {
    let box = Node("box")
    screen.addSubnode(box)
    box.frame = Rect(x: 16, y: 8, width: 64, height: 48)
    overflow.prepare(box)
    screen.layoutIfNeeded()
    expectSound(screen)
    #expect(screen.diagnostics == [], "the case is well prepared")

    let portrait = Portrait(box)
    overflow.set(box)
    expectSound(screen)
    #expect(Portrait(box) == portrait)
    #expect(screen.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(screen.diagnostics.map(\.node) == ["screen/box"])
    #expect(screen.diagnostics.map(\.property) == [overflow.property])
  }

  /// Numbers that are large, but lead nowhere.
  static let harmless = [
    Case("the right edge is 1.7e308", "frame") {
      $0.frame = Rect(x: 0, y: 0, width: 1.7e308, height: 1.7e308)
    },
    Case("the right edge is −1.7e308 + 1.7e308", "frame") {
      $0.frame = Rect(x: -1.7e308, y: 0, width: 1.7e308, height: 1)
    },
    Case("the right edge is 1.7e308 + 64", "frame") {
      $0.frame = Rect(x: 1.7e308, y: 1.7e308, width: 64, height: 48)
    },
    Case("the edges are 1.7e308 ± 32", "position") { $0.center = Point(x: 1.7e308, y: -1.7e308) },
    Case("nothing is drawn there", "zPosition") { $0.zPosition = 1.7e308 },
    Case("it counts as 1", "alpha") { $0.alpha = 1.7e308 },
    Case("nothing is mirrored about it", "referenceWidth") { $0.referenceWidth = 1.7e308 },
    Case("the width is 0", "anchorPoint") {
      $0.bounds.size = .zero
    } set: {
      $0.anchorPoint = UnitPoint(x: 1.7e308, y: -1.7e308)
    },
  ]

  @Test(arguments: harmless)
  func aLargeNumberIsANumber(harmless: Case) {
    let box = Node("box")
    box.frame = Rect(x: 16, y: 8, width: 64, height: 48)
    harmless.prepare(box)
    let portrait = Portrait(box)
    harmless.set(box)
    expectSound(box)
    #expect(Portrait(box) != portrait || harmless.property == "alpha")
    #expect(box.diagnostics == [])
  }
}
