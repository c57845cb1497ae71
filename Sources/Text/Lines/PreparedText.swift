/// Text with everything that setting it into lines needs, whatever the width.
///
/// - Complexity: O(*n*) to make, where *n* is the number of scalars.
struct PreparedText {
  /// What lies before a scalar.
  struct Boundary: OptionSet {
    let rawValue: UInt8
    /// A character begins.
    static let character = Boundary(rawValue: 1)
    /// A line may begin.
    static let line = Boundary(rawValue: 2)
    /// A paragraph begins: the line before it has ended.
    static let paragraph = Boundary(rawValue: 4)
  }

  let scalars: [Unicode.Scalar]
  /// For each scalar what lies before it; and the end.
  private(set) var boundaries: [Boundary]
  private(set) var paragraphs: [Paragraph] = []
  /// The width of each scalar where no line ends, in points.
  private(set) var advances: [Double] = []
  private let utf16: UTF16Offsets
  let measurer: any TextMeasurer
  let font: TextFont

  /// Text between two line ends; the first of them belongs to it.
  struct Paragraph {
    var range: Range<Int>
    /// Without the line end.
    var content: Range<Int>
    /// Counted from the beginning of the paragraph.
    var bidi: BidiParagraph
  }

  init(_ text: String, _ style: TextStyle, _ measurer: any TextMeasurer) {
    font = style.font
    self.measurer = measurer
    scalars = Array(text.unicodeScalars)
    utf16 = UTF16Offsets(scalars)
    boundaries = Self.boundaries(of: text, scalars)
    split(style.baseDirection)
  }

  private static func boundaries(of text: String, _ scalars: [Unicode.Scalar]) -> [Boundary] {
    var boundaries = [Boundary](repeating: [], count: scalars.count + 1)
    var offset = 0
    for character in text {
      boundaries[offset].insert(.character)
      offset += character.unicodeScalars.count
    }
    let breaks = LineBreaks(scalars)
    for offset in scalars.indices.dropFirst() {
      switch breaks[offset] {
      case .prohibited: break
      // UAX #14 has one before a mark on a space, which is inside of a character.
      case .allowed: if boundaries[offset].contains(.character) { boundaries[offset].insert(.line) }
      case .mandatory: boundaries[offset].formUnion([.line, .paragraph])
      }
    }
    boundaries[scalars.count] = [.character, .line]
    return boundaries
  }

  private mutating func split(_ base: BaseDirection) {
    advances.reserveCapacity(scalars.count)
    var start = 0
    for end in 1...max(scalars.count, 1) {
      guard end >= scalars.count || boundaries[end].contains(.paragraph) else { continue }
      addParagraph(start..<min(end, scalars.count), base)
      start = end
    }
    // After a line end there is a line, though there is nothing in it.
    if let last = scalars.last, last.endsLine { addParagraph(scalars.count..<scalars.count, base) }
  }

  private mutating func addParagraph(_ range: Range<Int>, _ base: BaseDirection) {
    var end = range.upperBound
    while end > range.lowerBound && scalars[end - 1].endsLine { end -= 1 }
    let bidi = BidiParagraph(scalars[range], base: base)
    let content = range.lowerBound..<end
    paragraphs.append(Paragraph(range: range, content: content, bidi: bidi))
    for run in bidi.logicalRuns {
      let part = run.range.lowerBound + range.lowerBound..<run.range.upperBound + range.lowerBound
      measurer.checkedMeasure(
        scalars[part],
        direction: run.direction,
        font: font,
        into: &advances
      )
    }
  }

  /// A range of scalars in UTF-16 code units.
  func utf16(_ range: Range<Int>) -> Range<Int> {
    utf16[range.lowerBound]..<utf16[range.upperBound]
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, and is not seen.
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is a space that hangs at the end of a line.
  var isHangingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
