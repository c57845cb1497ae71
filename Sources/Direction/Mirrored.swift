public import MarayaGeometry

/// Physical values as they are in the mirror image of what they belong to.
///
/// A mirror image turns everything that has a side, whatever direction it runs in. Values that
/// are measured from the leading edge are their own mirror images.
extension EdgeInsets {
  /// The insets with left and right exchanged.
  @inlinable
  public var mirrored: EdgeInsets {
    Reflection.mirror.physical(
      DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    )
  }
}

extension CornerRadii {
  /// The radii with left and right exchanged.
  @inlinable
  public var mirrored: CornerRadii {
    Reflection.mirror.physical(
      DirectionalCornerRadii(
        topLeading: topLeft,
        topTrailing: topRight,
        bottomTrailing: bottomRight,
        bottomLeading: bottomLeft
      )
    )
  }
}

extension UnitPoint {
  /// The point with the distances from left and right exchanged.
  @inlinable
  public var mirrored: UnitPoint { Reflection.mirror.physical(self) }
}

extension AffineTransform {
  /// The transform S·M·S, where S mirrors x.
  @inlinable
  public var mirrored: AffineTransform { Reflection.mirror.physical(self) }
}

extension Transform3D {
  /// The transform S·M·S, where S mirrors x.
  @inlinable
  public var mirrored: Transform3D { Reflection.mirror.physical(self) }
}

extension Reflection {
  /// The mirror for values that need no axis.
  @inlinable
  static var mirror: Reflection { mirror(across: ReferenceAxis(width: 0)) }
}
