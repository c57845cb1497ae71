import MarayaGeometry

extension Node {
  /// The tree from this node down as a value, as it stands, without a layout pass.
  ///
  /// The node counts as the root: root space is its bounds space, and the grid of pixels begins
  /// at its corner.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public final func capture() -> LayoutSnapshot {
    var snapshot = LayoutSnapshot()
    snapshot.displayScale = displayScale
    let grid = displayGrid
    // Nodes first: describing one runs a hook, which should not change the tree, but might.
    let nodes = Array(subtree)
    var path = [CapturedSpace(root: self, on: grid)]
    snapshot.nodes.append(path[0].captured(depth: 0))
    for node in nodes.dropFirst() {
      while let last = path.last, node.supernode !== last.node { path.removeLast() }
      guard let above = path.last else { break }
      path[path.count - 1].subnodeCount += 1
      let space = CapturedSpace(of: node, in: above, index: snapshot.nodes.count)
      snapshot.nodes.append(space.captured(depth: path.count))
      path.append(space)
    }
    return snapshot
  }
}

/// A node on the way down, and what those below it need of it.
private struct CapturedSpace {
  /// A space of the grid: its node's bounds space seen from the root's, and its snapped width.
  struct Grid {
    var toRoot: AffineTransform
    var bounds: Rect
    var width: Double
  }

  let node: Node
  var subnodeCount = 0
  private let index: Int
  private let place: Int
  private let supernode: Int?
  private let toRoot: AffineTransform
  /// What clips the node itself, and what clips those below it.
  private let clip: Rect?
  private let clipBelow: Rect?
  private let isHidden: Bool
  private let box: SnappedBox?
  /// The space that the box lies in: of a node that begins one, its own.
  private let space: Grid

  init(root node: Node, on grid: PixelGrid?) {
    self.node = node
    index = 0
    place = 0
    supernode = nil
    toRoot = .identity
    clip = nil
    clipBelow = node.clipsToBounds ? node.bounds : nil
    isHidden = node.isHidden
    box = grid.map { SnappedBox(root: node, on: $0) }
    space = Grid(toRoot: .identity, bounds: node.bounds, width: box?.frameInSpace.width ?? 0)
  }

  init(of node: Node, in above: CapturedSpace, index: Int) {
    self.node = node
    self.index = index
    place = above.subnodeCount
    supernode = above.index
    toRoot = node.spaceInSupernode.concatenating(above.toRoot).finite
    clip = above.clipBelow
    clipBelow = node.clipsToBounds ? node.bounds.applying(toRoot).finite.clipped(by: clip) : clip
    isHidden = above.isHidden || node.isHidden
    let width = above.space.width
    box = above.box?.box(of: node, in: above.node, spaceWidth: width)
    if let box, node.beginsSpace {
      space = Grid(toRoot: toRoot, bounds: node.bounds, width: box.frameInSpace.width)
    } else {
      space = above.space
    }
  }

  func captured(depth: Int) -> LayoutSnapshot.Node {
    let description = NodeDescription(resultsOf: node)
    let rootFrame = node.bounds.applying(toRoot).finite
    return LayoutSnapshot.Node(
      id: node.id,
      typeName: description.typeName,
      isLayer: node.record.flags.contains(.isLayer),
      depth: depth,
      supernode: supernode,
      place: place,
      direction: node.effectiveLayoutDirection,
      frame: node.frame,
      directionalFrame: node.directionalFrame.finite,
      snappedFrame: box?.frame ?? node.frame,
      bounds: node.bounds,
      anchorPoint: node.anchorPoint,
      transform: node.effectiveTransform,
      rootTransform: toRoot,
      rootFrame: rootFrame,
      snappedRootFrame: snappedRootFrame ?? rootFrame,
      clip: clip,
      isHidden: isHidden,
      alpha: node.alpha,
      zPosition: node.zPosition,
      results: description.properties.filter { $0.key != "frame" }
    )
  }

  private var snappedRootFrame: Rect? {
    let rect = box?.frameInSpace
      .offsetBy(dx: space.bounds.minX, dy: space.bounds.minY)
      .applying(space.toRoot)
    return rect?.isFinite == true ? rect : nil
  }
}

extension Rect {
  /// The part that a clip leaves; of no size where that is nothing.
  fileprivate func clipped(by clip: Rect?) -> Rect {
    guard let clip else { return self }
    let part = intersection(clip)
    return part.isNull ? Rect(origin: origin, size: .zero) : part
  }
}
