import MarayaDirection
import MarayaGeometry
import MarayaTree

/// A tree as it is laid out in one direction, and what is noted of it.
struct AuditedLayout {
  /// What the nodes above one decide about it, and it about those below.
  struct Surrounding {
    /// Whether the node or one above it is hidden.
    var isHidden = false
    /// Whether the node shows a part of its content at a time.
    var scrolls = false
    /// Whether the node or one above it scrolls, so that all inside can come into sight.
    var isScrolled = false
    /// Whether the node can't be seen, whatever its own subnodes may be.
    var isOutside = false
    /// Whether nothing is left of the node, by its size or its transform.
    var isEmpty = false
    /// The nearest node above that clips.
    var clipper: Int?
  }

  let direction: LayoutDirection
  let walk: TreeWalk
  let mirrored: MirroredTree
  let nodes: [LayoutSnapshot.Node]
  /// The number of pixels in a point, if the grid is known.
  let displayScale: Double?
  /// The bounds of the top, and what its safe area leaves of them.
  let topBounds: Rect
  let safeRect: Rect
  /// The nodes that have no place at all: looked up, never iterated.
  private(set) var neverPlaced: Set<Int> = []
  private(set) var surroundings: [Surrounding] = []
  var notes: [AuditNote] = []

  /// Looks at a tree as it stands, which is in a direction.
  init(of top: Node, in direction: LayoutDirection) {
    self.direction = direction
    walk = TreeWalk(of: top)
    mirrored = MirroredTree(of: walk)
    let snapshot = top.capture()
    nodes = snapshot.nodes
    displayScale = snapshot.displayScale
    topBounds = top.bounds.standardized
    safeRect = top.safeAreaRect
    // A description that changes the tree leaves nothing to go by.
    guard nodes.count == walk.steps.count else { return }
    for index in nodes.indices {
      let node = walk.steps[index].node
      surroundings.append(surrounding(of: index))
      if node.hasNoPlace { neverPlaced.insert(index) }
      noteReferenceWidth(at: index)
      noteOverConstraint(at: index)
      if surroundings[index].isHidden { continue }
      noteEmpty(at: index)
      if surroundings[index].isEmpty { continue }
      if noteOutside(at: index) { continue }
      noteOverflow(at: index)
      noteVanishing(at: index)
      noteUnsafe(at: index)
    }
    noteConflicts()
    noteAmbiguities()
    noteAmbiguousIDs()
  }

  private func surrounding(of index: Int) -> Surrounding {
    let (step, box) = (walk.steps[index], nodes[index])
    let size = box.bounds.size
    var result = Surrounding()
    result.isHidden = box.isHidden
    result.scrolls = step.node.scrolls
    result.isScrolled = result.scrolls
    result.isEmpty = size.width == 0 || size.height == 0 || box.transform.determinant == 0
    guard let above = step.supernode else { return result }
    let outer = surroundings[above]
    result.isScrolled = result.isScrolled || outer.isScrolled
    result.clipper = walk.steps[above].node.clipsToBounds ? above : outer.clipper
    return result
  }

  /// Remembers that a node can't be seen.
  mutating func markOutside(at index: Int) { surroundings[index].isOutside = true }

  /// How far a node's own frame may stick out of something, in points, by rounding alone.
  func tolerance(_ rects: Rect...) -> Double {
    rects.reduce(1e-6) { max($0, $1.magnitude * 1e-12) }
  }
}

extension Node {
  /// Whether nobody has said where the node is, nor how large.
  fileprivate final var hasNoPlace: Bool {
    placement == .frame(.zero, in: .physical) && bounds == .zero
  }

  /// Whether the node shows a part of its content at a time.
  fileprivate final var scrolls: Bool {
    bounds.origin != .zero || contentScrolls
  }
}
