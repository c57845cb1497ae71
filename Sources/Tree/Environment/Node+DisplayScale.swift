public import MarayaGeometry

extension Node {
  /// The number of pixels in a point of the display that the tree is shown on; `nil` by default.
  ///
  /// UIKit's trait of the same name. It belongs to the whole tree: every node reads the root's,
  /// and setting it on any node sets the root's. With a scale, ``snappedFrame`` is on the grid
  /// of pixels, and what content measures is rounded up to it; ``frame`` stays exact. A value
  /// that is not a finite number above 0 is refused with a ``Diagnostic``.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the depth of the node; to set, O(*n*) for the
  ///   *n* nodes of the tree.
  public final var displayScale: Double? {
    get {
      guard record.flags.contains(.isScaled) else { return nil }
      return rootLink.read { $0.record.extras?.context?.displayScale }
    }
    set {
      if newValue == displayScale { return }
      if let newValue, !newValue.isFinite { return rejectNonFinite("displayScale", newValue) }
      if let newValue, newValue <= 0 { return rejectNegative("displayScale", newValue) }
      let root = root
      root.recordChange(.environment)
      root.madeContext.displayScale = newValue
      root.spreadScale(isScaled: newValue != nil)
    }
  }

  /// The grid of pixels that the tree is shown on, if there is one.
  public final var displayGrid: PixelGrid? { displayScale.map(PixelGrid.init(scale:)) }

  /// The grid of ``displayScale``, found at the nearest node that was measured already.
  final var nearestGrid: PixelGrid? {
    guard record.flags.contains(.isScaled) else { return nil }
    var scale: Double?
    var link: NodeLink? = Unmanaged.passUnretained(self)
    while let current = link, scale == nil {
      link = current.read { $0.linkAbove }
      scale = current.read { $0.record.extras?.placement?.displayScale }
      if link == nil { scale = current.read { $0.record.extras?.context?.displayScale } }
    }
    madePlacement.displayScale = scale
    return scale.map(PixelGrid.init(scale:))
  }

  /// Takes over whether there is a scale from a tree that the node has joined, or left.
  final func adoptScale(isScaled: Bool, wasRoot: Bool) {
    // From another tree it may bring the marks of another scale.
    let isOther = !wasRoot || record.extras?.context?.displayScale != nil
    if record.flags.contains(.isScaled) != isScaled || (isScaled && isOther) {
      spreadScale(isScaled: isScaled)
    }
  }

  /// Tells every node below whether there is a scale; what was rounded to it is placed again.
  private final func spreadScale(isScaled: Bool) {
    let top = Unmanaged.passUnretained(self)
    var link: NodeLink? = top
    while let current = link {
      link = current.read { node in
        if isScaled {
          node.record.flags.insert(.isScaled)
        } else {
          node.record.flags.remove(.isScaled)
        }
        node.record.extras?.placement?.displayScale = nil
        // An answer of its own is the same; what it is rounded to is not.
        if node.record.flags.contains(.isMeasured) {
          node.record.supernode?.read { $0.markNeedsLayout() }
          if node.record.firstSubnode != nil { node.contentChanged() }
        }
        // Constraints know what its content was rounded to.
        if node.record.flags.contains(.isInConstraints) {
          _ = node.tellConstraintsOfContent()
        } else if node.isPlacedByConstraints {
          node.record.supernode?.read { $0.setNeedsPlacing() }
        }
        return node.following(within: top)
      }
    }
  }
}
