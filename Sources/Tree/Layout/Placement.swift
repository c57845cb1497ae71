public import MarayaGeometry

/// What was asked of a node about its place: the rule and its values.
///
/// The last one set wins. Results are read from ``Node/frame`` and ``Node/directionalFrame``.
/// More rules will come: a `switch` over it needs a `default`.
public enum Placement: Hashable, Sendable {
  /// The space in which a value was given, and which it keeps when the direction changes.
  @frozen
  public enum Space: Hashable, Sendable {
    /// Measured from the left: stays when the direction or the reference width changes.
    case physical
    /// Measured from the leading edge: derived again.
    case directional
  }

  /// A rectangle in the supernode's bounds coordinates, in points.
  case frame(Rect, in: Space)
}

extension Node {
  /// What was asked of this node about its place.
  public final var placement: Placement {
    record.flags.contains(.isDirectional)
      ? .frame(directionalFrame, in: .directional) : .frame(untransformedFrame, in: .physical)
  }
}
