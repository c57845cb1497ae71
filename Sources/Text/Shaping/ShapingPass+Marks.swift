/// The letter that marks are put on.
struct BaseState {
  /// The letter with what has been composed with it; nil where there is none.
  var scalar: Unicode.Scalar?
  var place = 0
  var script = ShapingClass.Script.common
  /// The combining classes of the marks that could not be composed.
  var marks: UInt32 = 0
  /// Whether one of the marks keeps an ayin from leaving room below.
  var keepsAyin = false

  init() {}

  init(_ scalar: Unicode.Scalar, at place: Int, _ script: ShapingClass.Script) {
    self.scalar = scalar
    self.place = place
    self.script = script
  }

  /// Ends the letter: marks that follow stand alone.
  mutating func close() {
    scalar = nil
  }
}

extension ShapingPass {
  /// Puts a mark on the letter before it: as part of a composed letter where there is one.
  mutating func placeMark(
    _ mark: Unicode.Scalar,
    at place: Int,
    _ script: ShapingClass.Script
  ) {
    guard let letter = base.scalar else { return kern.forget() }
    let bit = Composition.classBit(of: mark)
    if base.marks & bit == 0, let composed = Composition.of(letter, mark) {
      advances[place] = 0
      compose(composed)
      return
    }
    base.marks |= bit
    kern.forget()
    if letter == "\u{5E2}" { bendAyin(under: mark) }
    if letter == " ", script == .arabic, place == base.place + 1 { spaceWith(mark, at: place) }
  }

  private mutating func compose(_ composed: Unicode.Scalar) {
    base.scalar = composed
    if joiner?.place == base.place {
      joiner?.scalar = composed
      refreshJoiner()
    } else {
      kern.replace(
        composed,
        advance: font.advance(of: composed),
        isLatin: base.script == .latin,
        font,
        advances
      )
    }
  }

  /// A Hebrew ayin with a vowel below has another form, unless a dot, a holam or a rafe is on it too.
  private mutating func bendAyin(under mark: Unicode.Scalar) {
    switch mark.value {
    case 0x5B9, 0x5BA, 0x5BC, 0x5BF, 0x5C1, 0x5C2:
      base.keepsAyin = true
      advances[base.place] = Int32(font.advance(of: "\u{5E2}"))
    case 0x5B0...0x5B8, 0x5BB, 0x5BD, 0x5C7:
      if !base.keepsAyin { advances[base.place] = Int32(font.advance(of: "\u{FB20}")) }
    default: break
    }
  }

  /// An Arabic vowel on a space is drawn with it as one, as wide as a tatweel.
  private func spaceWith(_ mark: Unicode.Scalar, at place: Int) {
    guard 0x64B...0x652 ~= mark.value else { return }
    let next = place + 1 < scalars.count ? scalars[place + 1].value : 0
    let isShadda = mark == "\u{651}"
    let isPair = isShadda ? 0x64B...0x650 ~= next : next == 0x651 && mark != "\u{652}"
    if !isPair { advances[base.place] = Int32(font.advance(of: "\u{FE70}")) }
  }
}
