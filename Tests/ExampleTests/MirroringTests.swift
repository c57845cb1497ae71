import Maraya
import Mirroring
import Testing

/// The example's screen, held to numbers worked out with pencil and paper.
///
/// A frame at x, w wide, inside W, has its right-to-left x at W − x − w.
@Suite("Mirroring example")
struct MirroringTests {
  /// Each row: the way down from the screen, x left-to-right, x right-to-left, y, width, height.
  static let frames: [([String], Double, Double, Double, Double, Double)] = [
    (["bar"], 0, 0, 20, 375, 44),
    (["bar", "back"], 8, 355, 12, 12, 20),
    (["bar", "backTitle"], 24, 291, 12, 60, 20),
    (["bar", "title"], 137.5, 137.5, 12, 100, 20),
    (["bar", "edit"], 319, 16, 12, 40, 20),
    (["search"], 16, 16, 72, 343, 36),
    (["search", "glass"], 8, 319, 10, 16, 16),
    (["search", "placeholder"], 32, 111, 8, 200, 20),
    (["profile"], 16, 16, 124, 343, 80),
    (["profile", "avatar"], 16, 271, 12, 56, 56),
    (["profile", "avatar", "badge"], 40, 0, 40, 16, 16),
    (["profile", "name"], 88, 75, 16, 180, 22),
    (["profile", "phone"], 88, 123, 44, 132, 16),
    (["profile", "phone", "prefix"], 0, 0, 0, 36, 16),
    (["profile", "phone", "number"], 40, 40, 0, 92, 16),
    (["profile", "chevron"], 319, 16, 32, 8, 16),
    (["general"], 16, 16, 224, 343, 132),
    (["general", "wifi"], 0, 0, 0, 343, 44),
    (["general", "wifi", "icon"], 16, 299, 8, 28, 28),
    (["general", "wifi", "title"], 60, 143, 12, 140, 20),
    (["general", "wifi", "value"], 235, 36, 12, 72, 20),
    (["general", "wifi", "chevron"], 319, 16, 14, 8, 16),
    (["general", "bluetooth"], 0, 0, 44, 343, 44),
    (["general", "bluetooth", "icon"], 16, 299, 8, 28, 28),
    (["general", "bluetooth", "title"], 60, 143, 12, 140, 20),
    (["general", "bluetooth", "value"], 235, 36, 12, 72, 20),
    (["general", "bluetooth", "chevron"], 319, 16, 14, 8, 16),
    (["general", "language"], 0, 0, 88, 343, 44),
    (["general", "language", "icon"], 16, 299, 8, 28, 28),
    (["general", "language", "title"], 60, 143, 12, 140, 20),
    (["general", "language", "value"], 235, 36, 12, 72, 20),
    (["general", "language", "chevron"], 319, 16, 14, 8, 16),
    (["flight"], 16, 16, 376, 343, 44),
    (["flight", "icon"], 16, 299, 8, 28, 28),
    (["flight", "title"], 60, 123, 12, 160, 20),
    (["flight", "switch"], 276, 16, 6.5, 51, 31),
    (["flight", "switch", "knob"], 22, 2, 2, 27, 27),
    (["flight", "line"], 60, 0, 43.5, 283, 0.5),
    (["footer"], 32, 32, 432, 311, 32),
  ]

  @Test(arguments: LayoutDirection.allCases)
  func everyFrameIsTheOneWorkedOutByHand(direction: LayoutDirection) throws {
    let screen = makeSettingsScreen()
    screen.layout(width: 375, height: 667, direction: direction)
    #expect(screen.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    for (way, left, right, y, width, height) in Self.frames {
      let found = way.reduce(Optional(screen)) { node, id in
        node?.subnodes.first { $0.id == id }
      }
      let node = try #require(found, "\(way)")
      let x = direction == .leftToRight ? left : right
      #expect(node.frame == Rect(x: x, y: y, width: width, height: height), "\(way)")
    }
  }

  @Test func theTableHasEveryNodeOfTheScreen() {
    #expect(makeSettingsScreen().subtree.reduce(0) { count, _ in count + 1 } == 40)
    #expect(Self.frames.count == 39)
  }

  @Test func theScreenIsWrittenWithoutPhysicalFrames() {
    let screen = makeSettingsScreen()
    for node in screen.subtree.dropFirst() {
      #expect(node.placement == .frame(node.directionalFrame, in: .directional))
    }
  }
}
