public import MarayaGeometry

extension Node {
  /// How the node is drawn relative to its untransformed frame, about ``anchorPoint``.
  ///
  /// UIKit's `transform`: the affine part of ``transform3D``; setting it sets the whole of
  /// that. It leaves ``bounds`` and ``center`` alone, so a layout pass does not disturb it.
  /// A non-finite value is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(1).
  public final var transform: AffineTransform {
    get { record.flags.contains(.isTransformed) ? storedTransform : .identity }
    set { setPhysicalTransform(Transform3D(newValue), affine: newValue, property: "transform") }
  }

  /// The transform in three dimensions; geometry uses its projection ``transform``.
  ///
  /// `UIView.transform3D`, `CALayer.transform`. Perspective (`m14`, `m24`, `m34`, `m44`) has no
  /// part in frames, conversions and hit tests: it is kept, with a ``Diagnostic`` that says so.
  ///
  /// - Complexity: O(1).
  public final var transform3D: Transform3D {
    get { record.extras?.transform3D ?? .identity }
    set { setPhysicalTransform(newValue, affine: newValue.affine, property: "transform3D") }
  }

  /// The order of drawing among siblings: higher is nearer; 0 by default.
  ///
  /// `CALayer.zPosition`. It changes no frame, conversion or hit test. A non-finite value is
  /// refused with a ``Diagnostic``.
  public final var zPosition: Double {
    get { record.extras?.zPosition ?? 0 }
    set {
      guard newValue.isFinite else { return rejectNonFinite("zPosition", newValue) }
      if newValue == zPosition { return }
      recordChange(.appearance)
      madeExtras.zPosition = newValue
    }
  }

  private final var storedTransform: AffineTransform {
    record.extras?.transform ?? .identity
  }

  private final func setPhysicalTransform(
    _ transform3D: Transform3D,
    affine: AffineTransform,
    property: String
  ) {
    if !setTransform(transform3D, affine: affine, property: property) { return }
    if record.flags.remove(.hasDirectionalTransform) != nil {
      record.extras?.directionalTransform = nil
    }
  }

  /// Takes over a transform, as it is in physical space; `false` when it is refused.
  @discardableResult
  final func setTransform(
    _ transform3D: Transform3D,
    affine: AffineTransform,
    property: String
  ) -> Bool {
    if transform3D == self.transform3D { return true }
    let frame = bounds.frame(around: anchorPoint, at: center, under: affine)
    guard transform3D.isFinite, frame.isFinite else {
      rejectNonFinite(property, transform3D)
      return false
    }
    if transform3D.hasPerspective {
      report(.perspectiveIgnored, property, "\(transform3D)")
    }
    recordChange(.transform)
    let extras = madeExtras
    extras.transform3D = transform3D
    extras.transform = affine
    if affine.isIdentity {
      record.flags.remove(.isTransformed)
    } else {
      record.flags.insert(.isTransformed)
    }
    // Another part of the safe area lies over the node.
    if record.flags.contains(.hasSafeArea) { markNeedsLayout() }
    return true
  }

  // MARK: Frames under a transform

  @usableFromInline
  final var transformedFrame: Rect {
    bounds.frame(around: anchorPoint, at: center, under: transform)
  }

  /// The bounds and the position that make `frame` the node's frame.
  ///
  /// UIKit's arithmetic: the size is that of the box around `frame` under the inverse, which
  /// is exact for axis-aligned transforms and inflates others. A transform that can't be
  /// inverted keeps the size.
  final func invertingFrame(_ frame: Rect) -> (bounds: Rect, position: Point) {
    let transform = transform
    var bounds = record.bounds
    if transform.isInvertible {
      var linear = transform
      linear.tx = 0
      linear.ty = 0
      bounds.size = Rect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    }
    let box = bounds.frame(around: anchorPoint, at: .zero, under: transform)
    return (bounds, Point(x: frame.minX - box.minX, y: frame.minY - box.minY))
  }
}

extension Rect {
  /// The box around these bounds, turned about an anchor point that stands at `position`.
  func frame(
    around anchorPoint: UnitPoint,
    at position: Point,
    under transform: AffineTransform
  ) -> Rect {
    Rect(
      x: -anchorPoint.x * size.width,
      y: -anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
    .applying(transform)
    .offsetBy(dx: position.x, dy: position.y)
  }
}

extension Transform3D {
  /// Whether points are divided by a weight of their own, which no affine transform does.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}
