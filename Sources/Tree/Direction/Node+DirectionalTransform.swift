import MarayaDirection
public import MarayaGeometry

extension Node {
  /// The transform in leading space: it turns and moves with the reading direction.
  ///
  /// The directional twin of ``transform``. A translation goes towards the trailing edge, a
  /// rotation turns the other way under a right-to-left supernode: ``transform`` is then S·M·S,
  /// where S mirrors x. The supernode's direction counts, as for every placement; after it has
  /// changed, the next pass derives ``transform`` again. Setting ``transform`` makes it physical.
  ///
  /// - Complexity: O(1).
  public final var directionalTransform: AffineTransform {
    get {
      record.extras?.directionalTransform ?? placementReflection.leading(transform)
    }
    set {
      let transform = placementReflection.physical(newValue)
      let isTaken = setTransform(
        Transform3D(transform),
        affine: transform,
        property: "directionalTransform"
      )
      guard isTaken else { return }
      madeExtras.directionalTransform = newValue
      record.flags.insert(.hasDirectionalTransform)
    }
  }

  /// The translation of ``transform``, in points, physical: to the right, and down.
  public final var translation: Point {
    get { Point(x: transform.tx, y: transform.ty) }
    set {
      var moved = transform
      moved.tx = newValue.x
      moved.ty = newValue.y
      transform = moved
    }
  }

  /// The translation of ``directionalTransform``, in points: towards the trailing edge, and down.
  public final var directionalTranslation: Point {
    get { Point(x: directionalTransform.tx, y: directionalTransform.ty) }
    set {
      var moved = directionalTransform
      moved.tx = newValue.x
      moved.ty = newValue.y
      directionalTransform = moved
    }
  }

  /// Whether what the node shows is mirrored while its direction is right-to-left.
  ///
  /// For arrows and pictures that point somewhere: the bounds space mirrors about its middle,
  /// before ``transform``, so the frame stays where it is. It undoes itself when the direction
  /// turns back. Article 1's `rtl_flip()`, which overwrote the transform, once, by a rotation
  /// out of the plane. Text below the node is mirrored, too.
  public final var flipsInRightToLeft: Bool {
    get { record.flags.contains(.flipsInRightToLeft) }
    set { setFlag(.flipsInRightToLeft, newValue) }
  }

  /// ``transform`` with what ``flipsInRightToLeft`` puts before it: how the node is drawn.
  ///
  /// About ``anchorPoint``, as `transform` is.
  public final var effectiveTransform: AffineTransform {
    guard isFlipped else { return transform }
    let turn = (1 - 2 * anchorPoint.x) * record.width
    return AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: turn, ty: 0).concatenating(transform)
  }

  /// Whether the node's space is related to its supernode's by more than a translation.
  final var isMapped: Bool { record.flags.contains(.isTransformed) || isFlipped }

  private final var isFlipped: Bool {
    record.flags.contains(.flipsInRightToLeft) && effectiveLayoutDirection.flipsContent
  }

  /// Derives the physical transform from the directional one, if that is what was asked for.
  final func resolveTransform() {
    if record.flags.contains(.hasDirectionalTransform) { turnTransform() }
  }

  @inline(never)
  private final func turnTransform() {
    guard let directional = record.extras?.directionalTransform else { return }
    let transform = placementReflection.physical(directional)
    setTransform(Transform3D(transform), affine: transform, property: "directionalTransform")
  }
}
