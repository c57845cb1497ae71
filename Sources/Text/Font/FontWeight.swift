/// How heavy the strokes of a font are.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  /// The weight of running text.
  case regular
  /// A heavier weight for emphasis.
  case bold
}
