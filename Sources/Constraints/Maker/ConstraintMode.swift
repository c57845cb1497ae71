/// What is done with the constraints that a maker's closure describes.
public enum ConstraintMode: Sendable {
  /// They are made and activated.
  case make
  /// They are made, and not activated.
  case prepare
  /// Those that were made before take their constants, and the priorities that are named.
  case update
  /// As `update`, but those that were not made before are made.
  case updateOrMake
  /// They replace all that were made before; those that are the same stay.
  case remake
}
