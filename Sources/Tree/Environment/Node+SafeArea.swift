public import MarayaGeometry

extension Node {
  /// What bars, notches and rounded corners cover of the node, in points, physical.
  ///
  /// UIKit's `safeAreaInsets`. A root has those that are set on it, as a window has those of
  /// its screen; a node below has what reaches into it of its supernode's, edge by edge, never
  /// more than these. Setting them on a node that is not a root counts once it is one. They are
  /// physical: hardware does not turn with the direction. A negative or non-finite value is
  /// refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the depth of the node; O(1) in a tree without
  ///   any. The first one set in a tree costs O(*n*) for *n* nodes.
  public final var safeAreaInsets: EdgeInsets {
    get {
      guard record.flags.contains(.hasSafeArea) else { return .zero }
      var chain = [self]
      while let above = chain[chain.count - 1].supernode { chain.append(above) }
      var insets = EdgeInsets.zero
      for node in chain.reversed() { insets = node.safeArea(under: insets) }
      return insets
    }
    set {
      if newValue == record.extras?.surroundings?.rootSafeArea ?? .zero { return }
      setSafeArea(newValue, "safeAreaInsets") { $0.rootSafeArea = newValue }
    }
  }

  /// What this node adds to the safe area for itself and what is below it, in points.
  ///
  /// UIKit's property of the same name of view controllers.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { record.extras?.surroundings?.additionalSafeArea ?? .zero }
    set {
      if newValue == additionalSafeAreaInsets { return }
      setSafeArea(newValue, "additionalSafeAreaInsets") { $0.additionalSafeArea = newValue }
    }
  }

  private final func setSafeArea(
    _ insets: EdgeInsets,
    _ property: String,
    _ change: (Surroundings) -> Void
  ) {
    guard insets.isFinite else { return rejectNonFinite(property, insets) }
    if insets.top < 0 || insets.left < 0 || insets.bottom < 0 || insets.right < 0 {
      return rejectNegative(property, insets)
    }
    recordChange(.environment)
    change(madeSurroundings)
    if insets != .zero && !record.flags.contains(.hasSafeArea) { spread(.hasSafeArea) }
    markNeedsLayout()
  }

  /// Tells every node below that there is a safe area, or a readable width, which is asked for
  /// ever after; all of them are laid out again.
  final func spread(_ surrounding: NodeFlags) {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      link = current.read { node in
        node.record.flags.formUnion(surrounding + .layoutMarks)
        if node.record.firstSubnode != nil { node.record.flags.markSubnodes() }
        return node.following(within: top)
      }
    }
    markPath()
  }

  /// The node's insets, given its supernode's.
  private final func safeArea(under insets: EdgeInsets) -> EdgeInsets {
    let added = additionalSafeAreaInsets
    guard let above = linkAbove else {
      return (record.extras?.surroundings?.rootSafeArea ?? .zero) + added
    }
    let reach = above.read { insets.reaching(frame, of: $0.record.bounds) }
    func clamped(_ inset: Double, _ limit: Double) -> Double { min(max(inset, 0), limit) }
    let inherited = EdgeInsets(
      top: clamped(reach.top, insets.top),
      left: clamped(reach.left, insets.left),
      bottom: clamped(reach.bottom, insets.bottom),
      right: clamped(reach.right, insets.right)
    )
    return inherited + added
  }

  // MARK: In a pass

  /// Finds the insets again, in a pass that has found those above; marks the subnodes into
  /// which another part of them reaches.
  final func updateSafeArea() {
    let inherited = linkAbove?.read { $0.foundSafeArea } ?? .zero
    let insets = safeArea(under: inherited)
    if insets != foundSafeArea { madeSurroundings.foundSafeArea = insets }
    markSubnodes { $0.safeArea(under: insets) != $0.foundSafeArea }
  }

  /// The insets that the last pass found.
  final var foundSafeArea: EdgeInsets { record.extras?.surroundings?.foundSafeArea ?? .zero }
}
