/// What of the safe area a scroll node adds to its content inset.
///
/// UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
  /// What ``scrollableAxes`` adds.
  case automatic
  /// That of the axes on which there is something to scroll.
  case scrollableAxes
  /// Nothing.
  case never
  /// All of it.
  case always
}
