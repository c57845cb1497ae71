// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MarayaGeometry

/// Article 1's names: each is the concept beside it under the name the article gave it.
extension Node {
  /// ``directionalFrame``, under article 1's name.
  @inlinable
  public final var rtl_frame: Rect {
    get { directionalFrame }
    set { directionalFrame = newValue }
  }

  /// Reads ``effectiveReferenceWidth`` and sets ``referenceWidth``; article 1's name.
  @inlinable
  public final var rtl_refWidth: Double {
    get { effectiveReferenceWidth }
    set { referenceWidth = newValue }
  }
}
