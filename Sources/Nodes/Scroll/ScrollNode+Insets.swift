public import MarayaGeometry
import MarayaTree

extension ScrollNode {
  /// The space around the content, in points, physical; zero by default.
  ///
  /// UIKit's `contentInset`. Set here it stays on its sides when the direction turns. Setting
  /// another one brings the offset into the new range. A non-finite value is refused with a
  /// `Diagnostic`.
  public final var contentInset: EdgeInsets {
    get { insets.physical(in: effectiveLayoutDirection) }
    set {
      guard newValue.isFinite else { return report(.nonFiniteValue, "contentInset", "\(newValue)") }
      setInsets(.physical(newValue), "contentInset", "\(newValue)")
    }
  }

  /// The space around the content from its leading edge, in points: the directional twin of
  /// ``contentInset``.
  public final var directionalContentInset: DirectionalEdgeInsets {
    get { insets.leading(in: effectiveLayoutDirection) }
    set {
      guard newValue.isFinite else {
        return report(.nonFiniteValue, "directionalContentInset", "\(newValue)")
      }
      setInsets(.directional(newValue), "directionalContentInset", "\(newValue)")
    }
  }

  /// The insets that count: ``contentInset`` and what
  /// ``contentInsetAdjustmentBehavior-swift.property`` adds, in points, physical.
  ///
  /// - Complexity: O(1); O(*d*), where *d* is the depth of the node, with a safe area.
  public final var adjustedContentInset: EdgeInsets {
    let own = contentInset
    let added = safeAreaAdjustment
    return EdgeInsets(
      top: own.top + added.top,
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
  }

  private func setInsets(_ insets: ContentInset, _ property: String, _ value: String) {
    if insets == self.insets { return }
    adoptForeignOrigin()
    recordChange(.geometry)
    let old = self.insets
    self.insets = insets
    guard rangesAreFinite else {
      self.insets = old
      return report(.nonFiniteValue, property, value)
    }
    clampOffset()
  }

  /// The adjustment has changed, perhaps.
  func insetsChanged() {
    let adjustment = safeAreaAdjustment
    if adjustment == settled?.adjustment ?? .zero { return }
    settled?.adjustment = adjustment
    clampOffset()
  }

  /// The part of the safe area that is added.
  var safeAreaAdjustment: EdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var added = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always { return added }
    if !(contentWidth > bounds.width || alwaysBounceHorizontal) {
      (added.left, added.right) = (0, 0)
    }
    if !(content.height > bounds.height || alwaysBounceVertical) {
      (added.top, added.bottom) = (0, 0)
    }
    return added
  }
}
