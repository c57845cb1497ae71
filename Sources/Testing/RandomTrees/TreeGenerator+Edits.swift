import MarayaDirection
import MarayaGeometry

extension TreeGenerator {
  /// Edits of a tree, each of which suits what the ones before it have left.
  mutating func edits(of tree: TreeSketch) -> [TreeEdit] {
    if options.maxEditCount == 0 { return [] }
    var present = tree
    return (0..<1 + random.below(options.maxEditCount)).map { _ in
      let edit = edit(of: present)
      edit.apply(to: &present)
      return edit
    }
  }

  private mutating func edit(of tree: TreeSketch) -> TreeEdit {
    let ids = tree.ids
    let id = random.pick(ids)
    if sometimes(.constraints, 3), let edit = constraintEdit(of: tree) { return edit }
    switch random.below(20) {
    case 0...1: return .layOut
    case 2: return .invalidate(id)
    case 3: return .setNeedsLayout(id)
    case 4...5:
      let host = host(for: nil, in: tree)
      return .add(node(in: tree[host]), to: host, at: random.below(4))
    case 6: return .remove(id)
    case 7...8: return .move(id, to: host(for: tree[id], in: tree), at: random.below(4))
    case 9: return .set(rootPlace(), on: tree.id)
    case 10:
      let directions = [nil] + LayoutDirection.allCases.map(Optional.some)
      return .resize(
        width: number(100...400),
        height: number(100...400),
        direction: random.pick(directions)
      )
    case 11...15:
      let isConstrained = tree[id]?.setting(.place) == .placedByConstraints
      if id == tree.id { return .layOut }
      if isConstrained {
        // What its constraints say, another place would contradict.
        let isPlaced = sometimes(.conflicts, 2)
        return isPlaced ? .set([.ratio(ratio())], on: id) : .layOut
      }
      if tree.kindAbove(id) != .column && sometimes(.conflicts, 8) {
        return .set([.placedByConstraints], on: id)
      }
      return .set(newPlacement(of: id, in: tree), on: id)
    default:
      let part = tree[id] ?? tree
      if let setting = contentChange(of: part.kind) { return .set([setting], on: id) }
      return .set(environment(of: part, isRoot: id == tree.id), on: id)
    }
  }

  /// The id of a node that may have a certain one, or any, as a subnode.
  private mutating func host(for part: TreeSketch?, in tree: TreeSketch) -> String {
    let hosts = tree.ids.filter { id in
      guard let kind = tree[id]?.kind else { return false }
      if kind != .column { return kind != .leaf }
      // A column places what is in it, and so do constraints.
      return (part?.kind ?? .leaf).isMeasured && part?.setting(.place) != .placedByConstraints
    }
    return random.pick(hosts)
  }

  /// A new place; with everything that it depends on if nothing is to depend on what was before.
  private mutating func newPlacement(of id: String, in tree: TreeSketch) -> [NodeSetting] {
    let placement = placement()
    guard options.isWithoutHistory else { return placement }
    // A frame that is set under a transform means another thing than the untransformed one.
    var settings: [NodeSetting] = [.transform(.identity)]
    if !placement.contains(where: { $0.slot == .anchorPoint }) {
      settings.append(.anchorPoint(.center))
    }
    return settings + placement
  }

  /// A change of something other than the frame.
  private mutating func environment(of part: TreeSketch, isRoot: Bool) -> [NodeSetting] {
    let features = options.features
    var choices: [NodeSetting] = [.isHidden(random.below(2) == 0)]
    func offer(_ feature: TreeFeatures, _ setting: NodeSetting) {
      if features.contains(feature) { choices.append(setting) }
    }
    if part.kind == .leaf { offer(.leaves, .contentSize(contentSize())) }
    if !part.kind.isLayer {
      // The root's direction turns also in trees without islands.
      let direction = random.pick([nil] + LayoutDirection.allCases.map(Optional.some))
      if isRoot { choices.append(.layoutDirection(direction)) }
      offer(.islands, .layoutDirection(direction))
      offer(.semantics, .semanticContentAttribute(random.pick(SemanticContentAttribute.allCases)))
    }
    if !isRoot {
      offer(.referenceWidths, .referenceWidth(random.below(2) == 0 ? nil : number(50...400)))
      offer(.transforms, .transform(transform()))
      offer(.directionalTransforms, .directionalTransform(transform()))
    }
    if part.kind != .scroll { offer(.boundsOrigins, .boundsOrigin(point(-40...40))) }
    offer(.directionalMargins, .directionalLayoutMargins(directionalInsets()))
    offer(.physicalMargins, .layoutMargins(insets(0...30)))
    offer(.preservedMargins, .preservesSupernodeLayoutMargins(random.below(2) == 0))
    offer(.readableWidths, .readableWidth(readableWidth()))
    offer(.autoresizing, .autoresizesSubnodes(random.below(2) == 0))
    offer(.safeAreas, .additionalSafeAreaInsets(insets(0...20)))
    offer(.safeAreas, .insetsLayoutMarginsFromSafeArea(random.below(2) == 0))
    if isRoot {
      offer(.safeAreas, .safeAreaInsets(insets(0...40)))
      offer(.displayScales, .displayScale(random.below(3) == 0 ? nil : scale()))
    }
    return [random.pick(choices)]
  }
}

extension TreeSketch {
  /// The class of a node's supernode.
  fileprivate func kindAbove(_ id: String) -> Kind? {
    if children.contains(where: { $0.id == id }) { return kind }
    for child in children {
      if let kind = child.kindAbove(id) { return kind }
    }
    return nil
  }
}
