import MarayaDirection
import MarayaGeometry
import MarayaSolver
import MarayaTree

/// From a constraint between attributes to a row between unknowns.
///
/// Places are measured from the owner's leading edge, in its direction, so that what is said of
/// leading and trailing edges is the same row in both. What is said of left and right is turned here:
/// with *W* the owner's width, x from the left is *k W + s p*, where *p* is the place from the leading
/// edge, *s* is 1 or -1, and *k* is 0 or 1.
struct Lowering {
  let system: ConstraintSystem
  let owner: Node
  private let direction: LayoutDirection
  /// 1 where leading is left, else -1.
  private let sign: Double
  /// 0 where leading is left, else 1.
  private var turn: Double { (1 - sign) / 2 }

  /// Which one of the system's it is.
  private let number: Int
  /// Who takes part; twice, if another constraint had to be lowered on the way.
  private(set) var participants: [Participant] = []
  /// Whose margins, offsets or baselines are in it.
  private(set) var watched: [Node] = []
  private(set) var turns = false

  init(_ owner: Node, in system: ConstraintSystem) {
    self.system = system
    self.owner = owner
    system.lowerings += 1
    number = system.lowerings
    direction = owner.effectiveLayoutDirection
    sign = direction.leading(vector: 1)
  }

  /// Lowers a constraint, whose owner it is.
  mutating func row(of constraint: LayoutConstraint) -> LinearConstraint {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    let axis = first.axis ?? .horizontal
    let multiplier = constraint.multiplier
    var sum = LinearExpression()
    var relation = constraint.relation.linear
    var constant = constraint.constant
    if let other = constraint.rightToLeftConstant {
      constant = turn == 0 ? constant : other
      turns = true
    }
    if let item = constraint.firstItem?.participantItem {
      let content = isContent(item, beside: constraint.secondItem?.participantItem, first)
      place(of: first, item, content).add(times: 1, to: &sum)
    }
    if second != .notAnAttribute, multiplier != 0, let item = constraint.secondItem?.participantItem
    {
      let content = isContent(item, beside: constraint.firstItem?.participantItem, second)
      place(of: second, item, content).add(times: -multiplier, to: &sum)
    }
    if constraint.fraction != 0 {
      lengthInside(owner, axis).add(times: -constraint.fraction, to: &sum)
    }
    if first.isLocation && axis == .horizontal {
      let isDirectional = first.kind == .directionalX || second.kind == .directionalX
      if multiplier != 1 && turn != 0 {
        // The numbers are measured from the left, also where leading is right: UIKit's quirk.
        lengthInside(owner, axis).add(times: multiplier - 1, to: &sum)
      }
      if !isDirectional {
        constant *= sign
        if sign < 0 { relation = relation.turned }
      }
      if multiplier != 1 || !isDirectional && (constant != 0 || relation != .equal)
        || first.kind == .absoluteX || second.kind == .absoluteX
      {
        turns = true
      }
    }
    var row = LinearConstraint(sum, relation)
    row.constant += constant
    row.priority = constraint.priority.rawValue
    return row
  }

  // MARK: Places

  /// An attribute of an item, measured from the owner's leading top corner.
  private mutating func place(
    of attribute: LayoutAttribute,
    _ item: Participant.Item,
    _ isContent: Bool
  ) -> LinearExpression {
    let axis = attribute.axis ?? .horizontal
    let region: GuideRegion? = attribute.isMargin ? .margins : item.guide?.region
    let extent = extent(of: item, region, axis, isContent)
    switch attribute.base {
    case .left: return extent.start + extent.length * turn
    case .right: return extent.start + extent.length * (1 - turn)
    case .leading, .top: return extent.start
    case .trailing, .bottom: return extent.start + extent.length
    case .centerX, .directionalCenterX, .centerY: return extent.start + extent.length * 0.5
    case .firstBaseline: return extent.start + baselines(of: item).first
    case .lastBaseline: return extent.start + extent.length - baselines(of: item).last
    default: return extent.length
    }
  }

  /// A stretch along an axis.
  private struct Extent {
    var start: LinearExpression
    var length: LinearExpression
  }

  private mutating func extent(
    of item: Participant.Item,
    _ region: GuideRegion?,
    _ axis: Axis,
    _ isContent: Bool
  ) -> Extent {
    let node = item.node
    // What is inside of the owner already, and what is in a node's own rectangle.
    var extent: Extent
    switch region {
    case nil where item.guide == nil:
      if node === owner { return inside(owner, axis, isContent) }
      return climb(from: outside(node, axis), at: node.supernode, axis)
    case nil, .readable:
      extent = own(item, axis)
    case .content:
      extent = inside(node, axis, true)
    case .frame:
      extent = inside(node, axis, false)
    case .margins, .safeArea:
      let isOwner = node === owner
      extent = isOwner ? inside(owner, axis, isContent) : outside(node, axis)
      let insets = region == .margins ? node.layoutMargins : node.safeAreaInsets
      let sides = direction.leading(insets)
      watch(node)
      turns = true
      let (near, far) =
        axis == .horizontal ? (sides.leading, sides.trailing) : (sides.top, sides.bottom)
      extent.start.constant += near
      extent.length.constant -= near + far
      return isOwner ? extent : climb(from: extent, at: node.supernode, axis)
    }
    return node === owner ? extent : climb(from: extent, at: node, axis)
  }

  /// The rectangle of a node as those in it see it: its bounds, its content, or the part of that which
  /// is to be seen.
  private mutating func inside(_ node: Node, _ axis: Axis, _ isContent: Bool) -> Extent {
    if isContent, let guide = node.contentGuide {
      return Extent(
        start: LinearExpression(),
        length: use(Participant.Item(node: node, guide: guide)).length(axis).linearExpression
      )
    }
    return Extent(start: offset(of: node, axis), length: length(of: node, axis))
  }

  /// A node in the coordinates of the one around it.
  private mutating func outside(_ node: Node, _ axis: Axis) -> Extent {
    let participant = use(Participant.Item(node: node, guide: nil))
    return near(participant, in: node.supernode, axis)
  }

  /// A guide in the coordinates of its owner.
  private mutating func own(_ item: Participant.Item, _ axis: Axis) -> Extent {
    near(use(item), in: item.node, axis)
  }

  /// A participant from the near edge, in this direction, of what it lies in.
  private mutating func near(
    _ participant: Participant,
    in around: Node?,
    _ axis: Axis
  ) -> Extent {
    let length = participant.length(axis).linearExpression
    let start = participant.start(axis).linearExpression
    guard axis == .horizontal, let around, around !== owner else {
      return Extent(start: start, length: length)
    }
    turns = true
    if around.effectiveLayoutDirection == direction { return Extent(start: start, length: length) }
    return Extent(start: lengthInside(around, axis) - start - length, length: length)
  }

  /// From the coordinates of a node to those of the owner.
  private mutating func climb(from extent: Extent, at node: Node?, _ axis: Axis) -> Extent {
    var extent = extent
    var node = node
    while let current = node, current !== owner {
      turns = true
      let around = outside(current, axis)
      // In place: there may be many levels.
      around.start.append(times: 1, to: &extent.start)
      offset(of: current, axis).append(times: -1, to: &extent.start)
      node = current.supernode
    }
    return extent
  }

  // MARK: Lengths

  /// The length of a node as those in it see it: where it scrolls, of its content.
  ///
  /// That is a number, unless constraints speak of the content.
  private mutating func lengthInside(_ node: Node, _ axis: Axis) -> LinearExpression {
    guard let guide = node.contentGuide else { return length(of: node, axis) }
    if let content = system.knownParticipant(Participant.Item(node: node, guide: guide)) {
      return use(content.item).length(axis).linearExpression
    }
    watch(node)
    let size = node.childReferenceRect.size
    return LinearExpression(constant: axis == .horizontal ? size.width : size.height)
  }

  private mutating func length(of node: Node, _ axis: Axis) -> LinearExpression {
    if node === system.host { return system.length(axis).linearExpression }
    return use(Participant.Item(node: node, guide: nil)).length(axis).linearExpression
  }

  /// How far what is to be seen of a node's content begins from where the content does.
  private mutating func offset(of node: Node, _ axis: Axis) -> LinearExpression {
    guard let scroll = node as? any ScrollsContent else { return LinearExpression() }
    watch(node)
    let offset = scroll.directionalContentOffset
    if axis == .vertical { return LinearExpression(constant: offset.y) }
    if node.effectiveLayoutDirection == direction { return LinearExpression(constant: offset.x) }
    turns = true
    return lengthInside(node, axis) - length(of: node, axis) - offset.x
  }

  private mutating func baselines(of item: Participant.Item) -> BaselineOffsets {
    if item.guide != nil { return BaselineOffsets(first: 0, last: 0) }
    watch(item.node)
    let participant = item.node === system.host ? nil : use(item)
    let isResting = participant?.hasRestingBaselines ?? false
    return item.node.alignedBaselines(in: isResting ? nil : participant?.rect?.size)
  }

  /// Whether an edge of a node that scrolls is that of its content: beside what is inside of it.
  ///
  /// UIKit's rule; sizes and centres are those of what is to be seen.
  private func isContent(
    _ item: Participant.Item,
    beside other: Participant.Item?,
    _ attribute: LayoutAttribute
  ) -> Bool {
    guard item.node === owner, item.node.contentGuide != nil, let other else { return false }
    if other.node === owner && other.guide?.region != nil
      || other.node === owner && other.guide == nil
    {
      return false
    }
    switch attribute.base {
    case .width, .height, .centerX, .centerY, .directionalCenterX: return false
    default: return true
    }
  }

  // MARK: What is used

  private mutating func use(_ item: Participant.Item) -> Participant {
    let participant = system.participant(for: item)
    if participant.lowering == number { return participant }
    participant.lowering = number
    participants.append(participant)
    return participant
  }

  private mutating func watch(_ node: Node) {
    if !watched.contains(where: { $0 === node }) { watched.append(node) }
  }
}

extension LinearExpression {
  /// Adds a multiple of the expression to one that grows.
  fileprivate func append(times factor: Double, to sum: inout LinearExpression) {
    for term in terms { term.variable.add(times: factor * term.coefficient, to: &sum) }
    sum.constant += factor * constant
  }
}

extension LayoutItem {
  /// The node or the guide, as participants are known by.
  var participantItem: Participant.Item? {
    let place = itemPlace
    return place.node.map { Participant.Item(node: $0, guide: place.guide) }
  }
}

extension LayoutRelation {
  /// The relation as the solver has it.
  var linear: LinearRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LinearRelation {
  /// The relation when both sides are measured from the other end.
  fileprivate var turned: LinearRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
