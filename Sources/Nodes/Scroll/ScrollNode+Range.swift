import MarayaDirection
public import MarayaGeometry
import MarayaLayout
import MarayaTree

/// Where the offset can come to rest.
extension ScrollNode {
  /// The least physical offset at which nothing beyond the content and its insets is seen.
  public final var minimumContentOffset: Point { physicalRange.min }

  /// The largest such offset.
  public final var maximumContentOffset: Point { physicalRange.max }

  /// The least offset from the leading edge at which nothing beyond the content and its insets is
  /// seen.
  public final var minimumDirectionalContentOffset: Point {
    let (x, y) = ranges
    return Point(x: x.min, y: y.min)
  }

  /// The largest such offset.
  public final var maximumDirectionalContentOffset: Point {
    let (x, y) = ranges
    return Point(x: x.max, y: y.max)
  }

  /// The offset in the range that is nearest to another one, physical, in points.
  public final func clampedContentOffset(_ offset: Point) -> Point {
    let (min, max) = physicalRange
    return Point(
      x: Swift.max(min.x, Swift.min(max.x, offset.x)),
      y: Swift.max(min.y, Swift.min(max.y, offset.y))
    )
  }

  /// Whether the ends of the ranges are numbers.
  var rangesAreFinite: Bool { physicalRange.min.isFinite && physicalRange.max.isFinite }

  /// Whether a size or a width of the content has been set.
  var hasContent: Bool { content != .zero || ownContentWidth != nil }

  private var physicalRange: (min: Point, max: Point) {
    let (x, y) = ranges
    let one = situation.mirrored(Point(x: x.min, y: y.min))
    let other = situation.mirrored(Point(x: x.max, y: y.max))
    return (
      Point(x: min(one.x, other.x), y: one.y), Point(x: max(one.x, other.x), y: other.y)
    )
  }

  /// The ranges from the leading edge and the top.
  var ranges: (x: ScrollRange, y: ScrollRange) { ranges(in: bounds.size) }

  /// The ranges in a node of a size.
  func ranges(in size: Size) -> (x: ScrollRange, y: ScrollRange) {
    let insets = adjustedContentInset(in: effectiveLayoutDirection)
    return (
      ScrollRange(
        content: contentWidth,
        visible: size.width,
        near: insets.leading,
        far: insets.trailing
      ),
      ScrollRange(
        content: content.height,
        visible: size.height,
        near: insets.top,
        far: insets.bottom
      )
    )
  }
}
