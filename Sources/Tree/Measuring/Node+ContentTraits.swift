public import MarayaGeometry

extension Node {
  /// The content's size as it is given from outside, in points; nothing by default.
  ///
  /// For nodes that stand for content that somebody else draws: what ``intrinsicContentSize`` answers
  /// unless a class overrides that. A value that is not finite or below 0 is refused with a
  /// ``Diagnostic``.
  public final var givenContentSize: ContentSize {
    get { record.extras?.content?.size ?? ContentSize() }
    set {
      if newValue == givenContentSize { return }
      for length in [newValue.width, newValue.height] {
        guard let length else { continue }
        guard length.isFinite else { return rejectNonFinite("givenContentSize", length) }
        guard length >= 0 else { return rejectNegative("givenContentSize", length) }
      }
      recordChange(.geometry)
      madeContent.size = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How far the baselines of the content are from the edges, in points; `nil`, the default, for what
  /// the class says, which is the edges themselves where there is no text.
  ///
  /// A value that is not finite is refused with a ``Diagnostic``.
  public final var givenBaselines: BaselineOffsets? {
    get { record.extras?.content?.baselines }
    set {
      if newValue == givenBaselines { return }
      for length in [newValue?.first, newValue?.last] {
        if let length, !length.isFinite { return rejectNonFinite("givenBaselines", length) }
      }
      recordChange(.geometry)
      madeContent.baselines = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How much larger the frame is than the rectangle that constraints align, in points, physical.
  ///
  /// UIKit's `alignmentRectInsets`: for shadows and badges that hang over. Zero by default. A value
  /// that is not finite is refused with a ``Diagnostic``.
  public final var alignmentRectInsets: EdgeInsets {
    get { record.extras?.content?.alignmentRectInsets ?? .zero }
    set {
      if newValue == alignmentRectInsets { return }
      guard newValue.isFinite else { return rejectNonFinite("alignmentRectInsets", newValue) }
      recordChange(.geometry)
      madeContent.alignmentRectInsets = newValue
      markNeedsLayout()
      for node in [self] + subnodes {
        if let solved = node.solved { node.place(solved: solved) }
      }
      contentChanged()
      if record.flags.contains(.isInConstraints) { tellConstraintsOfPlacement() }
      if record.flags.contains(.hasConstraints) { tellConstraintsOfSubnodes() }
      if record.flags.contains(.solvesConstraints) { setNeedsSolving() }
    }
  }

  /// How strongly the node refuses to be longer than its content on an axis: a priority, 250 unless set.
  package final func hugging(on axis: Axis) -> Double {
    record.extras?.content?.hugging[axis] ?? 250
  }

  /// How strongly it refuses to be shorter: a priority, 750 unless set.
  package final func compressionResistance(on axis: Axis) -> Double {
    record.extras?.content?.compressionResistance[axis] ?? 750
  }

  /// Sets it, if it is a priority: above 0, at most 1000.
  package final func setHugging(_ priority: Double, on axis: Axis) {
    guard isPriority(priority, "contentHuggingPriority") else { return }
    if priority == hugging(on: axis) { return }
    recordChange(.geometry)
    madeContent.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Sets it, if it is a priority: above 0, at most 1000.
  package final func setCompressionResistance(_ priority: Double, on axis: Axis) {
    guard isPriority(priority, "contentCompressionResistancePriority") else { return }
    if priority == compressionResistance(on: axis) { return }
    recordChange(.geometry)
    madeContent.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  private final func isPriority(_ priority: Double, _ property: String) -> Bool {
    if priority > 0 && priority <= 1000 { return true }
    report(.priorityOutOfRange, property, "\(priority)")
    return false
  }

  /// The content's size, rounded up to pixels where that of content is; below 0 where it has none.
  package final var contentSizeOnGrid: Size {
    let size = intrinsicContentSize
    let isGiven = record.flags.contains(.isPlain) || record.firstSubnode != nil
    guard !isGiven, !hasGivenContentSize, let grid = nearestGrid else { return size }
    let rounded = grid.ceiled(Size(width: max(size.width, 0), height: max(size.height, 0)))
    return Size(
      width: size.width < 0 ? size.width : rounded.width,
      height: size.height < 0 ? size.height : rounded.height
    )
  }

  /// Whether the node may answer that it has content.
  package final var mayHaveContent: Bool {
    !record.flags.contains(.isPlain) || hasGivenContentSize
  }

  /// Whether the content's size was given from outside.
  final var hasGivenContentSize: Bool {
    record.extras?.content.map { $0.size != ContentSize() } ?? false
  }

  private final var madeContent: ContentTraits {
    let extras = madeExtras
    if let content = extras.content { return content }
    let content = ContentTraits()
    extras.content = content
    return content
  }
}
