import CHarfBuzz
public import Maraya

/// Measures text with HarfBuzz and font files: any font, any script.
///
/// ```swift
/// root.textMeasurer = try HarfBuzzMeasurer(regular: "/usr/share/fonts/…/DejaVuSans.ttf")
/// ```
///
/// `Sendable` without a lock: HarfBuzz's faces and fonts are made immutable when they are opened, and
/// immutable objects may be used on several threads at once; each call has a buffer of its own.
public final class HarfBuzzMeasurer: TextMeasurer {
  /// A font that could not be opened.
  public struct FontError: Error, CustomStringConvertible {
    /// Where it was looked for.
    public var path: String
    /// What is wrong, with the path.
    public var description: String { "HarfBuzzMeasurer: \(path) is no font that can be opened" }
  }

  private let regular: Face
  private let bold: Face?

  /// Opens fonts.
  ///
  /// - Parameters:
  ///   - regular: The path of the font of regular text.
  ///   - bold: That of bold text; the regular one if there is none.
  /// - Throws: `FontError` for a file that is no font.
  public init(regular: String, bold: String? = nil) throws(FontError) {
    guard let face = Face(regular) else { throw FontError(path: regular) }
    self.regular = face
    guard let path = bold else {
      self.bold = nil
      return
    }
    guard let face = Face(path) else { throw FontError(path: path) }
    self.bold = face
  }

  /// The heights of the font, in points.
  public func metrics(of font: TextFont) -> TextMetrics {
    let face = face(for: font)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(face.font, &extents)
    let unit = font.size / Double(face.unitsPerEm)
    return TextMetrics(
      ascent: Double(extents.ascender) * unit,
      descent: Double(-extents.descender) * unit,
      lineGap: Double(extents.line_gap) * unit
    )
  }

  /// Appends the advance of each scalar of a run, in points, as HarfBuzz shapes it.
  public func measure(
    _ run: ArraySlice<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont,
    into advances: inout [Double]
  ) {
    let face = face(for: font)
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    run.map(\.value).withUnsafeBufferPointer {
      hb_buffer_add_utf32(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(
      buffer,
      direction == .rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    )
    hb_shape(face.font, buffer, nil, 0)

    // A cluster is counted in scalars of the run; what belongs to one has its width at its first.
    let first = advances.count
    advances.append(contentsOf: repeatElement(0, count: run.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let unit = font.size / Double(face.unitsPerEm)
    for glyph in 0..<Int(count) {
      advances[first + Int(infos[glyph].cluster)] += Double(positions[glyph].x_advance) * unit
    }
  }

  private func face(for font: TextFont) -> Face {
    if case .sized(_, .bold) = font, let bold { bold } else { regular }
  }
}

/// An opened font: it never changes after `init`, and is freed once by `deinit`.
private final class Face: @unchecked Sendable {
  let font: OpaquePointer
  let unitsPerEm: UInt32

  init?(_ path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.font = font
    unitsPerEm = hb_face_get_upem(face)
  }

  deinit { hb_font_destroy(font) }
}
