public import MarayaGeometry
public import MarayaLayout
import MarayaTree

extension ScrollNode {
  /// The pages of the content along an axis: as long as the node, counted from the leading end.
  public final func paging(along axis: Axis = .horizontal) -> Paging {
    axis == .horizontal
      ? Paging(content: contentWidth, visible: bounds.width)
      : Paging(content: content.height, visible: bounds.height)
  }

  /// How many pages there are from the leading end to the other; one at least.
  public final var pageCount: Int { paging().count }

  /// The page that is nearest, from the leading end: 0 is the first one in both directions.
  ///
  /// Setting it scrolls there; the last page at most as far as the content reaches. An index beyond
  /// the pages is taken as the nearest.
  public final var pageIndex: Int {
    get { paging().page(at: directionalContentOffset.x) }
    set {
      let pages = paging()
      let page = Double(min(max(newValue, 0), pages.count - 1))
      var offset = directionalContentOffset
      offset.x = ranges.x.clamped(page * pages.length)
      directionalContentOffset = offset
    }
  }
}
