public import MarayaGeometry
import MarayaLayout
import MarayaSolver
public import MarayaTree

extension Node {
  /// What to fit for the smallest size that constraints and content allow; UIKit's.
  public static var layoutFittingCompressedSize: Size { .zero }
  /// What to fit for the largest size that they allow; UIKit's.
  public static var layoutFittingExpandedSize: Size { Size(width: 10_000, height: 10_000) }

  /// The size that the constraints inside of the node ask for, as near as can be to a target, in points.
  ///
  /// UIKit's method of the same name. Nothing is moved; constraints that the nodes above own have no
  /// part in it. The answer is not rounded to pixels. A node without constraints inside answers for its
  /// content. With the priority `.required` a length of the target is given: the other one is how long
  /// the node has to be for it.
  ///
  /// - Parameters:
  ///   - target: The size to come near to; ``layoutFittingCompressedSize`` for the least.
  ///   - horizontalPriority: How much the target's width matters.
  ///   - verticalPriority: How much the target's height matters.
  /// - Returns: The size of the node's frame, in points.
  /// - Complexity: That of solving what is inside from scratch. ``measure(_:)`` remembers its answers.
  public final func systemLayoutSizeFitting(
    _ target: Size,
    withHorizontalFittingPriority horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority verticalPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    updateConstraintsIfNeeded()
    guard target.isFinite else {
      report(.nonFiniteValue, "systemLayoutSizeFitting", "\(target)")
      return bounds.size
    }
    return ConstraintSystem.fit(
      self,
      [
        FittingRow(.horizontal, .equal, target.width, horizontalPriority.rawValue),
        FittingRow(.vertical, .equal, target.height, verticalPriority.rawValue),
      ]
    ).size
  }
}

/// What is asked of the size of a node that is fitted.
struct FittingRow {
  let axis: Axis
  let relation: LinearRelation
  let length: Double
  let priority: Double

  init(_ axis: Axis, _ relation: LinearRelation, _ length: Double, _ priority: Double) {
    self.axis = axis
    self.relation = relation
    self.length = length
    self.priority = priority
  }

  /// What a proposal asks on an axis: a length that is given, or the least one within a limit.
  static func rows(_ axis: Axis, _ proposal: ProposedLength) -> [FittingRow] {
    let least = FittingRow(axis, .equal, 0, LayoutPriority.fittingSizeLevel.rawValue)
    switch proposal {
    case .exactly(let length): return [FittingRow(axis, .equal, length, 1000)]
    case .atMost(let length): return [FittingRow(axis, .lessThanOrEqual, length, 999.999), least]
    case .unbounded: return [least]
    }
  }
}

extension NodeConstraints {
  func fittingSize(_ proposal: SizeProposal) -> Size? {
    guard ConstraintSystem.hasConstraints(inside: node) else { return nil }
    let rows =
      FittingRow.rows(.horizontal, proposal.width) + FittingRow.rows(.vertical, proposal.height)
    let fit = ConstraintSystem.fit(node, rows)
    node.fitMayTurn = fit.mayTurn
    return fit.size
  }

  func fitDidTurn() {
    guard system?.hasTurned ?? true else { return }
    node.fitMayTurn = false
    node.contentChanged()
  }
}

extension ConstraintSystem {
  /// Whether something inside of a node is placed by constraints that are solved with its own size.
  static func hasConstraints(inside node: Node) -> Bool {
    node.constrainedSubtree.contains { record in
      guard let record = record as? NodeConstraints else { return false }
      return record.owned.contains { !$0.isAbout(node) && record.node.solves($0, inside: node) }
    }
  }

  /// The size of a node that is free to have any, as near as can be to what is asked, and whether it
  /// may be another where directions turn.
  static func fit(_ node: Node, _ asked: [FittingRow]) -> (size: Size, mayTurn: Bool) {
    let system = ConstraintSystem(host: node, isTrial: true)
    for case let record as NodeConstraints in node.constrainedSubtree {
      for constraint in record.owned where record.node.solves(constraint, inside: node) {
        _ = system.insert(constraint)
      }
    }
    system.bindHost(asked)
    system.tell()
    system.compute()
    let insets = node.alignmentRectInsets
    let size = system.fittedSize
    let full = Size(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
    return (full, system.mayTurn)
  }

  /// Whether a row says something else than before directions turned, or a place may be another.
  fileprivate var hasTurned: Bool {
    refreshTurning()
      || list.contains { $0.kind == .readable ? $0.hasNews(in: self) : $0.isPlacedOnASide }
  }

  /// What is asked of the host's size, and what its content asks.
  private func bindHost(_ asked: [FittingRow]) {
    let content = host.contentSizeOnGrid
    for axis in [Axis.horizontal, .vertical] {
      let length = length(axis)
      _ = try? solver.add((length >= 0).rank(Participant.Rank.bounds))
      let size = axis == .horizontal ? content.width : content.height
      guard size >= 0 else { continue }
      _ = try? solver.add((length <= size).priority(host.hugging(on: axis)).rank(1))
      _ = try? solver.add((length >= size).priority(host.compressionResistance(on: axis)).rank(1))
    }
    for row in asked {
      let inset = host.alignmentRectInsets
      let frame = row.axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
      var constraint = LinearConstraint(
        length(row.axis).linearExpression - max(row.length - frame, 0),
        row.relation
      )
      constraint.priority = row.priority
      constraint.rank = 3
      _ = try? solver.add(constraint)
    }
  }

  private var fittedSize: Size {
    Size(
      width: max(solver[length(.horizontal)], 0),
      height: max(solver[length(.vertical)], 0)
    )
  }
}

extension Node {
  /// Whether a constraint that this node owns is solved with the size of a node at or above it.
  fileprivate func solves(_ constraint: LayoutConstraint, inside top: Node) -> Bool {
    var node = self
    if node === top { return true }
    if constraint.isAbout(self), let above = node.supernode { node = above }
    while node !== top {
      guard !node.isHost, let above = node.supernode else { return false }
      node = above
    }
    return true
  }
}

extension Participant {
  /// Whether it is placed from the left, or by a rectangle of which something hangs over on a side.
  fileprivate var isPlacedOnASide: Bool {
    guard kind == .placed else { return false }
    let insets = [node.alignmentRectInsets, node.supernode?.alignmentRectInsets ?? .zero]
    return node.isPlacedOnASide || insets.contains { $0.left != $0.right }
  }
}
