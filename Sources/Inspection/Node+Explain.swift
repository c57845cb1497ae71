import MarayaDirection
import MarayaGeometry
public import MarayaTree

extension Node {
  /// Why an edge of this node is where it is: the rule, the axis, the direction, the numbers.
  ///
  /// As things stand, without a layout pass.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node, the siblings of its ancestors, and the
  ///   constraints that speak of the node.
  public final func explain(_ edge: NodeEdge) -> EdgeExplanation {
    let description = NodeDescription(of: self)
    let placement = description.properties.first { $0.role == .placement }
    let snapped = displayGrid == nil ? nil : snappedFrame
    return EdgeExplanation(
      node: path,
      edge: edge,
      rule: isPlacedByConstraints
        ? "constraints"
        : ratio.map { "ratio \($0)" } ?? placement.map { "\($0.key) \($0.value.text)" } ?? "none",
      axis: placementAxis,
      axisSource: axisSource,
      direction: placementDirection,
      directionSource: directionSource,
      leading: leadingCoordinate(of: edge),
      exact: coordinate(of: edge, in: untransformedFrame),
      snapped: snapped.map { coordinate(of: edge, in: $0) },
      constraints: explainConstraints(along: edge.axis),
      content: explainContent(along: edge.axis),
      notes: notes
    )
  }

  // MARK: Numbers

  private func coordinate(of edge: NodeEdge, in frame: Rect) -> Double {
    let (leading, trailing) = placementDirection.sides(frame.minX, frame.maxX)
    return switch edge {
    case .leading: leading
    case .trailing: trailing
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    }
  }

  private func leadingCoordinate(of edge: NodeEdge) -> Double? {
    let frame = directionalFrame
    let (left, right) = placementDirection.sides(frame.minX, frame.maxX)
    return switch edge {
    case .leading: frame.minX
    case .trailing: frame.maxX
    case .left: left
    case .right: right
    case .top, .bottom: nil
    }
  }

  // MARK: Sources

  private var axisSource: String {
    if referenceWidth != nil { return "its own reference width" }
    guard let supernode else { return "none: a root is not mirrored" }
    return "the \(supernode.contentScrolls ? "content" : "bounds") of \(supernode.path)"
  }

  /// Where the direction comes from that this node is placed with.
  private var directionSource: String {
    var node = supernode ?? self
    // A layer has the direction of what it is in.
    while node is LayerNode, let above = node.supernode { node = above }
    if node.semanticContentAttribute != .unspecified {
      return "\(node.semanticContentAttribute.rawValue) of \(node.path)"
    }
    var link: Node? = node
    while let current = link {
      if current.layoutDirection != nil { return "set on \(current.path)" }
      link = current.supernode
    }
    return "set nowhere"
  }

  private var notes: [String] {
    var notes: [String] = []
    if !autoresizingMask.isEmpty { notes.append("stretches: \(autoresizingMask)") }
    if !transform.isIdentity { notes.append("transformed, its frame is \(frame)") }
    if flipsInRightToLeft { notes.append("flips its content in right-to-left") }
    if needsLayout || supernode?.needsLayout == true { notes.append("a layout is due") }
    return notes
  }
}

extension NodeEdge {
  /// The axis across which the edge lies.
  fileprivate var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right: .horizontal
    case .top, .bottom: .vertical
    }
  }
}
