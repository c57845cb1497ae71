import MarayaGeometry

extension TreeDifference.FrameChange {
  /// Whether the change reads as the other does: the same way, to the same size.
  func readsLike(_ other: Self) -> Bool {
    isResizedLike(other) && isNear(offset.x, other.offset.x, beside: other)
  }

  /// Whether the change is the other's mirror image, about an axis that stays where it is.
  func mirrors(_ other: Self) -> Bool {
    isResizedLike(other) && isNear(offset.x, -other.offset.x - other.growth.width, beside: other)
  }

  private func isResizedLike(_ other: Self) -> Bool {
    isNear(offset.y, other.offset.y, beside: other)
      && isNear(growth.width, other.growth.width, beside: other)
      && isNear(growth.height, other.growth.height, beside: other)
      && isNear(to.width, other.to.width, beside: other)
      && isNear(to.height, other.to.height, beside: other)
  }

  /// Whether numbers are the same but for the rounding of what is that far from the origin.
  private func isNear(_ one: Double, _ two: Double, beside other: Self) -> Bool {
    if one == two { return true }
    return abs(one - two) <= max(magnitude, other.magnitude) * 1e-12
  }

  private var magnitude: Double { max(from.magnitude, to.magnitude) }
}
