/// One walk over the scalars of a text that finds the advance of each.
///
/// Every scalar gets its own advance when it is met. What comes later changes what is already
/// there: a joining letter turns the one before it into another form, a mark makes a composed
/// letter of it, a pair is kerned at its first. Nothing is looked at twice but for that.
struct ShapingPass {
  let font: FontTables
  let scalars: UnsafeBufferPointer<Unicode.Scalar>
  let advances: UnsafeMutableBufferPointer<Int32>
  /// Whether the width of a ligature is dealt out to its letters.
  let dividesLigatures: Bool

  var scripts: ScriptTracker
  var kern = KerningState()
  var base = BaseState()
  var joiner: Joiner?

  /// - Precondition: There is room for as many advances as there are scalars.
  init(
    font: FontTables,
    scalars: UnsafeBufferPointer<Unicode.Scalar>,
    advances: UnsafeMutableBufferPointer<Int32>,
    dividesLigatures: Bool
  ) {
    precondition(advances.count >= scalars.count, "ShapingPass: no room for all advances")
    self.font = font
    self.scalars = scalars
    self.advances = advances
    self.dividesLigatures = dividesLigatures
    scripts = ScriptTracker(scalars)
  }

  /// - Complexity: O(*n*) in the number of scalars.
  mutating func run() {
    var place = 0
    while place < scalars.count {
      place = shape(at: place)
    }
  }

  /// Shapes what begins at a place, and tells where the next begins.
  private mutating func shape(at place: Int) -> Int {
    let scalar = scalars[place]
    var advance = font.advances[scalar]
    let type: ShapingClass
    let hasGlyph = advance != AdvanceTable.none
    if hasGlyph {
      type = ShapingClass(scalar)
    } else {
      let kind = ForeignScalar(scalar)
      type = ShapingClass(scalar, outside: kind)
      advance = kind.advance(missing: FontTables.missing)
    }
    if let end = pictureEnd(at: place, type, hasGlyph: hasGlyph) {
      placePicture(at: place, end: end)
      return end
    }
    let script = scripts.next(scalar, of: type.script)
    advances[place] = Int32(advance)
    if type.isMark {
      placeMark(scalar, at: place, script)
      return place + 1
    }
    if type.kind == .ignorable {
      placeIgnorable(scalar, at: place, type)
      return place + 1
    }
    if script == .latin, scalar == "f", let ligature = LatinLigature(at: place, in: scalars) {
      placeLigature(ligature, at: place)
      return ligature.end
    }
    placeLetter(scalar, at: place, type, script)
    return place + 1
  }

  private mutating func placeLetter(
    _ scalar: Unicode.Scalar,
    at place: Int,
    _ type: ShapingClass,
    _ script: ShapingClass.Script
  ) {
    kern.meet(
      place,
      first: script == .latin ? font.kerningFirst[scalar] : 0,
      second: script == .latin ? font.kerningSecond[scalar] : 0,
      font,
      advances
    )
    base = BaseState(scalar, at: place, script)
    join(scalar, at: place, type.joining)
  }

  /// What is not seen stands between a letter and its marks; a pair is parted by a non-joiner only.
  private mutating func placeIgnorable(
    _ scalar: Unicode.Scalar,
    at place: Int,
    _ type: ShapingClass
  ) {
    base.close()
    if scalar == "\u{200C}" { kern.forget() }
    if type.joining != .transparent { join(scalar, at: place, type.joining) }
  }

  private mutating func placeLigature(_ ligature: LatinLigature, at place: Int) {
    let total = font.advance(of: ligature.glyph)
    for between in place + 1..<ligature.end { advances[between] = 0 }
    setLigature(total, at: place, ligature.second, ligature.third)
    kern.meet(
      place,
      first: font.kerningFirst[ligature.glyph],
      second: font.kerningSecond[ligature.glyph],
      font,
      advances
    )
    base.close()
    joiner = nil
  }

  // MARK: Pictures

  private func pictureEnd(at place: Int, _ type: ShapingClass, hasGlyph: Bool) -> Int? {
    type.isPictographic
      ? EmojiSequence.end(at: place, in: scalars, hasGlyph: hasGlyph)
      : EmojiSequence.keycapEnd(at: place, in: scalars)
  }

  private mutating func placePicture(at place: Int, end: Int) {
    for rest in place + 1..<end { advances[rest] = 0 }
    advances[place] = Int32(EmojiSequence.advance)
    kern.forget()
    base.close()
    joiner = nil
  }
}

extension ShapingPass {
  /// Gives a ligature's advance to its first letter, or to each of its letters a part of it.
  func setLigature(_ total: UInt16, at first: Int, _ second: Int, _ third: Int? = nil) {
    let total = Int32(total)
    let count: Int32 = !dividesLigatures ? 1 : third == nil ? 2 : 3
    let one = total / count
    let two = count > 1 ? total * 2 / count : total
    advances[first] = one
    advances[second] = two - one
    if let third { advances[third] = total - two }
  }
}
