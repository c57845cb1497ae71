/// Finds how wide text is in DejaVu Sans, as HarfBuzz and the browsers do that use it.
///
/// Kerning, ligatures, letters composed with marks and the joined forms of Arabic are taken into
/// account. A result does not depend on the direction, since joining and pairs are found in the
/// order in which text is read. What the font lacks has a width by rule: see `FontTables`.
struct Shaper: Sendable {
  let font: FontTables

  /// A shaper for one weight of the font.
  init(_ weight: FontWeight = .regular) {
    font = .of(weight)
  }

  var metrics: FontMetrics { font.metrics }

  /// Finds the advance of each scalar, in units of the font.
  ///
  /// A kern belongs to the first of its pair, the width of a picture to its first scalar, and so
  /// does that of a ligature, unless it is divided: then each of its letters has a part, as it has
  /// where a caret can stand between them. The sum is the same.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  func advances(
    of scalars: UnsafeBufferPointer<Unicode.Scalar>,
    into advances: UnsafeMutableBufferPointer<Int32>,
    dividingLigatures: Bool = false
  ) {
    var pass = ShapingPass(
      font: font,
      scalars: scalars,
      advances: advances,
      dividesLigatures: dividingLigatures
    )
    pass.run()
  }

  /// Finds the advance of each scalar, and appends them.
  func advances(
    of scalars: ArraySlice<Unicode.Scalar>,
    into advances: inout [Int32],
    dividingLigatures: Bool = false
  ) {
    let start = advances.count
    advances.append(contentsOf: repeatElement(0, count: scalars.count))
    scalars.withUnsafeBufferPointer { scalars in
      advances.withUnsafeMutableBufferPointer { all in
        self.advances(
          of: scalars,
          into: UnsafeMutableBufferPointer(rebasing: all[start...]),
          dividingLigatures: dividingLigatures
        )
      }
    }
  }

  /// The width of a text on one line, in units of the font.
  ///
  /// - Complexity: O(*n*) in the length of the text. Nothing is allocated for ASCII.
  func width(of text: String) -> Int {
    if let width = text.utf8.withContiguousStorageIfAvailable(width(ofASCII:)), let width {
      return width
    }
    return width(of: text.unicodeScalars)
  }

  /// The width of a part of a text on one line, in units of the font.
  func width(of text: Substring) -> Int {
    if let width = text.utf8.withContiguousStorageIfAvailable(width(ofASCII:)), let width {
      return width
    }
    return width(of: text.unicodeScalars)
  }

  private func width(of text: some Sequence<Unicode.Scalar>) -> Int {
    var advances: [Int32] = []
    self.advances(of: Array(text)[...], into: &advances)
    return advances.reduce(0) { $0 + Int($1) }
  }
}
