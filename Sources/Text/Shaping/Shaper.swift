/// Finds how wide text is in DejaVu Sans, as HarfBuzz and the browsers do that use it.
///
/// Kerning, ligatures, letters composed with marks and the joined forms of Arabic are taken into
/// account. A result does not depend on the direction, since joining and pairs are found in the
/// order in which text is read. What the font lacks has a width by rule: see `FontTables`.
///
/// It is exact for text in one of Unicode's normal forms. Where marks stand in another order, or
/// after a composed letter that they would be sorted into, the letter may keep another width. Tone
/// letters (U+02E5…U+02E9) don't form contours, and a mark does not widen U+029D.
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
  /// - Complexity: O(*n*) in the length of the text. Nothing is allocated for a short text.
  func width(of text: String) -> Int {
    width(of: text, utf8: text.utf8)
  }

  /// The width of a part of a text on one line, in units of the font.
  ///
  /// - Complexity: O(*n*) in the length of the part. Nothing is allocated for a short text.
  func width(of text: Substring) -> Int {
    width(of: text, utf8: text.utf8)
  }

  private func width(of text: some StringProtocol, utf8: some Collection<UInt8>) -> Int {
    if let width = utf8.withContiguousStorageIfAvailable(width(ofASCII:)), let width {
      return width
    }
    return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: utf8.count) { scalars in
      var count = 0
      for scalar in text.unicodeScalars {
        scalars.initializeElement(at: count, to: scalar)
        count += 1
      }
      return width(of: UnsafeBufferPointer(rebasing: scalars[..<count]))
    }
  }

  /// The width of scalars on one line, in units of the font.
  ///
  /// - Complexity: O(*n*) in the number of scalars. Nothing is allocated for a short text.
  func width(of scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: scalars.count) { advances in
      self.advances(of: scalars, into: advances)
      return advances.reduce(0) { $0 + Int($1) }
    }
  }
}
