package import MarayaGeometry

/// Insets in the space in which they were set.
package enum SidedInsets: Equatable {
  case physical(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  /// The insets as they lie in a direction.
  package func physical(in direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets): direction.physical(insets)
    }
  }

  /// The insets from the leading edge of a direction.
  package func leading(in direction: LayoutDirection) -> DirectionalEdgeInsets {
    switch self {
    case .physical(let insets): direction.leading(insets)
    case .directional(let insets): insets
    }
  }
}
