import MarayaDirection
import MarayaTree

extension Node {
  /// The reflection by which this node is placed: the direction of its supernode, and its axis.
  ///
  /// `nil` for a root without a reference width, which is not mirrored.
  final var placingReflection: Reflection? {
    let own = referenceWidth.map(ReferenceAxis.init(width:))
    guard let axis = own ?? supernode?.childReferenceAxis else { return nil }
    return Reflection((supernode ?? self).effectiveLayoutDirection, across: axis)
  }
}

extension LayoutDirection {
  /// The direction in which a reflection reflects.
  static let turned = allCases.first(where: \.flipsContent) ?? allCases[0]
}
