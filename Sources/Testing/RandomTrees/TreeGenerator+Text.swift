import MarayaGeometry
import MarayaNodes
import MarayaText

/// Text, and what it is set in.
extension TreeGenerator {
  /// What a new label shows, and how.
  mutating func labelSettings() -> [NodeSetting] {
    // Defaults are to come up as well.
    let settings = allLabelSettings()
    return [settings[0]] + settings.dropFirst().filter { _ in random.below(2) == 0 }
  }

  /// A value for everything of a label; the text comes first.
  mutating func allLabelSettings() -> [NodeSetting] {
    [
      .text(random.text()), .font(font()), .numberOfLines(random.below(4)),
      .lineBreakMode(random.pick(LineBreakMode.allCases)), .textAlignment(textAlignment()),
      .textDirection(random.pick(TextDirection.allCases)),
      .lineHeight(random.below(2) == 0 ? nil : number(0...40)),
    ]
  }

  private mutating func font() -> TextFont {
    if random.below(4) == 0 {
      return .grid(Size(width: number(0...12), height: number(0...20)))
    }
    return .sized(number(0...30), random.pick(FontWeight.allCases))
  }

  private mutating func textAlignment() -> TextAlignment {
    let alignments = TextAlignment.allCases.filter {
      options.features.contains(.physicalContent) || $0.mirrored == $0
    }
    return random.pick(alignments)
  }
}

extension SplitMix64 {
  /// A short text of several scripts; sometimes empty.
  ///
  /// It has what makes lines and runs hard: letters that join, ligatures and kerned pairs, marks,
  /// brackets, spaces that hang, line ends, and controls of direction.
  package mutating func text(maxPartCount: Int = 8) -> String {
    var text = ""
    for _ in 0..<below(maxPartCount + 1) { text += pick(Self.parts) }
    return text
  }

  private static let parts = [
    "one", "Two", "AVA", "office", "well-known", "e\u{301}", "سلام", "لا", "بِسْم", "مرحبا", "ليلى",
    "שלום", "בָּ", "12", "3.5%", "٤٢", "你好", "世界", "한", "👩‍👧", "🇪🇬", "…", "(", ")", "- ", "/", ".",
    "\u{2067}", "\u{2069}", "\u{200F}", "\u{200D}", "\u{A0}", "\t", "\n", "\r\n", " ", " ", " ",
    " ", "  ",
  ]
}
