import MarayaDirection
import MarayaGeometry
import TestSupport
import Testing

@testable import MarayaText

/// What is true of text set into lines, whatever it is.
@Suite("Law: text")
struct TextLawTests {
  /// Some text, and how it is set.
  private struct Trial: CustomStringConvertible {
    var text: String
    var style: TextStyle
    var width: Double
    var alignment: TextLayout.Alignment

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      text = random.text()
      let bases = BaseDirection.allLaws
      let isGrid = random.below(4) == 0
      style = TextStyle(
        font: isGrid
          ? .grid(Size(width: 10, height: 20))
          : .sized(random.uniform(1...30), random.pick(FontWeight.allCases)),
        lineLimit: random.below(4),
        lineBreakMode: random.pick(LineBreakMode.allCases),
        lineHeight: random.below(3) == 0 ? random.uniform(0...40) : nil,
        baseDirection: random.pick(bases)
      )
      width = random.below(8) == 0 ? 0 : random.uniform(0...200)
      alignment = random.pick(TextLayout.Alignment.allCases)
    }

    func layout(width: Double? = nil) -> TextLayout {
      TextLayout(text, style: style, width: width ?? self.width, alignment: alignment)
    }

    var description: String { "\(text.debugDescription) at \(width) \(alignment), \(style)" }
  }

  private func check(_ seed: UInt64, _ law: (Trial) throws -> String?) rethrows {
    // A text is laid out much faster than a tree.
    for offset in 0..<UInt64(propertyRuns() * 4) {
      let trial = Trial(seed: seed &+ offset)
      guard let complaint = try law(trial) else { continue }
      Issue.record("Seed \(seed) + \(offset): \(complaint)\n\(trial)")
      return
    }
  }

  @Test func linesCoverTheTextExactlyOnce() {
    check(0x7E80_0000_0000) { trial in
      let lines = trial.layout().lines
      var end = 0
      for line in lines {
        if line.range.lowerBound != end { return "\(lines.map(\.range))" }
        end = line.range.upperBound
      }
      return end == trial.text.utf16.count ? nil : "\(lines.map(\.range))"
    }
  }

  @Test func linesBeginAtCharacters() {
    check(0x7E81_0000_0000) { trial in
      let starts = Set(trial.text.indices.map { $0.utf16Offset(in: trial.text) })
      let lines = trial.layout().lines.dropFirst()
      let odd = lines.map(\.range.lowerBound).filter {
        $0 < trial.text.utf16.count && !starts.contains($0)
      }
      return odd.isEmpty ? nil : "a line begins at \(odd)"
    }
  }

  /// Each part of a line is shown once, but for spaces that hang and what was left out.
  @Test func runsAreTheLine() {
    check(0x7E82_0000_0000) { trial in
      for line in trial.layout().lines {
        var x = 0.0
        for run in line.runs {
          if abs(run.x - x) > 1e-9 { return "\(line)" }
          x += run.width
        }
        if abs(x - line.frame.width) > 1e-9 { return "\(line)" }
        let ranges = line.runs.filter { !$0.isEllipsis }.map(\.range)
          .sorted { $0.lowerBound < $1.lowerBound }
        var end = line.range.lowerBound
        for range in ranges {
          let isGap = range.lowerBound > end && !line.isTruncated
          if range.isEmpty || range.lowerBound < end || isGap { return "\(line)" }
          end = range.upperBound
        }
        if end > line.range.upperBound { return "\(line)" }
        if line.isTruncated || trial.style.lineBreakMode != .wordWrapping { continue }
        let units = Array(trial.text.utf16)[end..<line.range.upperBound]
        let rest = String(decoding: units, as: UTF16.self).unicodeScalars
        if !trial.layout().isTruncated
          && !rest.allSatisfy({ $0.isHangingSpace || $0.endsLine })
        {
          return "\(rest) is not shown in \(line)"
        }
      }
      return nil
    }
  }

  /// Unless it is one character, which has to stand somewhere.
  @Test func noLineIsLongerThanTheOffer() {
    check(0x7E83_0000_0000) { trial in
      if trial.style.lineBreakMode == .clipping { return nil }
      let layout = trial.layout()
      for line in layout.lines where line.frame.width > trial.width + 2e-6 {
        let units = Array(trial.text.utf16)
        let shown = line.runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
          .map { String(decoding: units[$0], as: UTF16.self) }.joined()
        let count = line.runs.contains(where: \.isEllipsis) ? shown.count + 1 : shown.count
        if count > 1 { return "\(line.frame.width): \(shown.debugDescription)" }
      }
      let widest = layout.lines.map(\.frame.width).max() ?? 0
      let isJustified = trial.alignment == .justified
      return isJustified || widest == layout.size.width ? nil : "\(layout.size), not \(widest)"
    }
  }

  /// As wide as the widest line is wide enough: nothing is cut elsewhere then.
  @Test func theWidthOfTheLinesIsEnoughForThem() {
    check(0x7E84_0000_0000) { trial in
      let layout = trial.layout()
      if layout.isTruncated { return nil }
      for scale in [nil, 1, 1.5, 2, 3] as [Double?] {
        let width = layout.size.width
        let rounded = scale.map { PixelGrid(scale: $0).ceiled(width) } ?? width
        let again = trial.layout(width: rounded)
        if again.lines.map(\.range) != layout.lines.map(\.range) && rounded <= trial.width
          || again.lines.count > layout.lines.count || again.isTruncated
        {
          return "at \(rounded) (@\(scale ?? 0)) \(again.lines.map(\.range)) "
            + "instead of \(layout.lines.map(\.range))"
        }
      }
      return nil
    }
  }

  /// One line is measured without being laid out.
  @Test func theShortWayGivesWhatTheLongOneGives() {
    check(0x7E86_0000_0000) { trial in
      var trial = trial
      trial.text = trial.text.filter { !$0.isNewline }
      trial.style.lineLimit = 0
      let long = TextLayout(trial.text, style: trial.style).size
      guard let short = TextLayout.size(ofLine: trial.text, style: trial.style) else {
        return "no size"
      }
      let isNear =
        abs(short.width - long.width) <= 1e-9 * max(1, long.width) && short.height == long.height
      return isNear ? nil : "\(short), not \(long)"
    }
  }
}

extension BaseDirection {
  fileprivate static var allLaws: [BaseDirection] {
    LayoutDirection.allCases.flatMap { [.given($0), .firstStrong(otherwise: $0)] }
  }
}

extension SplitMix64 {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
