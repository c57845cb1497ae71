import MarayaDirection
import MarayaGeometry
import MarayaText
import MarayaTree

extension LabelNode {
  func describeText(into description: inout NodeDescription) {
    description.changeDefault(of: "userInteraction", to: .flag(false))
    description.property("text", .text, text, default: "") { text = $0 }
    description.property("font", .font, font, default: .label) { font = $0 }
    description.property("lines", .count, numberOfLines, default: 1) { numberOfLines = $0 }
    description.property("lineBreakMode", .choice, lineBreakMode, default: .truncatingTail) {
      lineBreakMode = $0
    }
    description.property(
      "alignment",
      .choice,
      alignment,
      default: .natural,
      mirrored: alignment.mirrored,
      set: { alignment = $0 }
    )
    description.property("textDirection", .choice, textDirection, default: .natural) {
      textDirection = $0
    }
    description.property("lineHeight", .length, lineHeight) { lineHeight = $0 }
    description.property("preferredMaxLayoutWidth", .length, preferredWidth, default: 0) {
      preferredMaxLayoutWidth = $0
    }
    description.result("lines", .list(lines.map { written($0) }))
    description.result("font", PropertyKind<TextFont>.font.written(font))
    description.result("resolvedAlignment", .text(resolvedTextAlignment.rawValue))
    description.result("baseDirection", .text(baseDirection.description))
    description.result("firstBaseline", .number(firstBaseline))
    description.result("lastBaseline", .number(lastBaseline))
    if isTruncated { description.result("truncated", .flag(true)) }
  }
}

// MARK: Lines, as files have them

extension LabelNode {
  private func written(_ line: TextLine) -> PropertyValue {
    var fields: [PropertyValue.Field] = [
      .init("range", .numbers([Double(line.range.lowerBound), Double(line.range.upperBound)])),
      .init("frame", .rect(line.frame)),
      .init("baseline", line.baseline),
      .init("direction", .text(line.direction.description)),
      .init("runs", .list(line.runs.map { written($0) })),
    ]
    if line.addedSpace > 0 { fields.append(.init("addedSpace", line.addedSpace)) }
    return .record(fields)
  }

  private func written(_ run: TextRun) -> PropertyValue {
    .record([
      .init("text", .text(run.isEllipsis ? "\u{2026}" : String(text(in: run.range)))),
      .init("range", .numbers([Double(run.range.lowerBound), Double(run.range.upperBound)])),
      .init("x", run.x),
      .init("width", run.width),
      .init("direction", .text(run.direction.description)),
    ])
  }
}

extension PropertyKind where Value == TextFont {
  /// `{ "size": 17, "weight": "bold" }`, or `{ "grid": [10, 10] }`.
  fileprivate static var font: Self {
    let weights = FontWeight.allCases.map(\.rawValue)
    let cell: [PropertyShape.Field] = [.init("width", .length), .init("height", .length)]
    return Self(
      .either([
        .record([.init("size", .length), .init("weight", .choice(weights), isOptional: true)]),
        .record([.init("grid", .tuple(cell))]),
      ]),
      encode: { font in
        switch font {
        case .sized(let size, .regular): .record([.init("size", size)])
        case .sized(let size, let weight):
          .record([.init("size", size), .init("weight", .text(weight.rawValue))])
        case .grid(let cell): .record([.init("grid", .size(cell))])
        }
      },
      decode: { value in
        if let cell = value["grid"]?.numbers {
          return .grid(Size(width: cell[0], height: cell[1]))
        }
        let weight = value["weight"].flatMap(PropertyKind<FontWeight>.choice.value)
        return value["size"]?.number.map { .sized($0, weight ?? .regular) }
      }
    )
  }
}
