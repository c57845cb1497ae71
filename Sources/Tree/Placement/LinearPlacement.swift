import MarayaDirection
package import MarayaGeometry
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
  /// Whether it is the place for no other size of what is around than the present one.
  package var isPresent = false

  /// Takes the place that it is in a size, whatever that will be.
  package mutating func stay(in size: Size) {
    func stay(_ length: inout Length, _ around: Double) {
      length = Length(points: length.points + length.share * around, share: 0)
    }
    stay(&x, size.width)
    stay(&width, size.width)
    stay(&y, size.height)
    stay(&height, size.height)
    isPresent = true
  }

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
      // What is left of a whole number, or of none, is rounding.
      var share = (two - one) / (to - from)
      if abs(share - share.rounded()) <= 1e-9 { share = share.rounded() }
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
  /// corner, in points.
  ///
  /// What is measured is measured here: in the space that there is, or without a limit where the
  /// supernode's size is not known, as `isKnown` says.
  package final func linearPlacement(isKnown: Bool) -> LinearPlacement {
    guard let above = linkAbove?.takeUnretainedValue(), let axis = placementAxis else {
      return LinearPlacement(directionalFrame)
    }
    let box = above.leadingRegion(.bounds, across: axis)
    func present(_ rect: Rect) -> LinearPlacement {
      var placement = LinearPlacement(rect.offsetBy(dx: -box.minX, dy: -box.minY))
      placement.isPresent = true
      return placement
    }
    if let rule = placementRule, rule != .constraints {
      if !isKnown && !record.flags.contains(.hasReferenceWidth) {
        return rule.linearPlacement(of: self, in: above, box.size)
      }
      return present(
        leadingRect(rule, in: above, across: axis, isSought: true) {
          measure($0, on: nearestGrid, asContainer: false)
        }
      )
    }
    if placementRule != nil || record.flags.contains(.hasReferenceWidth) {
      return present(directionalFrame)
    }
    let isDirectional = record.flags.contains(.isDirectional)
    let direction = placementDirection
    let frame = isDirectional ? directionalFrame : untransformedFrame
    let asked = frame.offsetBy(dx: -box.minX, dy: -box.minY)
    var stretching = record.flags.contains(.isSprung) ? record.extras?.placement?.autoresizing : nil
    if above.record.flags.contains(.leavesSubnodes) { stretching = nil }
    func rect(in size: Size) -> Rect {
      let rect = stretching?.rect(in: size) ?? asked
      if isDirectional { return rect }
      return Reflection(direction, across: ReferenceAxis(width: size.width))(rect)
    }
    // Two sizes say all of it; what is stretched is told where it is stretched to.
    let size = stretching == nil ? .zero : box.size
    let other = Size(width: 2 * size.width + 1, height: 2 * size.height + 1)
    return LinearPlacement(rect(in: size), within: size, rect(in: other), within: other)
  }
}
