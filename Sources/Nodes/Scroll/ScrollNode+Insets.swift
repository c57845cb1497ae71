import MarayaDirection
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
  /// What is added is the part of the safe area that the last layout has found.
  ///
  /// - Complexity: O(1).
  public final var adjustedContentInset: EdgeInsets {
    let own = contentInset
    guard let added = settled?.adjustment else { return own }
    return EdgeInsets(
      top: own.top + added.top,
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
  }

  /// The insets that count, from the leading edge of a direction.
  func adjustedContentInset(in direction: LayoutDirection) -> DirectionalEdgeInsets {
    let own = insets.leading(in: direction)
    guard let added = (settled?.adjustment).map(direction.leading) else { return own }
    return DirectionalEdgeInsets(
      top: own.top + added.top,
      leading: own.leading + added.leading,
      bottom: own.bottom + added.bottom,
      trailing: own.trailing + added.trailing
    )
  }

  private func setInsets(_ insets: SidedInsets, _ property: String, _ value: String) {
    if storeInsets(insets, property, value) && hasContent { clampOffset() }
  }

  /// Stores insets, whether or not the offset is in their range; whether there is a change.
  func storeInsets(_ insets: SidedInsets, _ property: String, _ value: String) -> Bool {
    if insets == self.insets { return false }
    recordChange(.geometry)
    let old = self.insets
    self.insets = insets
    if rangesAreFinite { return true }
    self.insets = old
    report(.nonFiniteValue, property, value)
    return false
  }

  /// What of the safe area counts has changed, perhaps: the next layout finds it.
  func adjustmentChanged() {
    if safeAreaAdjustment != settled?.adjustment ?? .zero { setNeedsLayout() }
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
