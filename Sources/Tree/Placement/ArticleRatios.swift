// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MarayaDirection
public import MarayaGeometry
import MarayaLayout

/// The physical frame, in points, that stands in the given ratios to a node's bounds.
///
/// Article 4's function. x counts from the leading edge of `superNode`'s direction, and the
/// origin of its bounds is added; the article did neither. The frame is that of now: set as
/// ``Node/frame`` it stays when the bounds change, as in the article. ``Node/ratio`` keeps the
/// ratios instead.
///
/// - Parameters:
///   - superNode: The node whose bounds count.
///   - rectRatios: Origin and size in parts of the bounds.
/// - Returns: The frame in the bounds space of `superNode`.
public func layoutInSuperViewwithRatios(_ superNode: Node, _ rectRatios: Rect) -> Rect {
  let axis = Unmanaged.passUnretained(superNode).axisOfSubnodes
  let region = superNode.leadingRegion(.bounds, across: axis)
  let rect = RatioRect(rectRatios).rect(in: region)
  return Reflection(superNode.effectiveLayoutDirection, across: axis)(rect)
}

extension Node {
  /// The physical frame that stands in the given ratios to a node's bounds: article 4's class
  /// method, the same as ``layoutInSuperViewwithRatios(_:_:)``.
  public static func relativeLayoutinView(_ superNode: Node, ratios rectRatios: Rect) -> Rect {
    layoutInSuperViewwithRatios(superNode, rectRatios)
  }
}
