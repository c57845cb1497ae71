import MarayaGeometry
import MarayaLayout
import MarayaTree

/// The zoom of content, and between what it lies.
struct ZoomState: Equatable {
  var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
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

  private func checkZoom(_ scale: Double, _ property: String) -> Bool {
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
    let factor = scale / zoom.scale
    let offset = directionalContentOffset
    let middle = Point(
      x: (offset.x + bounds.width / 2) * factor,
      y: (offset.y + bounds.height / 2) * factor
    )
    zoom.scale = scale
    // From its middle the scaled node reaches half of its size to each side.
    let size = node.bounds.size
    node.anchorPoint = .center
    node.transform = AffineTransform(scaleX: scale, y: scale)
    node.directionalCenter = Point(x: size.width * scale / 2, y: size.height * scale / 2)
    contentSize = Size(width: content.width * factor, height: content.height * factor)
    let (x, y) = ranges
    directionalContentOffset = Point(
      x: x.clamped(middle.x - bounds.width / 2),
      y: y.clamped(middle.y - bounds.height / 2)
    )
  }
}
