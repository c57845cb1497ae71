import Constraints
import Maraya
import Testing

/// The article's screens and the form, with numbers worked out by hand.
@Suite("Constraints")
struct ConstraintsTests {
  /// The frame of a node in each direction.
  private func frames(_ id: String, in tree: Node, _ size: Size) -> [Rect?] {
    LayoutDirection.allCases.map { direction in
      tree.layout(width: size.width, height: size.height, direction: direction)
      return tree[id]?.frame
    }
  }

  @Test func theTitleScreenMirrors() throws {
    let size = Size(width: 320, height: 120)
    #expect(
      frames("iconView", in: makeTitleScreen(), size)
        == [Rect(x: 16, y: 24, width: 48, height: 48), Rect(x: 256, y: 24, width: 48, height: 48)]
    )
    let title = try #require(frames("titleLabel", in: makeTitleScreen(), size)[1])
    #expect(title.minX == 16)
    #expect(title.width == 288)
    #expect(title.maxY == 108)
  }

  @Test func theBoxScreenMirrors() {
    let size = Size(width: 320, height: 480)
    #expect(
      frames("myView", in: makeBoxScreen(), size)
        == [
          Rect(x: 20, y: 64, width: 260, height: 200), Rect(x: 40, y: 64, width: 260, height: 200),
        ]
    )
    let box = Rect(x: 85, y: 284, width: 150, height: 100)
    #expect(frames("anotherView", in: makeBoxScreen(), size) == [box, box])
  }

  @Test func theFormIsAsWideAsItsWidestLabel() throws {
    let form = BilingualForm()
    // Text is measured in cells of 10 by 10 points.
    for case let label as LabelNode in form.screen.subnodes {
      label.font = .grid(Size(width: 10, height: 10))
    }
    form.show(["Name", "City", "Postcode"])
    form.screen.layout(width: 320, height: 136, direction: .rightToLeft)
    // 8 letters wide; margins of 20 at the leading end and of 12 at the trailing one.
    #expect(form.screen["nameLabel"]?.frame == Rect(x: 220, y: 16, width: 80, height: 10))
    #expect(form.screen["nameField"]?.frame == Rect(x: 12, y: 5, width: 200, height: 32))
    #expect(form.screen["noteField"]?.frame == Rect(x: 12, y: 85, width: 200, height: 32))
    let turn = form.screen.layout(width: 320, height: 136, direction: .leftToRight)
    #expect(turn.solved == 0)
    #expect(turn.measured == 0)
    #expect(form.screen["nameField"]?.frame == Rect(x: 108, y: 5, width: 200, height: 32))
  }

  @Test func theConflictIsToldAndMended() {
    let example = ConflictingCard()
    example.root.layout(width: 320, height: 64)
    #expect(example.trailing.isBroken)
    #expect(example.root.layoutConflicts.count == 1)
    #expect(example.card.frame == Rect(x: 200, y: 8, width: 0, height: 48))
    example.root.layout(width: 480, height: 64)
    #expect(!example.trailing.isBroken)
    #expect(example.root.layoutConflicts.isEmpty)
    #expect(example.card.frame == Rect(x: 200, y: 8, width: 80, height: 48))
  }
}
