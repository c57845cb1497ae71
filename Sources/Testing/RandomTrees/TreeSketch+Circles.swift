import MarayaConstraints
import MarayaGeometry
import MarayaLayout

extension TreeSketch {
  /// Whether constraints speak of something that depends in turn on what they find, other than as
  /// they can know.
  ///
  /// There are several layouts then that are at rest, and which one it is depends on what was before:
  ///
  /// - Content that scrolls is as large as what floats above it, which stays where the part is that
  ///   is to be seen, or something outside; how far it can be scrolled depends on the size. Or the
  ///   size of that part does, or it runs in another direction than what is outside.
  /// - A place is measured, or depends on more than the size of what is around, and that size
  ///   depends on constraints.
  /// - Margins depend on where their node is, which safe area or margins reach into, and that depends
  ///   on constraints.
  /// - A baseline depends on the height, which a constraint to the same node makes depend on it; that of
  ///   text does anyway.
  /// - Text is as high as its width makes it, and a constraint makes a width depend on a height: a
  ///   square may hold the same text on two lines or on three.
  ///
  /// - Complexity: O(*n* *c*) for *n* nodes and *c* constraints.
  package var constraintsGoInCircles: Bool {
    var circles = Circles(self)
    circles.visit(self, under: nil)
    return circles.found || allConstraints.contains(where: \.relatesBaselineToItsNode)
      || allConstraints.contains { relatesBaselineOfText($0) }
      || allConstraints.contains(where: \.relatesWidthToHeight) && wrapsByConstraints
  }
}

extension TreeSketch {
  /// Whether constraints find the width of something that breaks into lines.
  fileprivate var wrapsByConstraints: Bool {
    kind.isMeasured && isSizedByConstraints
      || children.contains(where: \.wrapsByConstraints)
  }

  /// Whether an equation speaks of a baseline of a label whose height constraints find: text stands
  /// in the middle of that.
  fileprivate func relatesBaselineOfText(_ equation: ConstraintEquation) -> Bool {
    [equation.first, equation.second].contains { term in
      guard let term, case .node(let id) = term.item.owner, let part = self[id] else {
        return false
      }
      let isBaseline = term.attribute == .firstBaseline || term.attribute == .lastBaseline
      return isBaseline && part.kind == .label && part.isSizedByConstraints
    }
  }
}

private struct Circles {
  var found = false
  private let constraints: [ConstraintEquation]
  private let named: Set<String>
  private let reachesIn: Bool
  private let hasIslands: Bool

  init(_ sketch: TreeSketch) {
    constraints = sketch.allConstraints
    named = Set(constraints.flatMap(\.ids))
    reachesIn = sketch.reachesIn
    hasIslands = sketch.hasIslands
  }

  mutating func visit(_ sketch: TreeSketch, under above: TreeSketch?) {
    if constraints.isEmpty { return }
    if sketch.kind == .scroll && floats(in: sketch) { found = true }
    if let above, above.isSizedByContent, sketch.isPlacedOtherwise(in: above),
      sketch.ids.contains(where: { named.contains($0) })
    {
      found = true
    }
    if reachesIn, above?.isPlacedInMargins ?? false || sketch.isPlacedInMargins,
      sketch.ids.contains(where: { named.contains($0) })
    {
      found = true
    }
    if reachesIn, above != nil, constraints.contains(where: { $0.usesMargins(of: sketch.id) }) {
      found = true
    }
    for child in sketch.children { visit(child, under: sketch) }
  }

  /// Whether something inside of a scroll node is related to its frame, or to something outside, and
  /// something to its content.
  private func floats(in scroll: TreeSketch) -> Bool {
    let ids = Set(scroll.ids.dropFirst())
    func isInside(_ term: ConstraintEquation.Term) -> Bool {
      guard case .node(let id) = term.item.owner else { return false }
      let isOwnGuide = term.item.guide.map { GuideRegion(rawValue: $0) == nil } ?? false
      return ids.contains(id) || id == scroll.id && isOwnGuide
    }
    var isContent = hasIslands || scroll.isSizedByConstraints
    var isOutside = false
    for equation in constraints {
      // Where the part begins that is to be seen, times a number, in a constraint for its size.
      if Set(equation.ids) == [scroll.id] && equation.multiplier != 1 { return true }
      let terms = [equation.first, equation.second].compactMap { $0 }
      if !terms.contains(where: isInside) { continue }
      for term in terms where !isInside(term) {
        guard case .node(let id) = term.item.owner else { continue }
        let isEdge = term.attribute.isLocation && !term.attribute.rawValue.contains("enter")
        if id == scroll.id, term.item.guide == nil && isEdge || term.item.guide == "content" {
          isContent = true
        } else {
          isOutside = true
        }
      }
      if equation.fraction != 0 || equation.multiplier != 1 { isContent = true }
    }
    return isContent && isOutside
  }
}

extension TreeSketch {
  /// Whether safe area or margins reach from a node into those inside.
  fileprivate var reachesIn: Bool {
    settings.contains { setting in
      switch setting {
      case .safeAreaInsets(let insets), .additionalSafeAreaInsets(let insets): insets != .zero
      case .preservesSupernodeLayoutMargins(let flag): flag
      default: false
      }
    } || children.contains(where: \.reachesIn)
  }

  /// Whether the place is one in what margins or safe area leave.
  fileprivate var isPlacedInMargins: Bool {
    switch setting(.place) {
    case .edges(let edges): edges.region != .bounds
    case .ratio(let ratio): ratio.region != .bounds
    default: false
    }
  }

  /// Whether constraints find the size.
  fileprivate var isSizedByConstraints: Bool {
    setting(.place) == .placedByConstraints || setting(.place) == nil
  }

  /// Whether the size, or that of content that scrolls, depends on what is inside.
  var isSizedByContent: Bool {
    if kind == .scroll { return true }
    switch setting(.place) {
    case .placedByConstraints, nil: return true
    case .edges(let edges): return edges.isOpen
    default: return false
    }
  }

  /// Whether the place is not linear in the size of what is around, or in content that scrolls
  /// depends on it at all.
  fileprivate func isPlacedOtherwise(in above: TreeSketch) -> Bool {
    if hasReferenceWidth || setting(.mask) != nil { return true }
    if above.kind == .scroll && isPhysical { return true }
    switch setting(.place) {
    case .edges(let edges):
      return above.kind == .scroll || edges.region == .readable || edges.mayEndAtZero
    case .ratio(let ratio):
      return above.kind == .scroll || ratio.region == .readable || ratio.mayEndAtZero
    default: return false
    }
  }
}

extension EdgePlacement {
  /// Whether an axis is left open.
  fileprivate var isOpen: Bool {
    let across = [leading, trailing, width].count { $0 != nil }
    let down = [top, bottom, height].count { $0 != nil }
    return across < 2 || down < 2
  }
}

extension EdgePlacement {
  /// Whether a length is what two distances leave, which may be nothing; or measured.
  fileprivate var mayEndAtZero: Bool { isOpen || width == nil || height == nil }
}

extension RatioRect {
  /// Whether a length may be less than nothing, or is a part of a region that may be.
  fileprivate var mayEndAtZero: Bool {
    region != .bounds || [width, height].contains { $0.points < 0 }
  }
}

extension ConstraintEquation {
  /// Whether the equation makes lengths along both axes depend on each other.
  fileprivate var relatesWidthToHeight: Bool {
    guard let second else { return false }
    return first.attribute.axis != second.attribute.axis
  }

  fileprivate var relatesBaselineToItsNode: Bool {
    let baselines: [LayoutAttribute] = [.firstBaseline, .lastBaseline]
    guard let second, Set(ids).count == 1 else { return false }
    return baselines.contains(first.attribute) || baselines.contains(second.attribute)
  }

  /// Whether the margins or the safe area of a node are in the equation.
  fileprivate func usesMargins(of id: String) -> Bool {
    [first, second].contains { term in
      guard let term, case .node(id) = term.item.owner else { return false }
      let regions: [GuideRegion] = [.margins, .safeArea, .readable]
      return term.attribute.isMargin || regions.contains { $0.rawValue == term.item.guide }
    }
  }
}
