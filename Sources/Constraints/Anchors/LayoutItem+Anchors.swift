// UIKit's names.

extension LayoutItem {
  /// The edge at which the owner's direction begins.
  public var leadingAnchor: XAnchor<Directional> { LayoutAnchor(self, .leading) }
  /// The edge at which the owner's direction ends.
  public var trailingAnchor: XAnchor<Directional> { LayoutAnchor(self, .trailing) }
  /// The left edge, in both directions.
  public var leftAnchor: XAnchor<Absolute> { LayoutAnchor(self, .left) }
  /// The right edge, in both directions.
  public var rightAnchor: XAnchor<Absolute> { LayoutAnchor(self, .right) }
  /// The middle between left and right; a constant between two of them does not mirror.
  public var centerXAnchor: XAnchor<Neutral> { LayoutAnchor(self, .centerX) }
  /// The same middle, from which constants count towards the trailing edge.
  public var directionalCenterXAnchor: XAnchor<Directional> {
    LayoutAnchor(self, .directionalCenterX)
  }
  /// The top edge.
  public var topAnchor: YAnchor { LayoutAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: YAnchor { LayoutAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: YAnchor { LayoutAnchor(self, .centerY) }
  /// Where the first line of text stands; the top edge where there is no text.
  public var firstBaselineAnchor: YAnchor { LayoutAnchor(self, .firstBaseline) }
  /// Where the last line of text stands; the bottom edge where there is no text.
  public var lastBaselineAnchor: YAnchor { LayoutAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: DimensionAnchor { LayoutAnchor(self, .width) }
  /// The height.
  public var heightAnchor: DimensionAnchor { LayoutAnchor(self, .height) }
}
