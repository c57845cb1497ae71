import Maraya
import MarayaTesting
import TestSupport
import Testing

/// What is true of labels, whatever is written on them.
@Suite("Law: labels")
struct LabelLawTests {
  /// A label with random text, and a width for it.
  private func makeLabel(seed: UInt64) -> (label: LabelNode, width: Double) {
    var random = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }
    let label = LabelNode("label", random.text(maxPartCount: 12))
    label.font = .sized(random.uniform(1...30), pick(FontWeight.allCases))
    label.numberOfLines = random.below(2)
    label.textDirection = pick(TextDirection.allCases)
    label.lineBreakMode = pick(LineBreakMode.allCases)
    return (label, random.uniform(0...200))
  }

  /// What a label says it needs is enough, also rounded to pixels, and in both directions.
  @Test func whatIsMeasuredIsEnough() {
    let seed: UInt64 = 0x1AB0_0000_0000
    for offset in 0..<UInt64(propertyRuns()) {
      let (label, width) = makeLabel(seed: seed + offset)
      // Of several paragraphs one line shows the first.
      if label.numberOfLines == 1 && label.text.contains(where: \.isNewline) { continue }
      let measured = label.sizeThatFits(Size(width: width, height: .infinity))
      let root = Node("root") { label }
      for scale in [nil, 1, 1.5, 2, 3] as [Double?] {
        root.displayScale = scale
        let grid = scale.map(PixelGrid.init(scale:))
        for direction in LayoutDirection.allCases {
          root.layout(width: 500, height: 100, direction: direction)
          for size in [measured, grid?.ceiled(measured) ?? measured] {
            label.bounds.size = size
            if !label.isTruncated { continue }
            Issue.record(
              """
              Seed \(seed) + \(offset): \(label.text.debugDescription) is cut in \(size) of \
              \(width), \(direction) @\(scale ?? 0), \(label.font), \(label.textDirection), \
              \(label.lineBreakMode), \(label.numberOfLines) lines
              """
            )
            return
          }
        }
      }
    }
  }

  /// The same by way of a place with open axes, which measures, rounds and snaps.
  @Test func whatIsPlacedIsEnough() {
    let seed: UInt64 = 0x1AB1_0000_0000
    for offset in 0..<UInt64(propertyRuns()) {
      let (label, width) = makeLabel(seed: seed + offset)
      if label.numberOfLines == 1 && label.text.contains(where: \.isNewline) { continue }
      label.place(leading: 3.3, top: 1.7, width: label.numberOfLines == 1 ? nil : width)
      let root = Node("root") { label }
      for scale in [nil, 1, 1.5, 2, 3] as [Double?] {
        root.displayScale = scale
        for direction in LayoutDirection.allCases {
          root.layout(width: 500, height: 100, direction: direction)
          if !label.isTruncated { continue }
          Issue.record(
            """
            Seed \(seed) + \(offset): \(label.text.debugDescription) is cut in \(label.frame), \
            \(direction) @\(scale ?? 0)
            """
          )
          return
        }
      }
    }
  }
}
