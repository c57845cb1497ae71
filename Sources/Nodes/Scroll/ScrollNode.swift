import MarayaConstraints
import MarayaDirection
public import MarayaGeometry
import MarayaLayout
public import MarayaTree

/// A node whose content is larger than itself and scrolls: UIKit's `UIScrollView`, without touches.
///
/// ```swift
/// let list = ScrollNode("list")
/// list.contentSize = Size(width: 1000, height: 200)
/// list.directionalContentOffset = Point(x: 16, y: 0)  // from the leading end, in both directions
/// ```
///
/// Subnodes lie in the content box, from 0 to ``contentSize``, and mirror about it. The offset is
/// the origin of `bounds`. In UIKit it stays physical when the direction turns or the content
/// grows, so that a right-to-left list jumps away from its beginning; here it is kept from the
/// leading edge, whichever way it was set. Content that is shorter than the node rests on the
/// leading edge.
///
/// An offset that is set may lie beyond the ends, as in UIKit. It is brought back into the range
/// when the content size or the insets are changed, and in the pass after the node's size or its
/// safe area has changed; never by a turn. What rests at the beginning goes with the safe area.
///
/// A subclass that overrides `layoutSubnodes()`, `childReferenceRect`, `childReferenceAxis`,
/// `effectiveLayoutDirectionDidChange()`, `didScroll()` or `describe(into:)` calls `super`.
open class ScrollNode: Node {
  /// Creates a scroll node without content, of zero size, which clips what it shows.
  public override init(_ id: String? = nil) {
    super.init(id)
    clipsToBounds = true
    tellsItsOrigin = true
  }

  // MARK: Content

  /// The size of the content, in points; zero by default.
  ///
  /// What constraints to the content ask for replaces in each layout what was set, until they are
  /// gone.
  ///
  /// Setting another one brings the offset into the new range. A negative or non-finite value is
  /// refused with a `Diagnostic`.
  ///
  /// - Complexity: O(1) to read; that of `setNeedsLayout()` to set.
  public final var contentSize: Size {
    get { content }
    set { setContentSize(newValue) }
  }

  /// The width about which the content mirrors, in points; `nil`, the default, for that of
  /// ``contentSize``.
  ///
  /// Article 1's `rtl_contentRefWidth`, for content whose final width is known before its size is.
  /// A negative or non-finite value is refused with a `Diagnostic`.
  public final var contentReferenceWidth: Double? {
    get { ownContentWidth }
    set { setContentReferenceWidth(newValue) }
  }

  /// Whether each layout makes ``contentSize`` just large enough for the subnodes; `false` by
  /// default.
  ///
  /// It reaches to the furthest trailing and bottom edge of what is not hidden, and not placed by
  /// those edges of the content, or by ratios of it. What is measured on an axis without an end
  /// is offered any length. Subnodes that move, hide or change their size ask for a layout. A
  /// subclass that places subnodes in `layoutSubnodes()` calls `super` after that.
  public final var sizesContentToFit = false {
    willSet { if newValue != sizesContentToFit { recordChange(.geometry) } }
    didSet {
      followsSubnodes = sizesContentToFit
      if sizesContentToFit != oldValue { setNeedsLayout() }
    }
  }

  var content = Size.zero
  /// The size that was set, or found by a fit; what ``content`` is where constraints ask for none.
  var ownContent = Size.zero
  /// The size that constraints ask for.
  var solvedContent: Size?
  /// The size before constraints made it another, which the offset is to follow.
  var contentBeforeSolving: Size?
  var ownContentWidth: Double?
  /// The width that counts for the offset and the mirror, in points.
  final var contentWidth: Double { ownContentWidth ?? content.width }

  // MARK: Offset, insets, pages, zoom

  /// The offset that was asked for.
  var intent = ScrollIntent.atRest
  /// The origin of the bounds that came of it.
  var derivedOrigin = Point.zero
  /// Whether that origin is being set.
  var isDeriving = false
  /// What the offset was brought into its range for; `nil` before the first pass.
  var settled: ScrollSettlement?

  var insets = SidedInsets.directional(.zero)

  /// What of the safe area is added to ``contentInset``; nothing by default.
  ///
  /// UIKit's property of the same name, whose default is automatic.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.never {
    willSet { if newValue != contentInsetAdjustmentBehavior { recordChange(.geometry) } }
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentChanged() } }
  }
  /// Whether content that is not wider than the node can be pulled; UIKit's.
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustmentChanged() } }
  }
  /// Whether content that is not higher than the node can be pulled; UIKit's.
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustmentChanged() } }
  }
  /// Whether scrolling rests at multiples of the node's size: what ``pageIndex`` counts.
  public final var isPagingEnabled = false

  /// The subnode that ``zoomScale`` makes larger; `nil` by default.
  ///
  /// What UIKit asks its delegate for.
  public final var zoomNode: Node? {
    get { zoom.node ?? zoom.place.flatMap { subnodes.dropFirst($0).first } }
    set { (zoom.node, zoom.place) = (newValue, nil) }
  }
  var zoom = ZoomState()

  // MARK: Hooks

  /// The content box: from 0 to ``contentSize``, and as wide as ``contentReferenceWidth`` if there
  /// is one.
  open override var childReferenceRect: Rect {
    Rect(x: 0, y: 0, width: contentWidth, height: content.height)
  }

  /// Finds the content's size, if it is to fit, and the offset.
  open override func layoutSubnodes() {
    super.layoutSubnodes()
    // What waits is meant in the content that there was before the subnodes changed it.
    intent.meet(situation)
    if solvedContent != nil && !isContentSolved { solvedContent = nil }
    let isRefitted =
      sizesContentToFit ? storeContentSize(fittingContentSize) : restoreContentSize()
    // It may have come back to what it was, before the pass came here.
    let isSolved = contentBeforeSolving.map { $0 != content } ?? false
    contentBeforeSolving = nil
    settleOffset(contentChanged: isRefitted || isSolved)
  }

  /// Takes an origin that somebody has set for an offset, as things are now.
  open override func didScroll() {
    super.didScroll()
    if isDeriving { originWasDerived() } else { adoptOrigin() }
  }

  /// Keeps the offset from the leading edge.
  open override func effectiveLayoutDirectionDidChange() {
    super.effectiveLayoutDirectionDidChange()
    deriveOffset()
  }

  open override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "scroll"
    describeScrolling(into: &description)
  }
}
