import MarayaDirection
import MarayaGeometry

/// What a node's look has on its sides, each in the space in which it was set.
struct SidedAppearance: Equatable {
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
  /// What is set of the sides; the look of a new node where nothing is.
  final var sides: SidedAppearance { record.extras?.sides ?? SidedAppearance() }

  /// Changes what is set of the sides, if that makes a difference.
  final func changeSides(_ change: (inout SidedAppearance) -> Void) {
    var changed = sides
    change(&changed)
    if changed == sides { return }
    recordChange(.appearance)
    madeExtras.sides = changed
  }
}
