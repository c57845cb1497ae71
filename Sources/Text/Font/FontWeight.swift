/// How heavy the strokes of a font are.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The weight of running text.
  case regular
  /// A heavier weight for emphasis.
  case bold
}
