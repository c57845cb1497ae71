public import MarayaGeometry

// Values whose fields are named after sides have a type for each space. Only the names change, so
// the way there and back is exact.

extension LayoutDirection {
  /// Physical insets, in points, named from the leading edge.
  ///
  /// Article 1 does so with a scroll view's `contentInset`.
  @inlinable
  public func leading(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    let (leading, trailing) = sides(insets.left, insets.right)
    return DirectionalEdgeInsets(
      top: insets.top,
      leading: leading,
      bottom: insets.bottom,
      trailing: trailing
    )
  }

  /// Physical corner radii, in points, named from the leading edge.
  @inlinable
  public func leading(_ radii: CornerRadii) -> DirectionalCornerRadii {
    let (topLeading, topTrailing) = sides(radii.topLeft, radii.topRight)
    let (bottomLeading, bottomTrailing) = sides(radii.bottomLeft, radii.bottomRight)
    return DirectionalCornerRadii(
      topLeading: topLeading,
      topTrailing: topTrailing,
      bottomTrailing: bottomTrailing,
      bottomLeading: bottomLeading
    )
  }

  /// Insets named from the leading edge, in points, as physical ones.
  @inlinable
  public func physical(_ insets: DirectionalEdgeInsets) -> EdgeInsets {
    let (left, right) = sides(insets.leading, insets.trailing)
    return EdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  /// Corner radii named from the leading edge, in points, as physical ones.
  @inlinable
  public func physical(_ radii: DirectionalCornerRadii) -> CornerRadii {
    let (topLeft, topRight) = sides(radii.topLeading, radii.topTrailing)
    let (bottomLeft, bottomRight) = sides(radii.bottomLeading, radii.bottomTrailing)
    return CornerRadii(
      topLeft: topLeft,
      topRight: topRight,
      bottomRight: bottomRight,
      bottomLeft: bottomLeft
    )
  }
}
