/// The part of a supernode that a placement is measured in.
@frozen
public enum PlacementRegion: String, CaseIterable, Hashable, Sendable {
  /// All of its bounds.
  case bounds
  /// Its bounds without its layout margins.
  case margins
  /// Its bounds without its safe area insets.
  case safeArea
  /// The part of the margins' region that is narrow enough to read.
  case readable
}
