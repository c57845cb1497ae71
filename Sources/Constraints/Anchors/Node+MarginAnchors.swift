public import MarayaTree

// The attributes of what a node's margins leave. Those of `margins`, the guide, are the same places.

extension Node {
  /// The leading edge without the margin.
  public final var leadingMargin: XAnchor<Directional> { LayoutAnchor(self, .leadingMargin) }
  /// The trailing edge without the margin.
  public final var trailingMargin: XAnchor<Directional> { LayoutAnchor(self, .trailingMargin) }
  /// The left edge without the margin.
  public final var leftMargin: XAnchor<Absolute> { LayoutAnchor(self, .leftMargin) }
  /// The right edge without the margin.
  public final var rightMargin: XAnchor<Absolute> { LayoutAnchor(self, .rightMargin) }
  /// The middle between left and right of what the margins leave.
  public final var centerXWithinMargins: XAnchor<Neutral> {
    LayoutAnchor(self, .centerXWithinMargins)
  }
  /// The same middle, from which constants count towards the trailing edge.
  public final var directionalCenterXWithinMargins: XAnchor<Directional> {
    LayoutAnchor(self, .directionalCenterXWithinMargins)
  }
  /// The top edge without the margin.
  public final var topMargin: YAnchor { LayoutAnchor(self, .topMargin) }
  /// The bottom edge without the margin.
  public final var bottomMargin: YAnchor { LayoutAnchor(self, .bottomMargin) }
  /// The middle between top and bottom of what the margins leave.
  public final var centerYWithinMargins: YAnchor { LayoutAnchor(self, .centerYWithinMargins) }
}
