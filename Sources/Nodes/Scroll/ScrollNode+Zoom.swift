import MarayaGeometry
import MarayaLayout
import MarayaTree

/// The zoom of content, and between what it lies.
struct ZoomState {
  weak var node: Node?
  /// Where it stands among the subnodes, if a file says so before they are there.
  var place: Int?
  var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
  /// The content at scale 1, and what it was scaled to.
  var base = ZoomedContent()
  var result: ZoomedContent?
}

/// What of the content zooming makes larger.
struct ZoomedContent: Equatable {
  var size = Size.zero
  /// The reference width, if there is one.
  var width: Double?

  var isFinite: Bool { size.isFinite && (width ?? 0).isFinite }

  func scaled(by factor: Double) -> ZoomedContent {
    ZoomedContent(
      size: Size(width: size.width * factor, height: size.height * factor),
      width: width.map { $0 * factor }
    )
  }
}

extension ScrollNode {
  /// How much larger ``zoomNode`` is shown; 1 by default.
  ///
  /// UIKit's `zoomScale`. A value beyond the least and the largest one is taken as the nearer of
  /// them. The node is scaled by its transform and begins at the leading top corner of the content,
  /// whose size grows with it; the middle of what is seen stays. A non-finite value is refused with
  /// a `Diagnostic`; without a ``zoomNode`` nothing happens.
  public final var zoomScale: Double {
    get { zoom.scale }
    set {
      guard newValue.isFinite else { return report(.nonFiniteValue, "zoomScale", "\(newValue)") }
      zoomContent(to: max(zoom.minimum, min(zoom.maximum, newValue)))
    }
  }

  /// The least ``zoomScale``; 1 by default, and above 0.
  public final var minimumZoomScale: Double {
    get { zoom.minimum }
    set {
      guard checkZoom(newValue, "minimumZoomScale") else { return }
      zoom.minimum = newValue
    }
  }

  /// The largest ``zoomScale``; 1 by default, and above 0.
  public final var maximumZoomScale: Double {
    get { zoom.maximum }
    set {
      guard checkZoom(newValue, "maximumZoomScale") else { return }
      zoom.maximum = newValue
    }
  }

  func checkZoom(_ scale: Double, _ property: String) -> Bool {
    guard scale.isFinite else {
      report(.nonFiniteValue, property, "\(scale)")
      return false
    }
    guard scale > 0 else {
      report(.negativeLength, property, "\(scale)")
      return false
    }
    return true
  }

  private func zoomContent(to scale: Double) {
    guard let node = zoomNode, node.supernode === self, scale != zoom.scale else { return }
    let present = ZoomedContent(size: content, width: ownContentWidth)
    // Scaled from the size at 1, so that nothing drifts.
    let base = zoom.result == present ? zoom.base : present.scaled(by: 1 / zoom.scale)
    let result = base.scaled(by: scale)
    let factor = scale / zoom.scale
    let (offset, size) = (directionalContentOffset, node.bounds.size)
    let middle = Point(
      x: (offset.x + bounds.width / 2) * factor,
      y: (offset.y + bounds.height / 2) * factor
    )
    let scaled = Size(width: size.width * scale, height: size.height * scale)
    guard result.isFinite, middle.isFinite, scaled.isFinite, hasFiniteRanges(with: result) else {
      return report(.nonFiniteValue, "zoomScale", "\(scale)")
    }
    (zoom.scale, zoom.base, zoom.result) = (scale, base, result)
    // From its middle the scaled node reaches half of its size to each side.
    node.anchorPoint = .center
    node.transform = AffineTransform(scaleX: scale, y: scale)
    node.directionalCenter = Point(x: scaled.width / 2, y: scaled.height / 2)
    contentSize = result.size
    contentReferenceWidth = result.width
    let (x, y) = ranges
    directionalContentOffset = Point(
      x: x.clamped(middle.x - bounds.width / 2),
      y: y.clamped(middle.y - bounds.height / 2)
    )
  }

  /// Whether content of a size is taken: nothing is zoomed where it is not.
  private func hasFiniteRanges(with zoomed: ZoomedContent) -> Bool {
    let old = (content, ownContentWidth)
    (content, ownContentWidth) = (zoomed.size, zoomed.width)
    defer { (content, ownContentWidth) = old }
    return rangesAreFinite
  }

  /// How far the ``zoomNode`` reaches as it is shown.
  func zoomedReach(of node: Node) -> Size {
    let (center, anchor, size) = (node.directionalCenter, node.anchorPoint, node.bounds.size)
    return Size(
      width: center.x + (1 - anchor.x) * size.width * zoom.scale,
      height: center.y + (1 - anchor.y) * size.height * zoom.scale
    )
  }
}
