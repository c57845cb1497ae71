import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// The place of a node by a rule, where nothing is known of the size of what is around it.
extension PlacementRule {
  /// The place from the corner of the supernode's box, which may come to be of any size.
  ///
  /// What is measured is measured without a limit, and no length ends at 0. The readable part is as
  /// wide as the margins leave.
  func linearPlacement(of node: Node, in supernode: Node, _ box: Size) -> LinearPlacement {
    var placement = LinearPlacement(.zero)
    switch self {
    case .constraints: break
    case .ratio(let ratio):
      let insets = supernode.leadingInsets(of: ratio.region, isSought: true)
      let across = insets.leading + insets.trailing
      let down = insets.top + insets.bottom
      placement.x = ratio.x.linear(from: insets.leading, across)
      placement.width = ratio.width.linear(from: 0, across)
      placement.y = ratio.y.linear(from: insets.top, down)
      placement.height = ratio.height.linear(from: 0, down)
    case .edges(let edges):
      let insets = supernode.leadingInsets(of: edges.region, isSought: true)
      let region = Size(
        width: max(box.width - insets.leading - insets.trailing, 0),
        height: max(box.height - insets.top - insets.bottom, 0)
      )
      let proposal = edges.proposal(in: region).withoutLimits
      let answer = node.measure(proposal, on: node.nearestGrid, asContainer: false)
      (placement.x, placement.width) = LinearPlacement.Length.edges(
        (edges.leading, edges.trailing),
        edges.width ?? (edges.measuresWidth ? answer.width : nil),
        within: (insets.leading, insets.trailing)
      )
      (placement.y, placement.height) = LinearPlacement.Length.edges(
        (edges.top, edges.bottom),
        edges.height ?? (edges.measuresHeight ? answer.height : nil),
        within: (insets.top, insets.bottom)
      )
    }
    return placement
  }
}

extension LinearPlacement.Length {
  /// Where a stretch begins, and how long it is, by its distances from the ends of a region.
  fileprivate static func edges(
    _ distances: (near: Double?, far: Double?),
    _ length: Double?,
    within insets: (near: Double, far: Double)
  ) -> (start: Self, length: Self) {
    if let length {
      var start = Self(points: insets.near + (distances.near ?? 0), share: 0)
      if distances.near == nil, let far = distances.far {
        start = Self(points: -insets.far - far - length, share: 1)
      }
      return (start, Self(points: length, share: 0))
    }
    let near = insets.near + (distances.near ?? 0)
    let rest = -near - insets.far - (distances.far ?? 0)
    return (Self(points: near, share: 0), Self(points: rest, share: 1))
  }
}

extension RatioLength {
  /// The length of a region that some points are missing of, after some points.
  fileprivate func linear(from start: Double, _ missing: Double) -> LinearPlacement.Length {
    LinearPlacement.Length(points: start + points - ratio * missing, share: ratio)
  }
}
