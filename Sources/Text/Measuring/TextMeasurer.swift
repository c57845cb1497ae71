public import MarayaDirection

/// Who knows how wide text is: the built-in table, or a shaper with real fonts.
///
/// A tree finds its measurer in the environment; without one it is ``DejaVuMeasurer``. The text of
/// one tree may be measured on several threads at once, and a measurer serves many trees. A number
/// that is not finite counts as 0, and so does one that is missing.
public protocol TextMeasurer: AnyObject, Sendable {
  /// The heights of a font, in points.
  func metrics(of font: TextFont) -> TextMetrics

  /// Measures a run: text of one direction on one line, shaped for itself.
  ///
  /// - Parameters:
  ///   - run: The scalars in logical order.
  ///   - direction: The direction in which it is read.
  ///   - font: What it is set in.
  ///   - advances: One number for each scalar is appended, in points and logical order; the sum is
  ///     the width of the run. What is drawn as one character has its width at its first scalar, and
  ///     0 at the others; of a ligature each character has a part, so that lines can end within it.
  func measure(
    _ run: ArraySlice<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont,
    into advances: inout [Double]
  )

  /// The width of text that is ASCII and one line, or `nil` if it has to be measured as a run.
  ///
  /// The short way for short labels; `nil` by default.
  func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double?

  /// The width of a run, or `nil` if it has to be measured scalar by scalar.
  ///
  /// The short way for labels in other scripts; `nil` by default. It is the sum of what
  /// ``measure(_:direction:font:into:)`` would append, but for rounding.
  func width(
    of run: UnsafeBufferPointer<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont
  ) -> Double?
}

extension TextMeasurer {
  /// Nothing: text is measured as a run.
  public func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: TextFont) -> Double? { nil }

  /// Nothing: a run is measured scalar by scalar.
  public func width(
    of run: UnsafeBufferPointer<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont
  ) -> Double? { nil }
}
