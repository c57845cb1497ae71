extension Unicode.Scalar {
  /// The scalar that looks like the mirror image of this one, or this one if there is none.
  ///
  /// What a renderer draws in its place in a right-to-left run: `)` for `(`, `≥` for `≤`. Some
  /// scalars should be mirrored and have no such twin, as `∫`; their glyphs have to be flipped.
  /// Rule L4 of UAX #9; Unicode's property Bidi_Mirroring_Glyph.
  ///
  /// - Complexity: O(1).
  public var bidiMirrored: Unicode.Scalar {
    let distance = BidiTables.mirrorDistances[Int(BidiTables.mirrors[self])]
    return Unicode.Scalar(UInt32(truncatingIfNeeded: Int64(value) + Int64(distance))) ?? self
  }
}
