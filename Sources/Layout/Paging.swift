import MarayaGeometry

/// Pages of content on one axis: as long as what is visible, counted from the leading end.
@frozen
public struct Paging: Hashable, Sendable {
  /// The length of a page, in points.
  public var length: Double
  /// How many pages there are; one at least.
  public var count: Int
  /// The offset at which the last page rests: as far as the content reaches, in points.
  public var end: Double

  /// Creates the pages of content of a length; the last one may be short.
  @inlinable
  public init(content: Double, visible: Double) {
    length = visible
    // A rounding error is not to make a page.
    let pages = visible > 0 ? (content / visible - 1e-9).rounded(.up) : 1
    count = pages >= 1 && pages < 0x1p53 ? Int(pages) : 1
    end = max(content - visible, 0)
  }

  /// The page that is nearest to an offset; halfway it is the next one.
  ///
  /// A last page that is short rests nearer to the one before it.
  @inlinable
  public func page(at offset: Double) -> Int {
    if count > 1 && offset >= (Double(count - 2) * length + end) / 2 { return count - 1 }
    return clamped((offset / length + 0.5).rounded(.down))
  }

  /// The page on which a drag comes to rest.
  ///
  /// A slow one rests on the nearest page, a fast one on the next in its direction; never further
  /// than one page from where it began.
  ///
  /// - Parameters:
  ///   - offset: The offset at which it ends, from the leading end, in points.
  ///   - velocity: How fast the offset changes, in points a second.
  ///   - start: The page on which it began; one that there is no more counts as the nearest.
  /// - Returns: The page.
  @inlinable
  public func restingPage(from offset: Double, velocity: Double, startingOn start: Int) -> Int {
    let position = offset / length
    let start = min(max(start, 0), count - 1)
    let page =
      abs(velocity) < 200
      ? Double(self.page(at: offset))
      : velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    return max(min(clamped(page), start + 1), start - 1)
  }

  @inlinable
  func clamped(_ page: Double) -> Int {
    // NaN, of pages without a length, is the first one.
    page > 0 ? Int(min(page, Double(count - 1))) : 0
  }
}
