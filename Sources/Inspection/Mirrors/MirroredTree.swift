import MarayaConstraints
import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaTree

/// A tree as it is laid out in one direction, with what is needed to tell why it does not mirror.
struct MirroredTree {
  /// A node of the tree.
  struct Item {
    let frame: Rect
    let bounds: Rect
    /// The direction in which the node's own content runs.
    let direction: LayoutDirection
    /// The direction and the axis it is placed with; `nil` for a root without an axis.
    let reflection: Reflection?
    /// Whether a part of the supernode that insets cut out decides about its place.
    let isPlacedByInsets: Bool
    /// What it was asked for that is another thing in the mirror.
    let physical: [NodeDescription.Property]
    /// The constraints that place it and are others in the mirror.
    let constraints: [PhysicalConstraint]
    /// The nearest node, this one or one above it, that has physical insets.
    let insetSource: Int?
  }

  let walk: TreeWalk
  private(set) var items: [Item] = []
  /// How far numbers of this size, of which the same is true, may be apart, in points.
  private(set) var tolerance = 0.0
  /// The physical insets of what is above the top, the nearest first.
  private let insetsAbove: [String]
  private let islandsAbove: [String]

  /// Looks at a tree as it stands.
  init(of walk: TreeWalk) {
    self.walk = walk
    var insetsAbove: [String] = []
    var islandsAbove: [String] = []
    var above = walk.steps[0].node.supernode
    while let node = above {
      above = node.supernode
      for property in NodeDescription(of: node).physicalProperties(isTop: above == nil) {
        let text = MirrorFinding(node: node.path, property).description
        if Self.insets.contains(property.key) { insetsAbove.append(text) }
        if Self.directions.contains(property.key) { islandsAbove.append(text) }
      }
    }
    self.insetsAbove = insetsAbove
    self.islandsAbove = islandsAbove.reversed()
    let constraints = PhysicalConstraint.all(below: walk.steps[0].node)
    var largest = 1.0
    for step in walk.steps {
      let node = step.node
      let physical = NodeDescription(of: node)
        .physicalProperties(isTop: node.supernode == nil)
      let hasInsets = physical.contains { Self.insets.contains($0.key) }
      let item = Item(
        frame: node.frame,
        bounds: node.bounds,
        direction: node.effectiveLayoutDirection,
        reflection: node.placementAxis.map { Reflection(node.placementDirection, across: $0) },
        isPlacedByInsets: node.isPlacedByInsets,
        physical: physical,
        constraints: constraints[ObjectIdentifier(node)] ?? [],
        insetSource: hasInsets ? items.count : step.supernode.flatMap { items[$0].insetSource }
      )
      largest = max(largest, item.frame.magnitude, item.bounds.magnitude, abs(node.center.x))
      items.append(item)
    }
    tolerance = largest * 1e-9
  }

  /// Which nodes keep their direction, in words.
  var islands: [String] {
    islandsAbove + items.indices.flatMap { findings(at: $0, of: Self.directions) }
  }

  /// Why a node may not be where its mirror image is.
  func reasons(at index: Int) -> [String] {
    // Its own ones need not say whose they are.
    var reasons = items[index].physical.filter { Self.places.contains($0.key) }
      .map { MirrorFinding(node: "", $0).message }
    reasons += items[index].constraints.map(\.briefly)
    guard items[index].isPlacedByInsets else { return reasons }
    // Insets come from as far up as the root; a few of them are reason enough.
    var link = walk.steps[index].supernode
    for _ in 0..<16 {
      guard let source = link.flatMap({ items[$0].insetSource }) else {
        return reasons + insetsAbove
      }
      reasons += findings(at: source, of: Self.insets)
      link = walk.steps[source].supernode
    }
    return reasons
  }

  private func findings(at index: Int, of keys: Set<String>) -> [String] {
    items[index].physical.filter { keys.contains($0.key) }
      .map { MirrorFinding(node: walk.path(of: index), $0).description }
  }

  /// The properties that decide about a node's own frame.
  static let places: Set<String> = [
    "frame", "center", "autoresizingMask", "anchorPoint", "transform", "transform3D",
  ]
  /// The properties that keep a node from turning.
  static let directions: Set<String> = ["direction", "semantic"]
  private static let insets: Set<String> = ["margins", "safeArea", "additionalSafeArea"]
}

extension Node {
  /// Whether a part of the supernode that insets cut out decides about the node's place.
  fileprivate final var isPlacedByInsets: Bool {
    switch placement {
    case .ratio(let ratio): ratio.region != .bounds
    case .edges(let edges): edges.region != .bounds
    case .constraints: constraintsTouching.contains { $0.speaksOfInsets }
    default: false
    }
  }
}
