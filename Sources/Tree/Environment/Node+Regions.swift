package import MarayaDirection
public import MarayaGeometry
import MarayaLayout

extension Node {
  /// The bounds without the safe area, in points, in the node's bounds space.
  ///
  /// The frame of UIKit's `safeAreaLayoutGuide`.
  public final var safeAreaRect: Rect { bounds.within(safeAreaInsets) }

  /// The bounds without the margins, in points, in the node's bounds space.
  ///
  /// The frame of UIKit's `layoutMarginsGuide`.
  public final var layoutMarginsRect: Rect { bounds.within(layoutMargins) }

  /// The part of ``layoutMarginsRect`` that is narrow enough to read, in the middle of it.
  ///
  /// The frame of UIKit's `readableContentGuide`: no wider than ``readableWidth``.
  public final var readableContentRect: Rect { layoutMarginsRect.readable(readableWidth) }

  /// The width beyond which text is tiring to read, in points: 672, unless set here or above.
  ///
  /// UIKit derives it from the user's text size; 672 is that of the default size. A negative or
  /// non-finite value is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node, O(1) in a tree where none is set;
  ///   to set, O(*n*) for *n* nodes below.
  public final var readableWidth: Double {
    get {
      guard record.flags.contains(.hasReadableWidth) else { return 672 }
      var link: NodeLink? = Unmanaged.passUnretained(self)
      while let current = link {
        if let width = current.read({ $0.record.extras?.surroundings?.readableWidth }) {
          return width
        }
        link = current.read { $0.linkAbove }
      }
      return 672
    }
    set {
      guard newValue.isFinite else { return rejectNonFinite("readableWidth", newValue) }
      guard newValue >= 0 else { return rejectNegative("readableWidth", newValue) }
      if newValue == record.extras?.surroundings?.readableWidth { return }
      recordChange(.environment)
      madeSurroundings.readableWidth = newValue
      spread(.hasReadableWidth)
    }
  }

  /// The bounds as subnodes see them in leading space, in points.
  ///
  /// Where the axis is that of the bounds, these are their own mirror image, to the last bit.
  final func leadingBounds(_ direction: LayoutDirection, across axis: ReferenceAxis) -> Rect {
    record.bounds.movesWith(axis)
      ? record.bounds : Reflection(direction, across: axis)(record.bounds)
  }

  /// The readable width, in a pass that has found those above.
  private final var foundReadableWidth: Double {
    record.extras?.surroundings?.foundReadableWidth ?? 672
  }

  /// Finds again what surrounds the node and reaches its subnodes, in a pass that has done so for
  /// those above.
  final func updateSurroundings() {
    let flags = record.flags
    if flags.contains(.hasSafeArea) { updateSafeArea() }
    if flags.contains(.preservesMargins) { updatePreservedMargins() }
    guard flags.contains(.hasReadableWidth) else { return }
    let inherited = linkAbove?.read { $0.foundReadableWidth } ?? 672
    let width = record.extras?.surroundings?.readableWidth ?? inherited
    if width == record.extras?.surroundings?.foundReadableWidth { return }
    madeSurroundings.foundReadableWidth = width
    markSubnodes { _ in true }
  }

  /// Marks the subnodes into which a change reaches.
  final func markSubnodes(where isReached: (Node) -> Bool) {
    var link = record.firstSubnode
    while let current = link {
      link = current.read { subnode in
        if isReached(subnode) {
          subnode.record.flags.formUnion(.layoutMarks)
          record.flags.markSubnodes()
        }
        return subnode.record.nextSibling
      }
    }
  }

  /// A region of this node as its subnodes see it, in leading space, in points.
  ///
  /// The axis stands for the horizontal extent of the box: it is that of the content, or a
  /// subnode's own reference width. Regions other than the bounds are those that a pass has found.
  ///
  /// - Parameters:
  ///   - region: Which one.
  ///   - axis: The axis.
  ///   - isSought: Whether they are looked for again, ahead of the pass.
  /// - Returns: The region.
  final func leadingRegion(
    _ region: PlacementRegion,
    across axis: ReferenceAxis,
    isSought: Bool = false
  ) -> Rect {
    let bounds = Unmanaged.passUnretained(self).boxOfSubnodes
    let box = Rect(x: axis.minX, y: bounds.minY, width: axis.width, height: bounds.height)
    let inner = region == .bounds ? box : box.within(leadingInsets(of: region, isSought: isSought))
    if region != .readable { return inner }
    return inner.readable(isSought ? readableWidth : foundReadableWidth)
  }

  /// How far a region is from the edges of the box: of the readable part, how far the margins are.
  final func leadingInsets(
    of region: PlacementRegion,
    isSought: Bool
  ) -> DirectionalEdgeInsets {
    let direction = effectiveLayoutDirection
    switch region {
    case .bounds: return direction.leading(EdgeInsets.zero)
    case .margins, .readable: return direction.leading(isSought ? layoutMargins : foundMargins)
    case .safeArea: return direction.leading(isSought ? safeAreaInsets : foundSafeArea)
    }
  }
}

extension Rect {
  /// Whether an axis is the extent of these bounds, rather than of content that scrolls in them.
  package func movesWith(_ axis: ReferenceAxis) -> Bool { axis.minX == minX && axis.maxX == maxX }

  /// The rectangle without insets from its leading edge; of no size where they leave nothing.
  fileprivate func within(_ insets: DirectionalEdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }

  /// The rectangle without physical insets; of no size where they leave nothing.
  fileprivate func within(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }

  /// The middle of the rectangle, at most as wide as is readable.
  fileprivate func readable(_ limit: Double) -> Rect {
    insetBy(dx: max(width - limit, 0) / 2, dy: 0)
  }
}
