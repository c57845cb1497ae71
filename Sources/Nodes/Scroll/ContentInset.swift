import MarayaDirection
import MarayaGeometry

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

/// Insets of content, in the space in which they were set.
enum ContentInset: Equatable {
  case physical(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  func physical(in direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets): direction.physical(insets)
    }
  }

  func leading(in direction: LayoutDirection) -> DirectionalEdgeInsets {
    switch self {
    case .physical(let insets): direction.leading(insets)
    case .directional(let insets): insets
    }
  }
}
