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
      switch record.extras?.sides?.corners {
      case .physical(let radii): radii
      case .directional(let radii): effectiveLayoutDirection.physical(radii)
      case nil: .zero
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("cornerRadii", newValue) }
      set(\.corners, .physical(newValue))
    }
  }

  /// The radii of the corners, in points, from the leading edge.
  ///
  /// The directional twin of ``cornerRadii``: set here they change corners with the direction.
  public final var directionalCornerRadii: DirectionalCornerRadii {
    get {
      switch record.extras?.sides?.corners {
      case .physical(let radii): effectiveLayoutDirection.leading(radii)
      case .directional(let radii): radii
      case nil: .zero
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalCornerRadii", newValue) }
      set(\.corners, .directional(newValue))
    }
  }

  /// How far the shadow lies from the node, in points, physical; 0 and -3 by default.
  ///
  /// `CALayer.shadowOffset`: towards the right, and down. A non-finite value is refused with a
  /// ``Diagnostic``.
  public final var shadowOffset: Size {
    get {
      switch record.extras?.sides?.shadowOffset {
      case .physical(let offset): offset
      case .directional(let offset): effectiveLayoutDirection.physical(vector: offset)
      case nil: Size(width: 0, height: -3)
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("shadowOffset", newValue) }
      set(\.shadowOffset, .physical(newValue))
    }
  }

  /// How far the shadow lies from the node, in points, towards the trailing edge, and down.
  ///
  /// The directional twin of ``shadowOffset``.
  public final var directionalShadowOffset: Size {
    get {
      switch record.extras?.sides?.shadowOffset {
      case .physical(let offset): effectiveLayoutDirection.leading(vector: offset)
      case .directional(let offset): offset
      case nil: Size(width: 0, height: -3)
      }
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalShadowOffset", newValue) }
      set(\.shadowOffset, .directional(newValue))
    }
  }

  /// How far beyond its bounds the node can be hit, in points, physical; zero by default.
  ///
  /// A positive number extends the node on that side for ``hitTest(_:)``; a negative one makes it
  /// smaller. It does not reach beyond the supernode. A non-finite value is refused with a
  /// ``Diagnostic``.
  public final var hitSlop: EdgeInsets {
    get { record.extras?.sides?.hitSlop.physical(in: effectiveLayoutDirection) ?? .zero }
    set {
      guard newValue.isFinite else { return rejectNonFinite("hitSlop", newValue) }
      set(\.hitSlop, .physical(newValue))
    }
  }

  /// How far beyond its bounds the node can be hit, in points, from the leading edge.
  ///
  /// The directional twin of ``hitSlop``.
  public final var directionalHitSlop: DirectionalEdgeInsets {
    get { record.extras?.sides?.hitSlop.leading(in: effectiveLayoutDirection) ?? .zero }
    set {
      guard newValue.isFinite else { return rejectNonFinite("directionalHitSlop", newValue) }
      set(\.hitSlop, .directional(newValue))
    }
  }

  private final func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<SidedAppearance, Value>,
    _ value: Value
  ) {
    let sides = madeSides
    if sides[keyPath: property] == value { return }
    recordChange(.appearance)
    sides[keyPath: property] = value
  }
}
