// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MarayaGeometry

/// Article 1's name.
extension GradientNode {
  /// Sets ``directionalStartPoint`` and ``directionalEndPoint``; article 1's name.
  ///
  /// The article exchanged the two x right-to-left: (0, 0) to (0.25, 1) became (0.25, 0) to (0, 1)
  /// instead of (1, 0) to (0.75, 1). Two points of which one is not finite are both refused.
  public final func rtl_set(startPoint: UnitPoint, endPoint: UnitPoint) {
    // One that is refused keeps the other from counting.
    guard endPoint.isFinite else { return directionalEndPoint = endPoint }
    guard startPoint.isFinite else { return directionalStartPoint = startPoint }
    (directionalStartPoint, directionalEndPoint) = (startPoint, endPoint)
  }
}
