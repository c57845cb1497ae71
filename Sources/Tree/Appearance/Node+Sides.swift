import MarayaDirection
public import MarayaGeometry

/// What has a side mirrors with it: each property has a physical and a directional name. The one
/// set last counts, and reading the other gives it as it lies in `effectiveLayoutDirection`.
extension Node {
  /// The radii of the corners, in points, physical; zero by default.
  ///
  /// `CALayer.cornerRadius`, for each corner. Set here they stay on their corners when the
  /// direction changes. A non-finite value is refused with a ``Diagnostic``.
  public final var cornerRadii: CornerRadii {
    get {
      switch sides.corners {
      case .physical(let radii): radii
      case .directional(let radii): effectiveLayoutDirection.physical(radii)
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("cornerRadii", newValue) }
      changeSides { $0.corners = .physical(newValue) }
    }
  }

  /// The radii of the corners, in points, from the leading edge.
  ///
  /// The directional twin of ``cornerRadii``: set here they change corners with the direction.
  public final var directionalCornerRadii: DirectionalCornerRadii {
    get {
      switch sides.corners {
      case .physical(let radii): effectiveLayoutDirection.leading(radii)
      case .directional(let radii): radii
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalCornerRadii", newValue) }
      changeSides { $0.corners = .directional(newValue) }
    }
  }

  /// How far the shadow lies from the node, in points, physical; 0 and -3 by default.
  ///
  /// `CALayer.shadowOffset`: towards the right, and down. A non-finite value is refused with a
  /// ``Diagnostic``.
  public final var shadowOffset: Size {
    get {
      switch sides.shadowOffset {
      case .physical(let offset): offset
      case .directional(let offset): effectiveLayoutDirection.physical(vector: offset)
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("shadowOffset", newValue) }
      changeSides { $0.shadowOffset = .physical(newValue) }
    }
  }

  /// How far the shadow lies from the node, in points, towards the trailing edge, and down.
  ///
  /// The directional twin of ``shadowOffset``.
  public final var directionalShadowOffset: Size {
    get {
      switch sides.shadowOffset {
      case .physical(let offset): effectiveLayoutDirection.leading(vector: offset)
      case .directional(let offset): offset
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalShadowOffset", newValue) }
      changeSides { $0.shadowOffset = .directional(newValue) }
    }
  }

  /// How far beyond its bounds the node can be hit, in points, physical; zero by default.
  ///
  /// A positive number extends the node on that side for ``hitTest(_:)``; a negative one makes it
  /// smaller. It does not reach beyond the supernode. A non-finite value is refused with a
  /// ``Diagnostic``.
  public final var hitSlop: EdgeInsets {
    get { sides.hitSlop.physical(in: effectiveLayoutDirection) }
    set {
      guard newValue.isFinite else { return rejectNonFinite("hitSlop", newValue) }
      changeSides { $0.hitSlop = .physical(newValue) }
    }
  }

  /// How far beyond its bounds the node can be hit, in points, from the leading edge.
  ///
  /// The directional twin of ``hitSlop``.
  public final var directionalHitSlop: DirectionalEdgeInsets {
    get { sides.hitSlop.leading(in: effectiveLayoutDirection) }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalHitSlop", newValue) }
      changeSides { $0.hitSlop = .directional(newValue) }
    }
  }
}
