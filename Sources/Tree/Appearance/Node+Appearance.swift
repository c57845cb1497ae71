extension Node {
  /// Whether the node and everything below it is left out of drawing and hit tests.
  ///
  /// UIKit's `isHidden`. A hidden node keeps its place in layout.
  @inlinable
  public final var isHidden: Bool {
    get { record.flags.contains(.isHidden) }
    set { setFlag(.isHidden, newValue) }
  }

  /// Whether hit tests find the node and what is below it; `true` by default.
  ///
  /// UIKit's `isUserInteractionEnabled`.
  @inlinable
  public final var isUserInteractionEnabled: Bool {
    get { !record.flags.contains(.ignoresInteraction) }
    set { setFlag(.ignoresInteraction, !newValue) }
  }

  /// Whether what lies outside of the bounds is left out of drawing; `false` by default.
  ///
  /// UIKit's `clipsToBounds`. Layout and hit tests don't ask for it.
  @inlinable
  public final var clipsToBounds: Bool {
    get { record.flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }

  /// The opacity, from 0 to 1; values beyond are taken as the nearer end.
  ///
  /// UIKit's `alpha`. Below 0.01 the node is not hit. A non-finite value is refused with a
  /// ``Diagnostic``.
  public final var alpha: Double {
    get { record.extras?.alpha ?? 1 }
    set {
      guard newValue.isFinite else { return rejectNonFinite("alpha", newValue) }
      let alpha = min(max(newValue, 0), 1)
      if alpha == self.alpha { return }
      recordChange(.appearance)
      madeExtras.alpha = alpha
    }
  }

  @usableFromInline
  final func setFlag(_ flag: NodeFlags, _ isSet: Bool) {
    if record.flags.contains(flag) == isSet { return }
    if record.flags.contains(.isRecorded) { recordChange(.appearance) }
    record.flags.formSymmetricDifference(flag)
    if flag == .isHidden, let above = record.supernode {
      above.read { if $0.followsSubnodes { $0.subnodesChanged() } }
    }
  }
}
