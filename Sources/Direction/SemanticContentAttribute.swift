/// What a node's content means, and so whether it turns with the direction.
///
/// UIKit's `UISemanticContentAttribute`. It applies to the node that has it and to how its direct
/// subnodes are placed; it is not inherited.
@frozen
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
  /// The content turns with the direction: the default.
  case unspecified
  /// Playback controls, which look the same in both directions.
  case playback
  /// Controls that mean a place in space, such as a joystick: the same in both directions.
  case spatial
  /// The content always runs left-to-right.
  case forceLeftToRight
  /// The content always runs right-to-left.
  case forceRightToLeft

  /// The direction that content with this meaning has where `direction` is inherited.
  ///
  /// UIKit's `userInterfaceLayoutDirection(for:relativeTo:)`.
  @inlinable
  public func direction(relativeTo direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// What stands for the opposite direction: a mirror image of content that is forced.
  @inlinable
  public var mirrored: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback, .spatial, .forceLeftToRight: .forceRightToLeft
    case .forceRightToLeft: .forceLeftToRight
    }
  }
}

#if !hasFeature(Embedded)
  extension SemanticContentAttribute: Codable {}
#endif
