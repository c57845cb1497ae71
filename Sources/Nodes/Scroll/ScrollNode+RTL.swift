// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MarayaGeometry
import MarayaTree

/// Article 1's names: each is the concept beside it under the name the article gave it.
extension ScrollNode {
  /// The width about which the content mirrors, under article 1's name; setting it sets
  /// ``contentReferenceWidth``.
  public final var rtl_contentRefWidth: Double {
    get { contentWidth }
    set { contentReferenceWidth = newValue }
  }

  /// ``directionalContentInset``, under article 1's name and in its type: `left` is the leading
  /// inset.
  public final var rtl_contentInset: EdgeInsets {
    get {
      let insets = directionalContentInset
      return EdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    }
    set {
      directionalContentInset = DirectionalEdgeInsets(
        top: newValue.top,
        leading: newValue.left,
        bottom: newValue.bottom,
        trailing: newValue.right
      )
    }
  }

  /// ``directionalContentOffset``, under article 1's name.
  public final var rtl_contentOffset: Point {
    get { directionalContentOffset }
    set { directionalContentOffset = newValue }
  }

  /// ``setDirectionalContentOffset(_:animated:)``, under article 1's name.
  public final func rtl_setContentOffset(_ contentOffset: Point, animated: Bool) {
    setDirectionalContentOffset(contentOffset, animated: animated)
  }

  /// ``mirroredOffset(_:)``, under article 1's name.
  public final func rtl_contentOffset(_ offset: Point) -> Point { mirroredOffset(offset) }
}
