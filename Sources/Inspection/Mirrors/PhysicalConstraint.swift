import MarayaConstraints
import MarayaDirection
import MarayaTree

/// A constraint that is another in the mirror image of its tree.
struct PhysicalConstraint {
  /// The node whose place it decides: one that is not its owner, if there is one.
  let node: Node
  /// The direction that it has.
  let direction: LayoutDirection
  let equation: ConstraintEquation
  let image: ConstraintEquation
  let side: ConstraintSide
  /// The place of the statement that made it, or nothing.
  let location: String

  /// Looks at an active constraint; `nil` if it mirrors, or is gone.
  init?(_ constraint: LayoutConstraint) {
    guard let owner = constraint.owner,
      let first = constraint.firstItem?.itemPlace.node
    else { return nil }
    let equation = constraint.equationText
    guard let side = equation.side else { return nil }
    let second = constraint.secondItem?.itemPlace.node
    node = first === owner ? second ?? first : first
    direction = owner.effectiveLayoutDirection
    self.equation = equation
    image = equation.mirrored(direction.leading(vector: 1))
    self.side = side
    location = constraint.location
  }

  /// What is wrong, as a sentence goes on after the path of the node.
  var message: String { "has \(equation), which \(reason)" }

  /// Why it does not mirror, without what would.
  var briefly: String { "\(equation) \(reason)" }

  private var reason: String {
    switch side {
    case .side: "keeps its side"
    case .centre: "does not turn"
    case .multiplier: "is measured from the left in both directions"
    case .points: "has other points in each direction"
    }
  }

  /// What would mirror.
  var remedy: String {
    switch side {
    case .side: "use leading and trailing"
    case .centre: "use directionalCenterX"
    case .multiplier: "use per cent of the owner's width, as in \(percentForm)"
    case .points: "use one number of points"
    }
  }

  /// The same with per cent, where that is simple; else an example.
  private var percentForm: String {
    guard let second = equation.second, second.attribute == .trailing, second.item.guide == nil,
      equation.fraction == 0
    else { return "super.leading + 80%" }
    var form = equation
    form.identifier = nil
    form.second?.attribute = .leading
    form.fraction = equation.multiplier
    form.multiplier = 1
    return form.description
  }

  /// The constraints held at and below a node that don't mirror, by the node that each places.
  ///
  /// One whose mirror image is there as well, as of equal distances from the left and from the right,
  /// mirrors together with that.
  static func all(below top: Node) -> [ObjectIdentifier: [PhysicalConstraint]] {
    var found: [ObjectIdentifier: [PhysicalConstraint]] = [:]
    let constraints = top.constraintsInside
    let physical = constraints.compactMap { PhysicalConstraint($0) }
    if physical.isEmpty { return found }
    let known = Set(physical.map(\.equation.withoutName))
    for constraint in physical where !known.contains(constraint.image.withoutName) {
      found[ObjectIdentifier(constraint.node), default: []].append(constraint)
    }
    return found
  }
}

extension ConstraintEquation {
  fileprivate var withoutName: ConstraintEquation {
    var equation = self
    equation.identifier = nil
    return equation
  }
}

extension LayoutConstraint {
  /// The place of the statement that made the constraint, as in `Card.swift:41`; or nothing.
  var location: String {
    guard let name = file.split(separator: "/").last else { return "" }
    return "\(name):\(line)"
  }
}
