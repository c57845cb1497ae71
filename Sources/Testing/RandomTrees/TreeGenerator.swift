import MarayaDirection
import MarayaGeometry
import MarayaLayout

/// Makes random sketches, and random edits that suit them.
struct TreeGenerator {
  var random: SplitMix64
  let options: TreeOptions
  private var nodeCount = 0
  /// How many constraints have got a name.
  var constraintCount = 0

  init(seed: UInt64, options: TreeOptions) {
    random = SplitMix64(seed: seed)
    self.options = options
  }

  // MARK: Trees

  /// A whole tree.
  mutating func tree() -> TreeSketch {
    var root = TreeSketch("root", rootSettings())
    var hosts = ["root"]
    for _ in 0..<random.below(max(options.maxNodeCount, 1)) {
      // Often one of the last, so that trees grow deep as well as wide.
      let host = random.below(2) == 0 ? hosts[hosts.count - 1] : random.pick(hosts)
      let node = node(in: root[host])
      root.insert(node, into: host, at: .max)
      if node.kind != .leaf { hosts.append(node.id) }
    }
    constrain(&root)
    return root
  }

  /// A node without subnodes, with an id of its own, to be added to another.
  mutating func node(in host: TreeSketch?) -> TreeSketch {
    nodeCount += 1
    var kind = TreeSketch.Kind.node
    if host?.kind == .column {
      kind = random.below(3) == 0 ? .column : sometimes(.labels, 3) ? .label : .leaf
    } else if sometimes(.leaves, 3) {
      kind = .leaf
    } else if sometimes(.columns, 8) {
      kind = .column
    } else if sometimes(.layers, 8) {
      kind = .layer
    } else if sometimes(.scrolls, 6) {
      kind = .scroll
    } else if sometimes(.gradients, 12) {
      kind = .gradient
    } else if sometimes(.images, 12) {
      kind = .image
    } else if sometimes(.labels, 5) {
      kind = .label
    }
    var settings: [NodeSetting] = []
    if kind == .leaf { settings.append(.contentSize(contentSize())) }
    for setting in surroundings(ofLayer: kind.isLayer) { settings.append(setting) }
    // The origin of a scroll node's bounds is its offset.
    if kind == .scroll { settings.removeAll { $0.slot == .boundsOrigin } }
    settings += content(of: kind)
    if host?.kind != .column && kind != .column && sometimes(.constraints, 2) {
      settings += constrainedSettings(of: kind)
    } else {
      settings += placement()
    }
    if sometimes(.appearance, 8) { settings.append(.isHidden(true)) }
    if sometimes(.appearance, 8) { settings.append(.flipsInRightToLeft(true)) }
    return TreeSketch("n\(nodeCount)", kind: kind, settings)
  }

  private mutating func rootSettings() -> [NodeSetting] {
    var settings = surroundings(ofLayer: false).filter {
      // The direction of the whole tree is chosen by whoever makes it.
      if case .layoutDirection = $0 { false } else { true }
    }
    settings += rootPlace()
    if sometimes(.displayScales, 2) { settings.append(.displayScale(scale())) }
    if sometimes(.safeAreas, 2) { settings.append(.safeAreaInsets(insets(0...40))) }
    return settings
  }

  /// A place for the root; of the kind that turns only if it has a reference width.
  mutating func rootPlace() -> [NodeSetting] {
    let size = Size(width: number(100...400), height: number(100...400))
    if sometimes(.referenceWidths, 6) {
      let rect = Rect(origin: Point(x: number(0...50), y: 0), size: size)
      return [.referenceWidth(number(300...500)), .directionalFrame(rect)]
    }
    return [.referenceWidth(nil), .frame(Rect(origin: .zero, size: size))]
  }

  /// Settings of direction and environment, which layers partly don't have.
  private mutating func surroundings(ofLayer isLayer: Bool) -> [NodeSetting] {
    var settings: [NodeSetting] = []
    if !isLayer && sometimes(.islands, 8) {
      settings.append(.layoutDirection(random.pick(LayoutDirection.allCases)))
    }
    if !isLayer && sometimes(.semantics, 8) {
      settings.append(.semanticContentAttribute(random.pick(SemanticContentAttribute.allCases)))
    }
    if sometimes(.referenceWidths, 10) { settings.append(.referenceWidth(number(50...400))) }
    if sometimes(.boundsOrigins, 8) { settings.append(.boundsOrigin(point(-40...40))) }
    if sometimes(.directionalMargins, 6) {
      settings.append(.directionalLayoutMargins(directionalInsets()))
    } else if sometimes(.physicalMargins, 6) {
      settings.append(.layoutMargins(insets(0...30)))
    }
    if sometimes(.preservedMargins, 8) { settings.append(.preservesSupernodeLayoutMargins(true)) }
    if sometimes(.readableWidths, 6) { settings.append(.readableWidth(readableWidth())) }
    if sometimes(.safeAreas, 10) { settings.append(.additionalSafeAreaInsets(insets(0...20))) }
    if sometimes(.safeAreas, 10) { settings.append(.insetsLayoutMarginsFromSafeArea(false)) }
    if sometimes(.autoresizing, 10) { settings.append(.autoresizesSubnodes(false)) }
    return settings
  }

  /// Everything that decides about a node's place: anchor point, size, place, transform, mask.
  mutating func placement() -> [NodeSetting] {
    var settings: [NodeSetting] = []
    if sometimes(.anchorPoints, 5) { settings.append(.anchorPoint(anchorPoint())) }
    let place = place()
    settings += place
    if sometimes(.transforms, 6) {
      settings.append(.transform(transform()))
    } else if sometimes(.directionalTransforms, 6) {
      settings.append(.directionalTransform(transform()))
    }
    let isRuled = place.contains { setting in
      switch setting {
      case .edges, .ratio: true
      default: false
      }
    }
    if !isRuled && sometimes(.autoresizing, 3) {
      settings.append(.autoresizingMask(AutoresizingMask(rawValue: UInt(random.below(64)))))
    }
    return settings
  }

  private mutating func place() -> [NodeSetting] {
    var makers: [(inout TreeGenerator) -> [NodeSetting]] = []
    let features = options.features
    if features.contains(.directionalFrames) {
      makers.append { [.directionalFrame($0.rect())] }
      if features.contains(.centers) {
        makers.append { [.size($0.size()), .directionalCenter($0.point(0...200))] }
      }
    }
    if features.contains(.physicalFrames) {
      makers.append { [.frame($0.rect())] }
      if features.contains(.centers) {
        makers.append { [.size($0.size()), .center($0.point(0...200))] }
      }
    }
    // A node that measures nothing keeps, on an open axis, the size set here.
    if features.contains(.edges) {
      for _ in 0..<2 { makers.append { [.size($0.size()), .edges($0.edges())] } }
    }
    if features.contains(.ratios) {
      for _ in 0..<2 { makers.append { [.size($0.size()), .ratio($0.ratio())] } }
    }
    if makers.isEmpty { return [] }
    return makers[random.below(makers.count)](&self)
  }

  // MARK: Chances

  /// `true` once in so many times, if trees may have such a thing at all.
  mutating func sometimes(_ feature: TreeFeatures, _ count: Int) -> Bool {
    options.features.contains(feature) && random.below(count) == 0
  }
}

extension SplitMix64 {
  /// An element of an array that is not empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
