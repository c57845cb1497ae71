public import MarayaGeometry
public import MarayaTree

extension Node {
  /// How strongly the node refuses to be longer than its content on an axis; 250 unless set.
  ///
  /// UIKit's method of the same name. It counts on axes on which the content has a length.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(hugging(on: axis))
  }

  /// Sets how strongly the node refuses to be longer than its content on an axis; UIKit's.
  ///
  /// A priority that isn't above 0 and at most 1000 is refused with a `Diagnostic`.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    setHugging(priority.rawValue, on: axis)
  }

  /// How strongly the node refuses to be shorter than its content on an axis; 750 unless set.
  ///
  /// UIKit's method of the same name. It counts on axes on which the content has a length.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    LayoutPriority(compressionResistance(on: axis))
  }

  /// Sets how strongly the node refuses to be shorter than its content on an axis; UIKit's.
  ///
  /// A priority that isn't above 0 and at most 1000 is refused with a `Diagnostic`.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: Axis
  ) {
    setCompressionResistance(priority.rawValue, on: axis)
  }
}
