import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// The place that a node asks for, in leading space, as it depends on the size of what is around it.
///
/// What constraints know of a node that they don't place.
package struct LinearPlacement: Equatable {
  /// A number of points, and a part of the length around it.
  package struct Length: Equatable {
    package var points: Double
    package var share: Double
  }

  package var x: Length
  package var y: Length
  package var width: Length
  package var height: Length

  /// A place that does not depend on what is around it.
  init(_ rect: Rect) {
    x = Length(points: rect.origin.x, share: 0)
    y = Length(points: rect.origin.y, share: 0)
    width = Length(points: rect.size.width, share: 0)
    height = Length(points: rect.size.height, share: 0)
  }

  /// The place that is `first` within `size`, and `second` within `other`.
  init(_ first: Rect, within size: Size, _ second: Rect, within other: Size) {
    func length(_ one: Double, _ two: Double, _ from: Double, _ to: Double) -> Length {
      let share = one == two ? 0 : (two - one) / (to - from)
      return Length(points: one - share * from, share: share)
    }
    x = length(first.origin.x, second.origin.x, size.width, other.width)
    width = length(first.size.width, second.size.width, size.width, other.width)
    y = length(first.origin.y, second.origin.y, size.height, other.height)
    height = length(first.size.height, second.size.height, size.height, other.height)
  }
}

extension Node {
  /// The place that the node asks for in its supernode's box, measured from the box's leading top
  /// corner, in points; where it is, if that can't be told from the box's size alone.
  package final var linearPlacement: LinearPlacement {
    guard let above = linkAbove?.takeUnretainedValue(), let axis = placementAxis else {
      return LinearPlacement(directionalFrame)
    }
    let box = above.leadingRegion(.bounds, across: axis)
    // Any other size does: the place is linear in it.
    let other = Size(width: 2 * box.width + 1, height: 2 * box.height + 1)
    func place(_ rect: (Size) -> Rect) -> LinearPlacement {
      LinearPlacement(rect(box.size), within: box.size, rect(other), within: other)
    }
    let present = directionalFrame.offsetBy(dx: -box.minX, dy: -box.minY)
    if record.flags.contains(.hasReferenceWidth) { return LinearPlacement(present) }
    switch placementRule {
    case .constraints: return LinearPlacement(present)
    case .ratio(let ratio) where ratio.region == .bounds:
      return place { ratio.rect(in: Rect(origin: .zero, size: $0)) }
    case .edges(let edges) where edges.region == .bounds && !edges.measures:
      return place { size in
        let region = Rect(origin: .zero, size: size)
        return edges.rect(in: region, size: edges.proposal(in: size).exactSize ?? .zero)
      }
    case .ratio, .edges: return LinearPlacement(present)
    case nil: break
    }
    let isDirectional = record.flags.contains(.isDirectional)
    let direction = placementDirection
    var asked = present
    if !isDirectional {
      asked = untransformedFrame.offsetBy(dx: -above.bounds.minX, dy: -box.minY)
    }
    var stretching = record.flags.contains(.isSprung) ? record.extras?.placement?.autoresizing : nil
    if above.record.flags.contains(.leavesSubnodes) { stretching = nil }
    return place { size in
      let rect = stretching?.rect(in: size) ?? asked
      if isDirectional { return rect }
      return Reflection(direction, across: ReferenceAxis(width: size.width))(rect)
    }
  }
}
