public import MarayaGeometry
public import MarayaLayout

/// What was asked of a node about its place: the rule and its values.
///
/// The last one set wins. Results are read from ``Node/frame`` and ``Node/directionalFrame``.
/// More rules will come: a `switch` over it needs a `default`.
public enum Placement: Hashable, Sendable {
  /// The space in which a value was given, and which it keeps when the direction changes.
  @frozen
  public enum Space: String, Hashable, Sendable {
    /// Measured from the left: stays when the direction or the reference width changes.
    case physical
    /// Measured from the leading edge: derived again.
    case directional
  }

  /// A rectangle in the supernode's bounds coordinates, in points.
  case frame(Rect, in: Space)
  /// Distances from the edges of the supernode, in points, from the leading edge.
  case edges(EdgePlacement)
  /// Parts of the supernode, from the leading edge.
  case ratio(RatioRect)
  /// Whatever constraints make of it; ``Node/frame`` is what they made last.
  case constraints
}

extension Node {
  /// What was asked of this node about its place.
  ///
  /// Setting it is the same as setting ``frame``, ``directionalFrame`` or ``ratio``, or calling
  /// ``place(leading:top:trailing:bottom:width:height:in:)``. A frame is untransformed: it is the
  /// one that the node has, or would have, without its ``transform``.
  public final var placement: Placement {
    get {
      if let rule = placementRule {
        switch rule {
        case .edges(let edges): return .edges(edges)
        case .ratio(let ratio): return .ratio(ratio)
        case .constraints: return .constraints
        }
      }
      return record.flags.contains(.isDirectional)
        ? .frame(directionalFrame, in: .directional) : .frame(untransformedFrame, in: .physical)
    }
    set {
      switch newValue {
      case .frame(let rect, in: .directional): directionalFrame = rect
      case .frame(let rect, in: .physical): setUntransformedFrame(rect)
      case .edges(let edges): place(edges)
      case .ratio(let ratio): self.ratio = ratio
      case .constraints: placeByConstraints()
      }
    }
  }

  /// The rule that gives this node's place, unless it is a frame.
  final var placementRule: PlacementRule? {
    if record.flags.contains(.isConstrained) { return .constraints }
    return record.flags.contains(.isRuled) ? record.extras?.placement?.rule : nil
  }
}

extension Placement: CustomStringConvertible {
  /// As in `frame 20,50 100×100 (directional)`, `place leading 16 top 8`, `ratio 0.1,0.1,0.4,0.9`.
  public var description: String {
    switch self {
    case .frame(let rect, in: let space): "frame \(rect) (\(space.rawValue))"
    case .edges(let edges): "place \(edges)"
    case .ratio(let ratio): "ratio \(ratio)"
    case .constraints: "constraints"
    }
  }
}
