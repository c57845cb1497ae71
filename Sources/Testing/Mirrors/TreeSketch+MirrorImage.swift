import MarayaGeometry

extension TreeSketch {
  /// Whether there is a tree that looks the same in a mirror.
  ///
  /// There is none where safe area or margins reach into a node with a reference width of its own,
  /// which mirrors across that while they come from the supernode's edges; where a physical frame
  /// with a reference width, or in content that scrolls, is stretched, for the same reason; and where
  /// a node is stretched whose supernode's first size depends on safe area or margins that reach
  /// into a node which is not placed yet; and where content is to fit a node that is placed from the
  /// left, for that is where it is in content of that width; and where constraints speak of
  /// something placed from the left, or in such a thing, in a node whose width is found with what is
  /// inside, or of
  /// something in content whose offset is counted from the left, or of
  /// something that depends in turn on what they find.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var hasMirrorImage: Bool {
    var traits = MirrorTraits()
    traits.constrained = Set(allConstraints.flatMap(\.ids))
    traits.insert(self, under: nil, isStretched: isStretchedAcross, isFitted: false)
    return !(traits.reachesIn && traits.hasReferenceWidth)
      && !(traits.reachesIn && traits.stretches)
      && !traits.stretchesPhysicallyAcrossReference
      && !traits.fitsPhysicalPlaces
      && !traits.constrainsPhysicalPlaces
      && !constraintsGoInCircles
  }
}

/// What a tree has that may stand in the way of a mirror image.
private struct MirrorTraits {
  /// Safe area or margins reach from a node into those inside.
  var reachesIn = false
  var hasReferenceWidth = false
  var stretches = false
  var stretchesPhysicallyAcrossReference = false
  var fitsPhysicalPlaces = false
  var constrainsPhysicalPlaces = false
  /// The ids that constraints name.
  var constrained: Set<String> = []

  mutating func insert(
    _ sketch: TreeSketch,
    under above: TreeSketch?,
    isStretched: Bool,
    isFitted: Bool
  ) {
    let isRoot = above == nil
    for setting in sketch.settings {
      switch setting {
      case .safeAreaInsets(let insets) where isRoot: reachesIn = reachesIn || insets != .zero
      case .additionalSafeAreaInsets(let insets): reachesIn = reachesIn || insets != .zero
      case .preservesSupernodeLayoutMargins(let flag): reachesIn = reachesIn || flag
      default: break
      }
    }
    if sketch.hasReferenceWidth && !isRoot { hasReferenceWidth = true }
    if isStretched {
      stretches = true
      let hasAxis = sketch.hasReferenceWidth || above?.kind == .scroll
      if hasAxis && sketch.isPhysical { stretchesPhysicallyAcrossReference = true }
    }
    if sketch.setting(.fit) == .sizesContentToFit(true)
      && sketch.children.contains(where: \.isPhysical)
    {
      fitsPhysicalPlaces = true
    }
    if isFitted && sketch.isPhysical && sketch.ids.contains(where: { constrained.contains($0) }) {
      constrainsPhysicalPlaces = true
    }
    if case .contentOffset? = sketch.setting(.contentOffset),
      sketch.ids.contains(where: { constrained.contains($0) })
    {
      constrainsPhysicalPlaces = true
    }
    // Its width is found with what is inside.
    let isFitted = sketch.isSizedByContent || isFitted && sketch.dependsOnWidthAround
    for child in sketch.children {
      let isStretched = sketch.stretchesAcross(child)
      insert(child, under: sketch, isStretched: isStretched, isFitted: isFitted)
    }
  }
}

extension TreeSketch {
  /// Whether the width may depend on that of what is around.
  fileprivate var dependsOnWidthAround: Bool {
    switch setting(.place) {
    case .edges, .ratio: true
    default: setting(.mask) != nil
    }
  }
}
