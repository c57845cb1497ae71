/// What the boundary before a scalar means to the lines of a text.
public enum LineBreak: UInt8, Hashable, Sendable, CaseIterable {
  /// The scalars on both sides stay on one line.
  case prohibited
  /// A line may end here if the next word doesn't fit.
  case allowed
  /// A line ends here: after a line feed and its kin, and at the end of the text.
  case mandatory
}
