// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MarayaGeometry

/// Article 1's names for layers; those that a view has as well are in `Node`.
extension LayerNode {
  /// ``Node/directionalPosition``, under article 1's name.
  @inlinable
  public final var rtl_position: Point {
    get { directionalPosition }
    set { directionalPosition = newValue }
  }
}
