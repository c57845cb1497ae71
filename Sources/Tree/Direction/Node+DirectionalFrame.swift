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
      guard record.flags.contains(.isDirectional) else {
        return placementReflection(untransformedFrame)
      }
      var origin = record.directionalPoint
      if record.flags.contains(.directionalPointIsPosition) {
        origin.x -= anchorOffset.x
        origin.y -= anchorOffset.y
      }
      return Rect(origin: origin, size: record.bounds.size)
    }
    set {
      let rect = newValue.standardized
      let bounds = Rect(origin: record.bounds.origin, size: rect.size)
      let origin = placementReflection(rect).origin
      guard rect.isFinite, canCommit(bounds, origin, isOrigin: true) else {
        return rejectNonFinite("directionalFrame", newValue)
      }
      commit(bounds, origin, isOrigin: true)
      ask(for: rect.origin, isPosition: false)
    }
  }

  /// The place of ``anchorPoint``, measured from the leading edge, in points.
  ///
  /// The directional twin of ``center``. The rectangle mirrors; its anchor point stays the same
  /// part of it. Article 1's `rtl_center`, which took every anchor point for the middle.
  ///
  /// - Complexity: O(1).
  public final var directionalCenter: Point {
    get {
      if record.flags.contains(.isDirectional) {
        let point = record.directionalPoint
        if record.flags.contains(.directionalPointIsPosition) { return point }
        return Point(x: point.x + anchorOffset.x, y: point.y + anchorOffset.y)
      }
      return mirroredPosition(center)
    }
    set {
      let position = mirroredPosition(newValue)
      guard newValue.isFinite, canCommit(record.bounds, position, isOrigin: false) else {
        return rejectNonFinite("directionalCenter", newValue)
      }
      commit(record.bounds, position, isOrigin: false)
      ask(for: newValue, isPosition: true)
    }
  }

  /// Another name of ``directionalCenter``, as ``position`` is one of ``center``.
  public final var directionalPosition: Point {
    get { directionalCenter }
    set { directionalCenter = newValue }
  }

  /// A position in the other space: from physical to leading space, or back.
  final func mirroredPosition(_ position: Point) -> Point {
    mirroredPosition(position, with: placementReflection)
  }

  final func mirroredPosition(_ position: Point, with reflection: Reflection) -> Point {
    let anchor = anchorPoint.x
    let width = record.bounds.size.width
    return Point(x: reflection(position: position.x, anchor: anchor, width: width), y: position.y)
  }

  /// Remembers a frame-like placement in leading space, which has just been committed.
  private final func ask(for point: Point, isPosition: Bool) {
    record.directionalPoint = point
    record.flags.insert(.isDirectional)
    if isPosition {
      record.flags.insert(.directionalPointIsPosition)
    } else {
      record.flags.remove(.directionalPointIsPosition)
    }
    frameWasAskedFor()
  }

  // MARK: Under a change of the physical place

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
  final func rederiveDirectionalPoint() {
    guard record.flags.contains(.isDirectional) else { return }
    record.directionalPoint = placementReflection(untransformedFrame).origin
    record.flags.remove(.directionalPointIsPosition)
    // Mirroring twice is not exact: what is remembered decides.
    resolvePlacement(with: placementReflection)
  }
}
