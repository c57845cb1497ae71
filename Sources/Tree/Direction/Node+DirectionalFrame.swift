import MarayaDirection
public import MarayaGeometry

extension Node {
  /// The node's untransformed rectangle, measured from the leading edge, in points.
  ///
  /// Setting it asks the node to stay at this distance from the leading edge: its physical
  /// ``frame`` is derived at once from what is known, again when it is added to a supernode,
  /// and in the next pass after the direction or the reference width has changed. It reads
  /// back exactly as it was set. Reading it from a node with a physical frame mirrors that.
  ///
  /// Article 1's `rtl_frame`, which forgot the intent. A negative size is standardised; a
  /// non-finite value is refused with a ``Diagnostic``. The supernode's direction counts, and
  /// ``transform`` is left alone.
  ///
  /// - Complexity: O(1).
  public final var directionalFrame: Rect {
    get {
      if record.flags.contains(.isDirectional) {
        return Rect(origin: record.directionalOrigin, size: record.bounds.size)
      }
      return placementReflection(untransformedFrame)
    }
    set {
      let rect = newValue.standardized
      let bounds = Rect(origin: record.bounds.origin, size: rect.size)
      let origin = placementReflection(rect).origin
      guard rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
        return rejectNonFinite("directionalFrame", newValue)
      }
      commit(bounds, origin, isOrigin: true)
      record.directionalOrigin = rect.origin
      record.flags.insert(.isDirectional)
    }
  }

  /// Derives the physical place from the directional one, if that is what was asked for.
  final func resolvePlacement() {
    if record.flags.contains(.isDirectional) { resolvePlacement(with: placementReflection) }
  }

  /// As `resolvePlacement()`, with a reflection that all subnodes of one node share.
  final func resolvePlacement(with reflection: Reflection) {
    let rect = Rect(origin: record.directionalOrigin, size: record.bounds.size)
    let origin = reflection(rect).origin
    if record.flags.contains(.pointIsOrigin) && origin == record.point { return }
    guard canCommit(record.bounds, origin, isOrigin: true) else {
      return rejectNonFinite("frame", reflection(rect))
    }
    commit(record.bounds, origin, isOrigin: true)
  }

  /// Whether a directional placement could follow such a change of the physical place.
  final func canRederive(_ bounds: Rect, position: Point, anchorPoint: UnitPoint) -> Bool {
    guard record.flags.contains(.isDirectional) else { return true }
    let origin = Point(
      x: position.x - anchorPoint.x * bounds.size.width,
      y: position.y - anchorPoint.y * bounds.size.height
    )
    let reflection = placementReflection
    let directional = reflection(Rect(origin: origin, size: bounds.size))
    return directional.isFinite && reflection(directional).isFinite
  }

  /// Derives the directional place from the physical one, after the latter was changed under
  /// a directional placement (by `bounds` or `anchorPoint`).
  final func rederiveDirectionalOrigin() {
    guard record.flags.contains(.isDirectional) else { return }
    record.directionalOrigin = placementReflection(untransformedFrame).origin
    // Mirroring twice is not exact: what is remembered decides.
    resolvePlacement()
  }
}
