import MarayaDirection
import MarayaText
import Testing

/// A text as the examples of UAX #9 write it: capitals stand for letters that run right-to-left.
///
/// `A` to `M` are Arabic, `N` to `Z` Hebrew; all else stands for itself.
struct BidiSketch: ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  var scalars: [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."M": Unicode.Scalar(scalar.value - 0x41 + 0x628) ?? scalar
      case "N"..."Z": Unicode.Scalar(scalar.value - 0x4E + 0x5D0) ?? scalar
      default: scalar
      }
    }
  }

  func paragraph(_ base: BaseDirection) -> BidiParagraph { BidiParagraph(scalars, base: base) }

  func paragraph(_ direction: LayoutDirection) -> BidiParagraph { paragraph(.given(direction)) }

  /// The line as it is seen, without what is removed.
  func display(_ direction: LayoutDirection) -> String {
    let sketched = Array(text.unicodeScalars)
    var line = String.UnicodeScalarView()
    for run in paragraph(direction).visualRuns(of: 0..<sketched.count) {
      let places = run.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
      line.append(
        contentsOf: places.map { run.isRightToLeft ? sketched[$0].bidiMirrored : sketched[$0] }
          .filter { !BidiParagraph.removes($0) }
      )
    }
    return String(line)
  }
}

/// Levels as digits.
func digits(_ levels: [UInt8]) -> String { levels.map(String.init).joined() }
