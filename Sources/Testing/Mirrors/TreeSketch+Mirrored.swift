public import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaNodes
import MarayaTree

extension TreeSketch {
  /// The sketch of the tree that looks the same in a mirror, laid out in the other direction.
  ///
  ///     layout(mirrored, direction.opposite)  ==  reflection of layout(self, direction)
  ///
  /// Physical places are reflected about the axis they are placed by, physical insets and masks
  /// change sides, transforms are conjugated (S·M·S), and so are anchor points that they turn
  /// about; islands and forced semantics turn. What is directional stays, so a tree without
  /// physical inputs and islands is its own mirror. The root's direction is left to the layout.
  ///
  /// Some things have no mirror image, because they depend on where a node lies in its supernode
  /// while it is mirrored, or placed, elsewhere; see ``hasMirrorImage``.
  ///
  /// - Parameter direction: The direction in which the tree itself is laid out.
  /// - Returns: The sketch, which differs from this one in nothing but settings.
  /// - Complexity: That of making and laying out the tree.
  public func mirrored(laidOut direction: LayoutDirection) -> TreeSketch {
    if physicalInputs.isEmpty && !hasIslands { return self }
    let tree = makeTree(direction: direction)
    let first = MirrorMeasures(of: tree)
    tree.layoutIfNeeded()
    return mirrored(first: first, last: MirrorMeasures(of: tree), isStretched: isStretchedAcross)
  }

  /// Whether a node has a direction of its own, the root included.
  var hasIslands: Bool {
    setting(.layoutDirection) != nil || setting(.semantic) != nil
      || children.contains(where: \.hasIslands)
  }

  private func mirrored(
    first: MirrorMeasures,
    last: MirrorMeasures,
    isStretched: Bool
  ) -> TreeSketch {
    let constraints = constraints.map { equation in
      equation.mirrored(in: last[ownerOf(equation)]?.direction ?? last[id]?.direction)
    }
    var result = TreeSketch(id, kind: kind, constraints: constraints) {
      children.map {
        $0.mirrored(first: first, last: last, isStretched: stretchesAcross($0))
      }
    }
    var settings = settings
    if setting(.place) == nil, let measure = first[id] {
      // Where a node is that nobody has placed.
      settings.append(measure.isSolved ? .placedByConstraints : .center(measure.center))
    }
    // A stretched place is remembered as it is when it is set, any other is where it ends up.
    let measures = isStretched ? first[id] : last[id]
    let scrolled = MirrorMeasures.scrolled(first: first[id], last: last[id])
    for setting in settings {
      let measures = setting.slot == .contentOffset ? scrolled : measures
      result.set(measures.map { mirrored(setting, $0) } ?? setting)
    }
    return result
  }

  private func mirrored(_ setting: NodeSetting, _ measures: MirrorMeasures.Measure) -> NodeSetting {
    switch setting {
    case .layoutDirection(let direction): return .layoutDirection(direction?.opposite)
    case .semanticContentAttribute(let semantic):
      return .semanticContentAttribute(semantic.mirrored)
    case .safeAreaInsets(let insets): return .safeAreaInsets(insets.mirrored)
    case .additionalSafeAreaInsets(let insets): return .additionalSafeAreaInsets(insets.mirrored)
    case .layoutMargins(let insets): return .layoutMargins(insets.mirrored)
    case .contentInset(let insets): return .contentInset(insets.mirrored)
    case .alignmentRectInsets(let insets): return .alignmentRectInsets(insets.mirrored)
    case .contentOffset(var offset):
      let reflection = Reflection.mirror(across: ReferenceAxis(width: measures.contentWidth))
      offset.x = reflection(x: offset.x, width: measures.width)
      return .contentOffset(offset)
    case .startPoint(let point): return .startPoint(point.mirrored)
    case .endPoint(let point): return .endPoint(point.mirrored)
    case .contentMode(let mode): return .contentMode(mode.mirrored)
    case .textAlignment(let alignment): return .textAlignment(alignment.mirrored)
    case .transform(let transform): return .transform(transform.mirrored)
    case .anchorPoint(let point):
      return .anchorPoint(turnsAboutAnchor ? point.mirrored : point)
    case .frame(let rect):
      guard let axis = measures.axis else { return setting }
      return .frame(Reflection.mirror(across: axis)(rect))
    case .center(var point):
      guard let axis = measures.axis else { return setting }
      let reflection = Reflection.mirror(across: axis)
      // With the anchor point mirrored, the point mirrors itself.
      point.x =
        turnsAboutAnchor
        ? reflection(point.x)
        : reflection(position: point.x, anchor: measures.anchor, width: measures.width)
      return .center(point)
    case .directionalCenter(var point):
      if turnsAboutAnchor { point.x += (1 - 2 * measures.anchor) * measures.width }
      return .directionalCenter(point)
    case .autoresizingMask(let mask): return .autoresizingMask(isPhysical ? mask.mirrored : mask)
    default: return setting
    }
  }

  /// Whether the node's place is measured from the left.
  var isPhysical: Bool {
    switch setting(.place) {
    case .frame, .center, nil: true
    default: false
    }
  }

  /// Whether a node inside is stretched along x.
  func stretchesAcross(_ child: TreeSketch) -> Bool {
    setting(.autoresizesSubnodes) != .autoresizesSubnodes(false) && child.isStretchedAcross
  }

  /// Whether the node's place along x is stretched, where masks are followed.
  var isStretchedAcross: Bool {
    guard case .autoresizingMask(let mask) = setting(.mask) else { return false }
    return mask.rawValue & AutoresizingMask.across.rawValue != 0
  }
}

/// What the mirror has to know of the nodes of a tree as they are at a time, by id.
private struct MirrorMeasures {
  struct Measure {
    var axis: ReferenceAxis?
    var width: Double
    var anchor: Double
    var center: Point
    /// Whether constraints find the place.
    var isSolved: Bool
    /// The direction of what is inside.
    var direction: LayoutDirection
    /// The width about which the content of a scroll node mirrors.
    var contentWidth = 0.0

    var showsContent: Bool { contentWidth > 0 && width > 0 }
  }

  private var measures: [String: Measure] = [:]

  init(of root: Node) {
    for node in root.subtree {
      guard let id = node.id else { continue }
      measures[id] = Measure(
        axis: node.placementAxis,
        width: node.bounds.size.width,
        anchor: node.anchorPoint.x,
        center: node.center,
        isSolved: !node.translatesAutoresizingMaskIntoConstraints,
        direction: node.effectiveLayoutDirection,
        contentWidth: (node as? ScrollNode)?.childReferenceRect.width ?? 0
      )
    }
  }

  subscript(_ id: String) -> Measure? { measures[id] }

  /// What an offset is meant in: the first content that there is to see.
  ///
  /// In a layout that is the content before the subnodes change it.
  static func scrolled(first: Measure?, last: Measure?) -> Measure? {
    var between = last
    if let first { between?.contentWidth = first.contentWidth }
    return [first, between].first { $0?.showsContent ?? false } ?? last
  }
}

extension EdgeInsets {
  fileprivate var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension AutoresizingMask {
  fileprivate static let across: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]

  fileprivate var mirrored: AutoresizingMask {
    var mask = subtracting([.flexibleLeftMargin, .flexibleRightMargin])
    if contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
    if contains(.flexibleRightMargin) { mask.insert(.flexibleLeftMargin) }
    return mask
  }
}

extension SemanticContentAttribute {
  /// The meaning that forces the other direction, if this one forces one.
  fileprivate var mirrored: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback, .spatial, .forceLeftToRight: .forceRightToLeft
    case .forceRightToLeft: .forceLeftToRight
    }
  }
}
