// The article's names. Baselines keep UIKit's: a label's `firstBaseline` is a number.

extension LayoutItem {
  /// The short name of ``leadingAnchor``.
  public var leading: XAnchor<Directional> { leadingAnchor }
  /// The short name of ``trailingAnchor``.
  public var trailing: XAnchor<Directional> { trailingAnchor }
  /// The short name of ``leftAnchor``.
  public var left: XAnchor<Absolute> { leftAnchor }
  /// The short name of ``rightAnchor``.
  public var right: XAnchor<Absolute> { rightAnchor }
  /// The short name of ``centerXAnchor``.
  public var centerX: XAnchor<Neutral> { centerXAnchor }
  /// The short name of ``directionalCenterXAnchor``.
  public var directionalCenterX: XAnchor<Directional> { directionalCenterXAnchor }
  /// The short name of ``topAnchor``.
  public var top: YAnchor { topAnchor }
  /// The short name of ``bottomAnchor``.
  public var bottom: YAnchor { bottomAnchor }
  /// The short name of ``centerYAnchor``.
  public var centerY: YAnchor { centerYAnchor }
  /// The short name of ``widthAnchor``.
  public var width: DimensionAnchor { widthAnchor }
  /// The short name of ``heightAnchor``.
  public var height: DimensionAnchor { heightAnchor }
}
