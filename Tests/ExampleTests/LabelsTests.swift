import Labels
import Maraya
import MarayaTesting
import Testing

/// What can be known of the example without its font: where lines lie, and in which order.
@Suite("Labels")
struct LabelsTests {
  @Test(arguments: TextAlignment.allCases)
  func itIsLaidOutInBothDirections(alignment: TextAlignment) throws {
    let screen = makeLabelScreen(alignment: alignment)
    for direction in LayoutDirection.allCases {
      screen.layout(width: 200, height: screen.frame.height, direction: direction)
      for case let label as LabelNode in screen.subnodes {
        #expect(label.frame.minX == 10)
        #expect(!label.isTruncated)
        for line in label.lines {
          #expect(line.frame.minX >= 0)
          #expect(line.frame.maxX <= 180)
          #expect(line.runs.allSatisfy { $0.x >= 0 && $0.x + $0.width <= line.frame.width + 1e-9 })
        }
      }
    }
  }

  @Test func aNameInAnotherScriptStandsInItsPlace() throws {
    let screen = makeLabelScreen(alignment: .leading)
    screen.layout(width: 200, height: screen.frame.height)
    let label = try #require(screen["mixed"] as? LabelNode)
    #expect(
      label.lines[0].runs.map { label.text(in: $0.range) } == ["Call ", "ليلى حداد", " at"]
    )
    #expect(label.lines[1].runs.map { label.text(in: $0.range) } == ["555-0199 (today)."])
  }

  @Test func arabicRunsFromTheRightWhereverItLies() throws {
    let screen = makeLabelScreen(alignment: .leading)
    let label = try #require(screen["arabic"] as? LabelNode)
    for (direction, side) in [
      (LayoutDirection.leftToRight, TextAlignment.left), (.rightToLeft, .right),
    ] {
      screen.layout(width: 200, height: screen.frame.height, direction: direction)
      #expect(label.baseDirection == .rightToLeft)
      #expect(label.resolvedTextAlignment == side)
    }
  }
}
