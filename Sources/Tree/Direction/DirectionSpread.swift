import MarayaDirection

/// A walk that writes a direction into a node and down to the next islands.
///
/// The bits in each node are never stale, so reading them costs nothing and passes need not look
/// for them. What turns is marked for the next pass; or, where a layout follows at once and
/// nothing else is due, it is placed on the way, and only what has hooks is left to the pass.
struct DirectionSpread {
  private let places: Bool
  private(set) var counts = PlacingCounts()
  /// Whether somebody has a size that may be another now.
  private var hasFits = false

  /// - Parameter places: Whether settled nodes are placed on the way.
  init(places: Bool) { self.places = places }

  /// Turns what `top` hands down, and with it all that inherits it.
  mutating func run(from top: Node) {
    turnAll(from: Unmanaged.passUnretained(top))
    if hasFits { top.tellFitsThatTurned() }
  }

  private mutating func turnAll(from top: NodeLink) {
    turn(top)
    var current = top
    while true {
      if let inner = turnSubnodes(of: current) {
        current = inner
        continue
      }
      while true {
        if current.isSame(as: top) { return }
        if let next = Self.firstInner(from: current.read { $0.record.nextSibling }) {
          current = next
          break
        }
        guard let above = current.read({ $0.record.supernode }) else { return }
        current = above
      }
    }
  }

  /// The first node from here on whose subnodes inherit from above.
  private static func firstInner(from link: NodeLink?) -> NodeLink? {
    var link = link
    while let current = link, !current.isInner { link = current.read { $0.record.nextSibling } }
    return link
  }

  /// Turns the subnodes of a node that has turned; the first one to go on with, if there is one.
  private mutating func turnSubnodes(of node: NodeLink) -> NodeLink? {
    let flags = node.read { $0.record.flags }
    let moves = places && flags.contains(.isPlain) && flags.isDisjoint(with: .forcesDirection)
    let reflection = Reflection(node.read { $0.effectiveLayoutDirection }, across: node.plainAxis)
    if moves { node.read { $0.record.flags.formUnion(.isLayingOut) } }
    defer { node.read { $0.record.flags.subtract(.isLayingOut) } }
    var inner: NodeLink?
    var link = node.read { $0.record.firstSubnode }
    while let current = link {
      if moves { place(current, in: node, with: reflection) }
      if !current.read({ $0.record.flags.contains(.overridesDirection) }) {
        turn(current)
        if inner == nil && current.isInner { inner = current }
      }
      link = current.read { $0.record.nextSibling }
    }
    return inner
  }

  private mutating func place(_ link: NodeLink, in node: NodeLink, with reflection: Reflection) {
    if link.read({ $0.record.flags.isDisjoint(with: .longWay) }) {
      _ = link.read { $0.place(with: reflection, &counts) }
    } else {
      node.read { $0.setNeedsPlacing() }
    }
  }

  /// Turns the bits of one node, and marks it unless nothing is left to be done.
  private mutating func turn(_ link: NodeLink) {
    var flags = link.read { $0.record.flags }
    flags.formSymmetricDifference(.inheritsRightToLeft)
    let hasSubnodes = link.read { $0.record.firstSubnode != nil }
    if !places && hasSubnodes { flags.markSubnodes() }
    if flags.isDisjoint(with: .forcesDirection + .isLayer) {
      flags.formSymmetricDifference(.isRightToLeft)
      if places && flags.contains(.isPlain) {
        counts.visited &+= 1
      } else {
        flags.formSymmetricDifference(.directionChanged)
        flags.insert(.layoutMarks)
      }
      link.read { $0.record.flags = flags }
    } else {
      link.read { node in
        node.record.flags = flags
        node.refreshEffectiveDirection()
      }
    }
    if flags.contains(.solvesConstraints) {
      link.read { $0.record.flags.formUnion(.constraintsTurn + .layoutMarks) }
    }
    if flags.contains(.fitMayTurn) { hasFits = true }
    if places && !link.read({ $0.record.flags.isDisjoint(with: .anyMark) }) {
      link.read { $0.markPath() }
    }
  }
}

extension Unmanaged<Node> {
  /// Whether the node has subnodes that inherit from above it.
  fileprivate var isInner: Bool {
    read { $0.record.firstSubnode != nil && !$0.record.flags.contains(.overridesDirection) }
  }
}
