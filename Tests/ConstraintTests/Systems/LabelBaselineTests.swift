import Maraya
import Testing

/// A label's text stands on its baselines, not on its edges.
@Suite struct LabelBaselineTests {
  /// DejaVu Sans has 1901 of 2048 parts above the baseline: 15.7798 of 17 points, 12.0669 of 13.
  @Test func textsStandOnOneLine() throws {
    let (name, time, rule) = (LabelNode("name", "Layla"), LabelNode("time", "9:41"), Node("rule"))
    name.font = .sized(17)
    time.font = .sized(13)
    let card = Node("card") {
      name
      time
      rule
    }
    LayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      rule.topAnchor.constraint(equalTo: name.lastBaselineAnchor, constant: 2),
    ])
    card.layout(width: 320, height: 112)
    #expect(abs(time.frame.minY - 27.712890625) < 1e-9)
    #expect(abs(rule.frame.minY - 41.77978515625) < 1e-9)
    // A larger font moves the baseline, and what stands on it.
    name.font = .sized(34)
    card.layoutIfNeeded()
    #expect(abs(time.frame.minY - (24 + 31.5595703125 - 12.06689453125)) < 1e-9)
  }

  /// No height of a label moves the baseline away from its centre, where text stands.
  ///
  /// Then it counts as in a label as high as the text, 15.7798 below the
  /// top: 30 - 15.7798 from the top, and twice as high as from there to 60.
  @Test func aBaselineThatEveryHeightMovesComesToRest() {
    let root = Node("root")
    let label = LabelNode("label", "abc")
    root.addSubnode(label)
    LayoutConstraint.activate([
      label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      label.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 60),
    ])
    root.layout(width: 200, height: 200)
    #expect(abs(label.frame.minY - 14.22021484375) < 1e-9)
    #expect(abs(label.frame.height - 91.5595703125) < 1e-9)
    #expect(root.diagnostics.map(\.code) == [.intrinsicSizeOscillation])
    label.invalidateIntrinsicContentSize()
    root.layout(width: 300, height: 300)
    #expect(abs(label.frame.height - 91.5595703125) < 1e-9)
  }
}
