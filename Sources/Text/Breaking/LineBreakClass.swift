/// How a scalar behaves at the end of a line: the Line_Break property after rule LB1 of UAX #14.
///
/// The raw values are those in the generated table. The names are Unicode's long ones, the short
/// ones stand beside them.
enum LineBreakClass: UInt8, CaseIterable, Sendable {
  /// AL, also AI, SG, XX, and SA unless it combines.
  case alphabetic
  /// B2, the em dash.
  case breakBoth
  /// BA.
  case breakAfter
  /// BB.
  case breakBefore
  /// BK.
  case mandatoryBreak
  /// CB, an object between the letters.
  case contingentBreak
  /// CL.
  case closePunctuation
  /// CM, also SA that combines.
  case combiningMark
  /// CP.
  case closeParenthesis
  /// CR.
  case carriageReturn
  /// EB.
  case emojiBase
  /// EM.
  case emojiModifier
  /// EX.
  case exclamation
  /// GL, the no-break space and its kin.
  case glue
  /// H2.
  case hangulLV
  /// H3.
  case hangulLVT
  /// HL.
  case hebrewLetter
  /// HY, the hyphen-minus.
  case hyphen
  /// ID.
  case ideographic
  /// IN.
  case inseparable
  /// IS.
  case infixNumeric
  /// JL.
  case hangulL
  /// JT.
  case hangulT
  /// JV.
  case hangulV
  /// LF.
  case lineFeed
  /// NL.
  case nextLine
  /// NS, also CJ.
  case nonstarter
  /// NU.
  case numeric
  /// OP that is not wide.
  case openPunctuation
  /// PO.
  case postfixNumeric
  /// PR.
  case prefixNumeric
  /// QU.
  case quotation
  /// RI.
  case regionalIndicator
  /// SP.
  case space
  /// SY, the slash.
  case symbolAllowingBreak
  /// WJ.
  case wordJoiner
  /// ZW.
  case zeroWidthSpace
  /// ZWJ.
  case zeroWidthJoiner
  /// OP that is wide: LB30 leaves it out.
  case wideOpenPunctuation
  /// ID that is unassigned and will be a pictograph: LB30b keeps a modifier with it.
  case futurePictograph
}

extension LineBreakClass {
  /// The class of a scalar, in constant time.
  init(_ scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: lineBreakClasses[scalar]) ?? .alphabetic
  }
}
