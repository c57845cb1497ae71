import MarayaDirection

extension Node {
  /// The width to mirror this node across, in points, or `nil` to use the supernode's.
  ///
  /// Setting it places a node that has a directional frame again, at once. It is not
  /// inherited. Article 1's `rtl_refWidth`; a node that has one needs no supernode to be
  /// mirrored. A negative or non-finite value is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(1).
  public final var referenceWidth: Double? {
    get { record.referenceWidth.isNaN ? nil : record.referenceWidth }
    set {
      if newValue == referenceWidth { return }
      if let newValue, !newValue.isFinite {
        return report(.nonFiniteValue, "referenceWidth", "\(newValue)")
      }
      if let newValue, newValue < 0 {
        return report(.negativeLength, "referenceWidth", "\(newValue)")
      }
      recordChange(.geometry)
      record.referenceWidth = newValue ?? .nan
      resolvePlacement()
    }
  }

  /// The width this node is mirrored across, in points: its own ``referenceWidth``, else the
  /// supernode's extent; 0 for a root without one.
  ///
  /// - Complexity: O(1).
  public final var effectiveReferenceWidth: Double {
    placementAxis?.width ?? 0
  }

  /// The axis this node is mirrored about; `nil` for a root without a reference width.
  final var placementAxis: ReferenceAxis? {
    if !record.referenceWidth.isNaN { return ReferenceAxis(width: record.referenceWidth) }
    return supernode?.childReferenceAxis
  }

  /// The way from this node's directional frame to its physical one, and back.
  final var placementReflection: Reflection {
    guard let axis = placementAxis else { return .identity }
    return Reflection(supernode?.inheritedDirection ?? inheritedDirection, across: axis)
  }
}
