/// How the two sides of a constraint relate; the raw value is the sign that equations use.
public enum LayoutRelation: String, CaseIterable, Sendable {
  /// The left side is at most the right one.
  case lessThanOrEqual = "<="
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at least the right one.
  case greaterThanOrEqual = ">="
}
