import Maraya
import MarayaTesting
import Testing

/// After any edits constraints give what they give from scratch, contradictions and all.
@Suite struct HistoryTests {
  // The last ones have needed what was left out for something that went later, and turned centres.
  @Test(arguments: Array(0..<60) + [429, 435, 593, 642, 648])
  func editsEndWhereAFreshTreeIs(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tree = EditedTree(statements: (0..<14).map { _ in Statement(&random) })
    for step in 0..<25 {
      tree.edit(&random)
      if Bool.random(using: &random) { continue }
      tree.root.layoutIfNeeded()
      let fresh = tree.fresh()
      fresh.root.layoutIfNeeded()
      let place: Comment = "seed \(seed), step \(step)"
      #expect(tree.broken == fresh.broken, place)
      for (node, other) in zip(tree.nodes, fresh.nodes) {
        #expect(node.frame.isNear(other.frame), "\(place): \(node.id ?? "")")
      }
      if tree.broken != fresh.broken { return }
    }
  }
}

/// A constraint that may be made in any tree of the same nodes.
private struct Statement {
  private static let sides: [LayoutAttribute] = [
    .leading, .trailing, .leadingMargin, .directionalCenterX, .centerX,
  ]
  private static let fixed: [LayoutAttribute] = [.left, .right, .centerX, .rightMargin]
  private static let heights: [LayoutAttribute] = [.top, .bottom, .centerY, .topMargin]
  private static let sizes: [LayoutAttribute] = [.width, .height]

  let items: (Int, Int?)
  let attributes: (LayoutAttribute, LayoutAttribute)
  let relation: LayoutRelation
  let multiplier: Double
  var constant: Double
  var priority: LayoutPriority

  init(_ random: inout SplitMix64) {
    func pick<Element>(_ list: [Element]) -> Element {
      list[Int(random.next() % UInt64(list.count))]
    }
    let kind = pick([Self.sides, Self.sides, Self.fixed, Self.heights, Self.sizes, Self.sizes])
    attributes = (pick(kind), pick(kind))
    let isSize = attributes.0 == .width || attributes.0 == .height
    items = (
      pick([1, 2, 3, 4, 5]), isSize && random.next() % 2 == 0 ? nil : pick([0, 1, 2, 3, 4, 5])
    )
    relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    multiplier = isSize && items.1 != nil ? pick([1, 0.5, 2]) : 1
    constant = Double(pick([-20, 0, 5, 10, 30, 60, 100]))
    priority = pick([.required, .required, .required, .high, 500, .low])
  }

  func constraint(_ nodes: [Node]) -> LayoutConstraint? {
    if items.0 == items.1 && attributes.0 == attributes.1 { return nil }
    return try? LayoutConstraint(
      item: nodes[items.0],
      attribute: attributes.0,
      relatedBy: relation,
      toItem: items.1.map { nodes[$0] },
      attribute: items.1 == nil ? .notAnAttribute : attributes.1,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
  }
}

/// A root with two nodes, one of which has two inside, and one that a frame places.
private final class EditedTree {
  //     0 root ─┬─ 1 a
  //             ├─ 2 b ─┬─ 3 c
  //             │       └─ 4 d
  //             └─ 5 framed
  let nodes = ["root", "a", "b", "c", "d", "framed"].map { Node($0) }
  private var statements: [Statement]
  private var constraints: [LayoutConstraint?] = []
  /// Which statements are active, oldest first.
  private var order: [Int] = []

  var root: Node { nodes[0] }
  var broken: [Int] { order.filter { constraints[$0]?.isBroken ?? false }.sorted() }

  init(statements: [Statement]) {
    self.statements = statements
    root.frame = box(0, 0, 320, 200)
    for (index, parent) in [(1, 0), (2, 0), (3, 2), (4, 2), (5, 0)] {
      nodes[parent].addSubnode(nodes[index])
    }
    for node in nodes[1...4] { node.translatesAutoresizingMaskIntoConstraints = false }
    nodes[5].directionalFrame = box(40, 50, 60, 30)
    constraints = statements.map { $0.constraint(nodes) }
  }

  func edit(_ random: inout SplitMix64) {
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let index = below(statements.count)
    switch below(10) {
    case 0...3:
      guard let constraint = constraints[index] else { return }
      constraint.isActive.toggle()
      if constraint.isActive { order.append(index) } else { order.removeAll { $0 == index } }
    case 4, 5:
      statements[index].constant = Double([0, 7, 15, 40, 80][below(5)])
      constraints[index]?.constant = statements[index].constant
    case 6:
      statements[index].priority = [.required, .high, 400][below(3)]
      constraints[index]?.priority = statements[index].priority
    case 7: root.frame.size = Size(width: Double(100 + 50 * below(6)), height: 200)
    case 8: root.layoutDirection = [.leftToRight, .rightToLeft][below(2)]
    default:
      nodes[5].directionalFrame = box(Double(10 * below(6)), 50, 60, 30)
      nodes[3].givenContentSize = ContentSize(width: Double(20 * below(4)), height: nil)
    }
  }

  /// A tree of which the same was asked at once.
  func fresh() -> EditedTree {
    let other = EditedTree(statements: statements)
    other.root.frame = root.frame
    other.root.layoutDirection = root.layoutDirection
    other.nodes[5].directionalFrame = nodes[5].directionalFrame
    other.nodes[3].givenContentSize = nodes[3].givenContentSize
    other.order = order
    LayoutConstraint.activate(order.compactMap { other.constraints[$0] })
    return other
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) <= 1e-7 && abs(minY - other.minY) <= 1e-7
      && abs(width - other.width) <= 1e-7 && abs(height - other.height) <= 1e-7
  }
}
