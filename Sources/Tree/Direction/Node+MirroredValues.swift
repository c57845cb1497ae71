import MarayaDirection

extension Node {
  /// An x of this node's bounds space in the other space: from leading to physical, or back.
  ///
  /// Mirrors about ``childReferenceAxis`` when ``effectiveLayoutDirection`` is right-to-left,
  /// and is the value itself otherwise. Article 1's `rtl_valueFromSelf`, which left the origin
  /// of the bounds out; a node that scrolls mirrors about its content, as there.
  ///
  /// - Complexity: O(1).
  public final func mirroredInSelf(_ x: Double) -> Double {
    Reflection(effectiveLayoutDirection, across: Unmanaged.passUnretained(self).axisOfSubnodes)(x)
  }

  /// An x of the supernode's bounds space in the other space: from leading to physical, or back.
  ///
  /// Mirrors about the axis this node is placed with, in the supernode's direction. Article 1's
  /// `rtl_valueFromRef`.
  ///
  /// - Complexity: O(1).
  public final func mirroredInReference(_ x: Double) -> Double { placementReflection(x) }
}
