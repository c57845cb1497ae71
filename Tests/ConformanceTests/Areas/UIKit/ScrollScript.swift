import Maraya

/// What a case has a scroll view be, and what it does to it.
struct ScrollScript {
  /// The offset that is set, from the leading edge.
  private(set) var offset: Point?
  /// The offset whose clamped value is asked for.
  let proposed: Point?
  private var size = Size.zero
  private var content = Size.zero
  private let scale: Double?
  private var insets = EdgeInsets.zero
  private let safeArea: EdgeInsets?
  private var behavior = ContentInsetAdjustmentBehavior.never
  private let thenContent: Size?
  private let thenSize: Size?
  private let rect: Rect?

  init(_ given: inout Fields) throws {
    if let frame = try given.take("frame")?.rect { size = frame.size }
    if let given = try given.take("boundsSize")?.size { size = given }
    if let given = try given.take("contentSize")?.size { content = given }
    scale = try given.take("scale")?.number
    for key in ["contentInsetTLBR", "adjustedInsetTLBR"] {
      if let given = try given.take(key)?.edgeInsets { insets = given }
    }
    safeArea = try given.take("safeAreaTLBR")?.edgeInsets
    if let name = try given.take("behavior")?.text {
      guard let known = ContentInsetAdjustmentBehavior(rawValue: name) else {
        throw NotUnderstood("the behavior '\(name)'")
      }
      behavior = known
    }
    offset = try Self.offset(&given)
    thenContent = try given.take("thenContentSize")?.size
    thenSize = try given.take("thenBoundsSize")?.size
    proposed = try given.take("proposed")?.point
    rect = try given.take("rect")?.rect
    // Whether fingers scroll: there are none here. And a scroll view is at once where it is sent.
    for key in ["scrollEnabled", "animated"] {
      if try given.take(key)?.flag == true { throw NotUnderstood("'\(key)'") }
    }
  }

  private static func offset(_ given: inout Fields) throws -> Point? {
    for key in ["contentOffset", "setContentOffset"] where given.has(key) {
      return try given.require(key).point
    }
    if let x = try given.take("setContentOffsetX")?.number { return Point(x: x, y: 0) }
    if let y = try given.take("startOffsetY")?.number { return Point(x: 0, y: y) }
    return nil
  }

  /// A scroll node to which all of it was done, by a name of the offset.
  func perform(in direction: LayoutDirection, _ name: OffsetName) -> Viewport {
    let viewport = Viewport(direction, size: size, content: content)
    let (root, scroll) = (viewport.root, viewport.scroll)
    root.displayScale = scale
    scroll.rtl_contentInset = insets
    scroll.contentInsetAdjustmentBehavior = behavior
    if let safeArea {
      // The node has the safe area of a root that is as large.
      root.layout(width: size.width, height: size.height)
      root.safeAreaInsets = direction.physical(
        DirectionalEdgeInsets(
          top: safeArea.top,
          leading: safeArea.left,
          bottom: safeArea.bottom,
          trailing: safeArea.right
        )
      )
    }
    root.layoutIfNeeded()
    if let offset { name.set(scroll, offset) }
    if let thenContent { scroll.contentSize = thenContent }
    if let thenSize { scroll.bounds.size = thenSize }
    root.layoutIfNeeded()
    if let rect {
      let mirror = Reflection(direction, across: ReferenceAxis(width: scroll.contentSize.width))
      scroll.scrollRectToVisible(mirror(rect), animated: false)
    }
    return viewport
  }
}
