// swift-format-ignore-file: AlwaysUseLowerCamelCase

import MarayaDirection
public import MarayaGeometry

/// Article 1's names: each is the concept beside it under the name the article gave it.
extension Node {
  /// ``directionalFrame``, under article 1's name.
  @inlinable
  public final var rtl_frame: Rect {
    get { directionalFrame }
    set { directionalFrame = newValue }
  }

  /// ``directionalCenter``, under article 1's name.
  @inlinable
  public final var rtl_center: Point {
    get { directionalCenter }
    set { directionalCenter = newValue }
  }

  /// ``directionalMinX``, under article 1's name.
  @inlinable
  public final var rtl_x: Double {
    get { directionalMinX }
    set { directionalMinX = newValue }
  }

  /// ``directionalMidX``, under article 1's name, which is read-only.
  @inlinable
  public final var rtl_midX: Double { directionalMidX }

  /// ``directionalMaxX``, under article 1's name, which is read-only.
  @inlinable
  public final var rtl_maxX: Double { directionalMaxX }

  /// Reads ``effectiveReferenceWidth`` and sets ``referenceWidth``; article 1's name.
  @inlinable
  public final var rtl_refWidth: Double {
    get { effectiveReferenceWidth }
    set { referenceWidth = newValue }
  }

  /// ``mirroredInSelf(_:)``, under article 1's name.
  @inlinable
  public final func rtl_valueFromSelf(_ value: Double) -> Double { mirroredInSelf(value) }

  /// ``mirroredInReference(_:)``, under article 1's name.
  @inlinable
  public final func rtl_valueFromRef(_ value: Double) -> Double { mirroredInReference(value) }

  /// Sets ``flipsInRightToLeft``; article 1's name.
  @inlinable
  public final func rtl_flip() { flipsInRightToLeft = true }
}
