public import MarayaDirection
import MarayaGeometry

extension Node {
  /// The width to mirror this node across, in points, or `nil` to use the supernode's.
  ///
  /// Setting it places a node that has a directional frame again, at once. It is not
  /// inherited. Article 1's `rtl_refWidth`; a node that has one needs no supernode to be
  /// mirrored. A negative or non-finite value is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(1).
  public final var referenceWidth: Double? {
    get { record.flags.contains(.hasReferenceWidth) ? ownReferenceWidth : nil }
    set {
      if newValue == referenceWidth { return }
      if let newValue, !newValue.isFinite {
        return rejectNonFinite("referenceWidth", newValue)
      }
      if let newValue, newValue < 0 {
        return rejectNegative("referenceWidth", newValue)
      }
      guard canPlace(withReferenceWidth: newValue) else {
        return rejectNonFinite("referenceWidth", newValue ?? .nan)
      }
      recordChange(.geometry)
      if let newValue {
        keepInExtras { $0.referenceWidth = newValue }
        record.flags.insert(.hasReferenceWidth)
      } else {
        record.flags.remove(.hasReferenceWidth)
      }
      resolvePlacement()
      if record.flags.contains(.isRuled) { record.supernode?.read { $0.setNeedsPlacing() } }
      // What constraints found counts from the axis.
      if isPlacedByConstraints { record.supernode?.read { $0.placeConstrainedSubnodes() } }
    }
  }

  /// The width this node is mirrored across, in points: its own ``referenceWidth``, else the
  /// supernode's extent; 0 for a root without one.
  ///
  /// - Complexity: O(1).
  public final var effectiveReferenceWidth: Double {
    placementAxis?.width ?? 0
  }

  /// Whether the place that a directional frame would have with such a width is finite.
  private final func canPlace(withReferenceWidth width: Double?) -> Bool {
    guard let width, record.flags.contains(.isDirectional), !record.flags.contains(.isRuled)
    else { return true }
    let reflection = Reflection(placementDirection, across: ReferenceAxis(width: width))
    return canCommit(record.bounds, reflection(directionalFrame).origin, isOrigin: true)
  }

  /// The reference width of a node that has one.
  final var ownReferenceWidth: Double { record.extras?.referenceWidth ?? 0 }

  /// The axis this node is mirrored about; `nil` for a root without a reference width.
  ///
  /// From 0 to its own ``referenceWidth`` if it has one, else the supernode's
  /// ``childReferenceAxis``.
  ///
  /// - Complexity: O(1).
  public final var placementAxis: ReferenceAxis? {
    if record.flags.contains(.hasReferenceWidth) {
      return ReferenceAxis(width: ownReferenceWidth)
    }
    return linkAbove?.axisOfSubnodes
  }

  /// The way from this node's directional frame to its physical one, and back.
  final var placementReflection: Reflection {
    guard let axis = placementAxis else { return .identity }
    return Reflection(placementDirection, across: axis)
  }

  /// The direction this node is placed with: its supernode's, of a root its own.
  ///
  /// - Complexity: O(1).
  public final var placementDirection: LayoutDirection {
    linkAbove?.read { $0.effectiveLayoutDirection } ?? effectiveLayoutDirection
  }
}
