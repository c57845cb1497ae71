public import MarayaGeometry
public import MarayaLayout

extension Node {
  /// The size, in points, that the node wants of what is proposed to it.
  ///
  /// For containers, of their own subnodes: asks ``sizeThatFits(_:)``, remembers the answer for
  /// each proposal until the node or what is below it changes, and lays the supernode out again
  /// then. A side that is proposed exactly has that length, whatever the answer; a negative length
  /// counts as 0, and one that is not finite too, with a ``Diagnostic``. What a node without
  /// subnodes answers is rounded up to the pixels of ``displayScale``, so that no text is cut;
  /// an intrinsic or a present size is not.
  ///
  /// - Complexity: O(1) for a remembered answer.
  public final func measure(_ proposal: SizeProposal) -> Size {
    measure(proposal, on: nearestGrid, asContainer: true)
  }

  /// Says that the node would answer differently when measured.
  ///
  /// UIKit's `invalidateIntrinsicContentSize()`: the node and its supernode are laid out
  /// again. Call it when something changes that ``sizeThatFits(_:)`` or
  /// ``intrinsicContentSize`` depends on, other than the subnodes and their sizes.
  ///
  /// - Complexity: O(*d*) for the *d* ancestors up to the first that knows already.
  public final func invalidateIntrinsicContentSize() {
    markNeedsLayout()
    record.supernode?.read { $0.subnodesChanged() }
    // Whether it was remembered or not: an answer may have been the present size by chance.
    if placementRule?.followsContent ?? false { record.supernode?.read { $0.setNeedsPlacing() } }
    contentChanged()
  }

  /// Says that the node, which may have answered with its present size, has another answer now.
  ///
  /// That answer is not remembered, so ``contentChanged()`` does not find who was told it.
  package final func presentSizeMayChange() {
    guard let above = record.supernode else { return }
    if placementRule?.measures ?? false { above.read { $0.setNeedsPlacing() } }
    if above.read({ !$0.record.flags.contains(.isPlain) }) { above.read { $0.subnodesChanged() } }
  }

  /// As the public one, with the grid that the caller knows already.
  final func measure(_ proposal: SizeProposal, on grid: PixelGrid?, asContainer: Bool) -> Size {
    if let size = proposal.exactSize { return size }
    var answer = answer(to: proposal, asContainer: asContainer)
    if let grid, answer.isContent { answer.size = grid.ceiled(answer.size) }
    return proposal.resolved(answer.size)
  }

  /// The remembered answer, or a new one.
  private final func answer(to proposal: SizeProposal, asContainer: Bool) -> MeasuredSize {
    if record.flags.contains(.isMeasured), let known = madePlacement.measures[proposal] {
      if asContainer { madePlacement.measures.wasAskedByContainer = true }
      return known
    }
    // Who changes something below from now on has to be heard, also while the node is asked.
    record.flags.remove(.contentChanged)
    let answer = ask(proposal)
    if answer.isPresentSize { return answer }
    countMeasure()
    let placement = madePlacement
    placement.measures.insert(answer, for: proposal)
    if asContainer { placement.measures.wasAskedByContainer = true }
    record.flags.insert(.isMeasured)
    if record.flags.contains(.contentChanged) { contentChanged() }
    return answer
  }

  /// What the node answers now, whatever it has answered before; `nil`, with a diagnostic, when
  /// that is no size.
  final func sizeThatFitsNow(_ limit: Size, on grid: PixelGrid?) -> Size? {
    var (size, isDefault) = freshAnswer(limit)
    guard size.isFinite else { return nil }
    if let grid, !isDefault, record.firstSubnode == nil { size = grid.ceiled(size) }
    return Size(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Asks the node, whatever it has answered before.
  final func ask(_ proposal: SizeProposal) -> MeasuredSize {
    if record.flags.contains(.isPlain), let size = fittingSize(proposal) {
      return MeasuredSize(size: size, isContent: false, isPresentSize: false)
    }
    var (size, isDefault) = freshAnswer(proposal.limit)
    size.width = size.width.isFinite ? size.width : 0
    size.height = size.height.isFinite ? size.height : 0
    return MeasuredSize(
      size: size,
      isContent: !isDefault && record.firstSubnode == nil,
      isPresentSize: isDefault && !hasIntrinsicSize
    )
  }

  /// The answer of the hook, and whether it is that of `Node`.
  private final func freshAnswer(_ limit: Size) -> (size: Size, isDefault: Bool) {
    record.flags.remove(.answersByDefault)
    let size = sizeThatFits(limit)
    let isDefault = record.flags.remove(.answersByDefault) != nil && size == defaultSize
    if !size.isFinite { rejectNonFinite("sizeThatFits", size) }
    return (size, isDefault)
  }

  final var hasIntrinsicSize: Bool {
    if record.flags.contains(.isPlain) && !hasGivenContentSize { return false }
    let size = intrinsicContentSize
    return size.width >= 0 && size.height >= 0
  }

  /// What `sizeThatFits(_:)` answers unless it is overridden.
  final var defaultSize: Size {
    let present = record.bounds.size
    if record.flags.contains(.isPlain) && !hasGivenContentSize { return present }
    let intrinsic = intrinsicContentSize
    return Size(
      width: intrinsic.width >= 0 ? intrinsic.width : present.width,
      height: intrinsic.height >= 0 ? intrinsic.height : present.height
    )
  }

  // MARK: What is remembered

  /// What this node contains has changed: whoever measured it, or something around it, asks
  /// again.
  ///
  /// - Complexity: O(*d*) for the *d* ancestors up to the first that knows already.
  package final func contentChanged() {
    var link = Unmanaged.passUnretained(self)
    var wasMeasured = false
    while true {
      let knows = link.read { node in
        let knows = node.record.flags.contains(.contentChanged) && !wasMeasured
        node.record.flags.insert(.contentChanged)
        wasMeasured = node.record.flags.contains(.isMeasured) && node.forgetMeasures()
        if node.record.flags.contains(.isInConstraints) {
          if node.tellConstraintsOfContent() { wasMeasured = true }
        } else if node.record.flags.contains(.isRuled) && node.isPlacedByConstraints {
          // It is as large as its content.
          node.record.supernode?.read { $0.setNeedsPlacing() }
        }
        return knows && !wasMeasured
      }
      if knows { return }
      guard let above = link.read({ $0.record.supernode }) else { return }
      _ = above.read { $0.subnodeWasMarked() }
      link = above
    }
  }

  /// Forgets what the node answered, and tells who asked; `false` if nobody did.
  @inline(never)
  private final func forgetMeasures() -> Bool {
    guard record.flags.remove(.isMeasured) != nil, let placement = record.extras?.placement else {
      return false
    }
    let isContainers = placement.measures.wasAskedByContainer
    placement.measures.removeAll()
    record.supernode?.read {
      $0.record.flags.formUnion(isContainers ? .needsLayout : .needsPlacing)
    }
    return true
  }

  /// Counts a question for the report of the pass that is laying out a node above.
  private final func countMeasure() {
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link {
      if current.read({ $0.record.flags.contains(.countsMeasures) }) {
        return current.read { $0.madePlacement.measureCount += 1 }
      }
      link = current.read { $0.record.supernode }
    }
  }

  /// How often subnodes were measured since this was last asked.
  final func takeMeasureCount() -> Int {
    guard let placement = record.extras?.placement else { return 0 }
    defer { placement.measureCount = 0 }
    return placement.measureCount
  }
}
