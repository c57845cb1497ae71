import MarayaConstraints
import MarayaGeometry

/// What the required constraints of a sketch say, so that one more can be chosen that agrees.
///
/// Each of them says something of one unknown, the place or the length of its first item. They hold
/// together if none is said twice, or from both sides, none depends on itself, and no length is
/// asked to be below 0. That is more than is needed, and after edits not always enough.
struct ConstraintPlan {
  /// The place or the length of an item along an axis.
  struct Unknown: Hashable {
    var item: ConstraintEquation.Item
    var axis: Axis
    var isLength: Bool
  }

  /// How an unknown is bound.
  private enum Bond: Equatable {
    case exactly, atLeast, atMost
  }

  private var bonds: [Unknown: Bond] = [:]
  /// What an unknown is said to depend on.
  private var needs: [Unknown: [Unknown]] = [:]
  /// What lies how far from the leading edge of what is around it, and not before that.
  private var anchored: Set<Unknown> = []
  /// The supernodes.
  private(set) var above: [String: String] = [:]
  private var kinds: [String: TreeSketch.Kind] = [:]
  private var places: [String: NodeSetting] = [:]
  /// Nodes that are wide and high enough to be inset on both sides; how often they are already.
  private var roomy: [String: Int] = [:]

  init(_ sketch: TreeSketch) {
    note(sketch, under: nil)
    roomy[sketch.id] = 0
    for equation in sketch.allConstraints where equation.priority == .required {
      if let unknown = unknown(of: equation) { note(equation, unknown) }
    }
  }

  private mutating func note(_ sketch: TreeSketch, under node: String?) {
    above[sketch.id] = node
    kinds[sketch.id] = sketch.kind
    places[sketch.id] = sketch.setting(.place)
    for child in sketch.children { note(child, under: sketch.id) }
  }

  // MARK: Asking

  /// Whether constraints place an item.
  func isFree(_ item: ConstraintEquation.Item) -> Bool {
    guard case .node(let id) = item.owner else { return false }
    return item.guide.map { GuideRegion(rawValue: $0) == nil || $0 == "content" }
      ?? (places[id] == .placedByConstraints)
  }

  /// Whether a required constraint agrees with those that there are.
  func allows(_ equation: ConstraintEquation) -> Bool {
    guard let unknown = unknown(of: equation), isFree(unknown.item) else { return false }
    switch (bonds[unknown], Self.bond(of: equation)) {
    case (nil, _), (.atLeast, .atLeast), (.atMost, .atMost): break
    default: return false
    }
    if unknown.isLength && !isPositive(equation, unknown) { return false }
    let needs = needs(of: equation, but: unknown)
    return !needs.contains(unknown) && !needs.contains { reaches(unknown, from: $0) }
  }

  private func reaches(_ target: Unknown, from start: Unknown) -> Bool {
    var seen: Set<Unknown> = []
    var open = [start]
    while let unknown = open.popLast() {
      if unknown == target { return true }
      if seen.insert(unknown).inserted { open += needs[unknown] ?? [] }
    }
    return false
  }

  /// Whether an equation asks for a length that is not below 0, whatever it depends on.
  private func isPositive(_ equation: ConstraintEquation, _ unknown: Unknown) -> Bool {
    if !equation.first.attribute.isLocation {
      // What margins leave may be less than nothing.
      let isPlain = equation.second.map { $0.item.guide.map { GuideRegion(rawValue: $0) == nil } }
      return equation.constant >= 0 && equation.multiplier >= 0 && (isPlain ?? true) ?? true
        && equation.fraction >= 0
    }
    guard let second = equation.second, equation.multiplier == 1, equation.fraction == 0 else {
      return false
    }
    if owns(equation.first.item, equation) {
      // As far as the far edge of something inside.
      let inside = Unknown(item: second.item, axis: unknown.axis, isLength: false)
      return equation.constant >= 0 && anchored.contains(inside)
        && second.attribute.base.isTrailingOrBottom
    }
    // Inset on both sides.
    guard case .node(let id) = second.item.owner, let depth = roomy[id], depth < 2 else {
      return false
    }
    return second.item.guide == nil && !second.attribute.isMargin && abs(equation.constant) <= 20
  }

  // MARK: Noting

  /// Notes what a required constraint says.
  mutating func note(_ equation: ConstraintEquation) {
    guard equation.priority == .required, let unknown = unknown(of: equation) else { return }
    note(equation, unknown)
  }

  private mutating func note(_ equation: ConstraintEquation, _ unknown: Unknown) {
    bonds[unknown] = Self.bond(of: equation)
    needs[unknown, default: []] += needs(of: equation, but: unknown)
    guard equation.relation == .equal, let second = equation.second else { return }
    if !unknown.isLength, equation.constant >= 0, equation.fraction == 0,
      equation.first.attribute.isLeadingOrTop
    {
      let other = Unknown(item: second.item, axis: unknown.axis, isLength: false)
      let isFirst = second.attribute.base.isLeadingOrTop && owns(second.item, equation)
      let isNext = second.attribute.isTrailingOrBottom && anchored.contains(other)
      if isFirst || isNext { anchored.insert(unknown) }
    }
    if unknown.isLength, equation.first.attribute.isLocation, !owns(equation.first.item, equation),
      case .node(let id) = unknown.item.owner, case .node(let around) = second.item.owner
    {
      roomy[id] = (roomy[around] ?? 2) + 1
    }
  }

  private static func bond(of equation: ConstraintEquation) -> Bond {
    switch equation.relation {
    case .equal: .exactly
    case .greaterThanOrEqual: .atLeast
    case .lessThanOrEqual: .atMost
    }
  }

  /// What a required constraint says something of.
  private func unknown(of equation: ConstraintEquation) -> Unknown? {
    guard let axis = equation.first.attribute.axis else { return nil }
    let item = equation.first.item
    var unknown = Unknown(item: item, axis: axis, isLength: !equation.first.attribute.isLocation)
    if unknown.isLength { return unknown }
    if owns(item, equation) {
      guard equation.first.attribute.isTrailingOrBottom else { return nil }
      unknown.isLength = true
      if case .node(let id) = item.owner, kinds[id] == .scroll { unknown.item.guide = "content" }
      return unknown
    }
    // What is said of a second edge is said of the length.
    if bonds[unknown] == .exactly, equation.relation == .equal,
      equation.first.attribute.isTrailingOrBottom, let second = equation.second,
      second.attribute.base.isTrailingOrBottom, owns(second.item, equation)
    {
      unknown.isLength = true
    }
    return unknown
  }

  /// All unknowns in an equation but the one that it says something of.
  private func needs(of equation: ConstraintEquation, but unknown: Unknown) -> [Unknown] {
    var needs: [Unknown] = []
    let owner = owner(of: equation)
    func need(_ item: ConstraintEquation.Item, _ axis: Axis, _ isLength: Bool) {
      let other = Unknown(item: item, axis: axis, isLength: isLength)
      if other != unknown && !needs.contains(other) { needs.append(other) }
    }
    for term in [equation.first, equation.second].compactMap({ $0 }) {
      guard let axis = term.attribute.axis, case .node(let id) = term.item.owner else { continue }
      if !term.attribute.isLocation {
        need(term.item, axis, true)
        continue
      }
      if !term.attribute.base.isLeadingOrTop { need(term.item, axis, true) }
      if owns(term.item, equation) { continue }
      need(term.item, axis, false)
      var node = term.item.guide == nil ? above[id] : id
      while let current = node, current != owner {
        let item = ConstraintEquation.Item(.node(current))
        need(item, axis, true)
        need(item, axis, false)
        node = above[current]
      }
    }
    let isTurned =
      equation.first.attribute.kind == .absoluteX || equation.multiplier != 1
      || equation.second?.attribute.kind == .absoluteX || equation.fraction != 0
    if isTurned, let owner, let axis = equation.first.attribute.axis {
      need(ConstraintEquation.Item(.node(owner)), axis, true)
    }
    return needs
  }

  /// Whether an item is the owner itself, or a region of it.
  private func owns(_ item: ConstraintEquation.Item, _ equation: ConstraintEquation) -> Bool {
    guard case .node(let id) = item.owner, id == owner(of: equation), equation.second != nil else {
      return false
    }
    return item.guide.map { GuideRegion(rawValue: $0) != nil } ?? true
  }

  private func owner(of equation: ConstraintEquation) -> String? {
    let ids = equation.ids
    guard let first = ids.first, let last = ids.last else { return nil }
    let around = path(to: last)
    return path(to: first).last { around.contains($0) }
  }

  /// The ids from the root down to a node.
  private func path(to id: String) -> [String] {
    var path = [id]
    while let next = above[path[0]] { path.insert(next, at: 0) }
    return path
  }
}

extension LayoutAttribute {
  fileprivate var isLeadingOrTop: Bool { self == .leading || self == .top }
  fileprivate var isTrailingOrBottom: Bool { self == .trailing || self == .bottom }
}
