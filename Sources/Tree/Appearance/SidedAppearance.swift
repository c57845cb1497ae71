import MarayaDirection
import MarayaGeometry

/// What a node's look has on its sides, each in the space in which it was set.
final class SidedAppearance {
  enum Corners: Equatable {
    case physical(CornerRadii)
    case directional(DirectionalCornerRadii)
  }

  enum Offset: Equatable {
    case physical(Size)
    case directional(Size)
  }

  var corners = Corners.physical(.zero)
  var shadowOffset = Offset.physical(Size(width: 0, height: -3))
  var hitSlop = SidedInsets.physical(.zero)
}

extension Node {
  /// The record of sided appearance, made now if the node has none.
  final var madeSides: SidedAppearance {
    let extras = madeExtras
    if let sides = extras.sides { return sides }
    let sides = SidedAppearance()
    extras.sides = sides
    return sides
  }
}
