/// The cases where Maraya deliberately differs from what a file expects.
enum Differences {
  /// Each row: a case's id, and why we differ.
  ///
  /// A case stands here only while it really differs.
  static let listed: [String: String] = [
    "scroll-pixel-rounding":
      "UIKit's setter rounds an offset to device pixels, and its bounds don't; ours are the same "
      + "number, which is kept as it was set"
  ]
}
