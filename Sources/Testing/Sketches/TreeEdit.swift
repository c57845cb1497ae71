public import MarayaConstraints
public import MarayaDirection
import MarayaGeometry
public import MarayaTree

/// A change to a tree, as a value: it can be done to a tree, to its sketch, and written as code.
///
/// Nodes are named by their ids. An edit whose nodes are not there, or that would make a cycle,
/// does nothing.
public enum TreeEdit: Hashable, Sendable {
  /// Sets properties of a node, one after the other.
  case set([NodeSetting], on: String)
  /// Makes nodes and adds them to one.
  case add(TreeSketch, to: String, at: Int)
  /// Removes a node other than the root, with what is inside.
  case remove(String)
  /// Moves a node other than the root, with what is inside, into another one.
  case move(String, to: String, at: Int)
  /// Calls `invalidateIntrinsicContentSize()`.
  case invalidate(String)
  /// Calls `setNeedsLayout()`.
  case setNeedsLayout(String)
  /// Calls `layout(width:height:direction:)` on the root.
  case resize(width: Double, height: Double, direction: LayoutDirection?)
  /// Lays the tree out.
  case layOut
  /// Makes a constraint and activates it.
  case activate(ConstraintEquation)
  /// Deactivates the constraint of an identifier.
  case deactivate(String)
  /// Sets the `constant` of the constraint of an identifier, in points.
  case setConstant(Double, of: String)
  /// Sets the `priority` of the constraint of an identifier.
  case setPriority(LayoutPriority, of: String)

  /// Does it to a tree.
  ///
  /// - Parameter root: The root of the tree.
  /// - Returns: Whether its nodes are there.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @discardableResult
  public func apply(to root: Node) -> Bool {
    switch self {
    case .set(let settings, let id):
      guard let node = root[id] else { return false }
      for setting in settings { setting.apply(to: node) }
    case .add(let sketch, let id, let index):
      guard let node = root[id] else { return false }
      sketch.add(to: node, at: index)
    case .remove(let id):
      guard let node = root[id], node !== root else { return false }
      node.removeFromSupernode()
    case .move(let id, let target, let index):
      guard let node = root[id], let supernode = root[target], node !== root,
        !supernode.isDescendant(of: node)
      else { return false }
      supernode.insertSubnode(node, at: index)
    case .invalidate(let id):
      guard let node = root[id] else { return false }
      node.invalidateIntrinsicContentSize()
    case .setNeedsLayout(let id):
      guard let node = root[id] else { return false }
      node.setNeedsLayout()
    case .resize(let width, let height, let direction):
      root.layout(width: width, height: height, direction: direction)
    case .layOut:
      root.layoutIfNeeded()
    case .activate(let equation):
      return equation.activate(in: root)
    case .deactivate(let identifier):
      guard let constraint = root.activeConstraint(identifier) else { return false }
      constraint.isActive = false
    case .setConstant(let constant, let identifier):
      guard let constraint = root.activeConstraint(identifier) else { return false }
      constraint.constant = constant
    case .setPriority(let priority, let identifier):
      guard let constraint = root.activeConstraint(identifier) else { return false }
      constraint.priority = priority
    }
    return true
  }

  /// Does it to a sketch of the tree.
  ///
  /// The sketch is then one of the tree with the edit done to it, as far as what was asked of a
  /// node does not depend on where it was at that time.
  ///
  /// - Returns: Whether its nodes are there.
  @discardableResult
  public func apply(to sketch: inout TreeSketch) -> Bool {
    switch self {
    case .set(let settings, let id):
      let isSolved = sketch.isPlacedByConstraints(id)
      return sketch.update(id) { part in
        // Where constraints find the place, a frame counts until the next layout.
        for setting in settings where !(isSolved && setting.isFrameLike) { part.set(setting) }
      }
    case .add(let part, let id, let index):
      guard sketch[id] != nil else { return false }
      sketch.insert(part, into: id, at: index)
    case .remove(let id):
      guard let part = sketch.remove(id) else { return false }
      sketch.loosen(part)
      sketch.removeConstraints(of: part)
    case .move(let id, let target, let index):
      guard let part = sketch[id], part[target] == nil, sketch[target] != nil, id != sketch.id
      else { return false }
      // In the same supernode it only stands elsewhere among its siblings.
      let stays = sketch[target]?.children.contains { $0.id == id } ?? false
      if !stays { sketch.loosen(part) }
      guard let moved = sketch.remove(id) else { return false }
      sketch.insert(moved, into: target, at: index)
    case .invalidate(let id), .setNeedsLayout(let id):
      return sketch[id] != nil
    case .resize(let width, let height, let direction):
      sketch.resize(to: Size(width: width, height: height))
      if let direction { sketch.set(.layoutDirection(direction)) }
    case .layOut:
      break
    case .activate(let equation):
      return sketch.activate(equation)
    case .deactivate(let identifier):
      return sketch.deactivate(identifier)
    case .setConstant(let constant, let identifier):
      return sketch.change(identifier) { $0.constant = constant }
    case .setPriority(let priority, let identifier):
      return sketch.change(identifier) { $0.priority = priority }
    }
    return true
  }

  /// The Swift code that does the same.
  ///
  /// - Parameter root: The id of the root.
  /// - Returns: A statement a line.
  public func swiftCode(root: String) -> String {
    let variable = TreeSketch.variable(for:)
    switch self {
    case .set(let settings, let id):
      return settings.map { $0.swiftCode(for: variable(id)) }.joined(separator: "\n")
    case .add(let sketch, let id, let index):
      return sketch.statements(addedTo: variable(id), at: index).joined(separator: "\n")
    case .remove(let id): return "\(variable(id)).removeFromSupernode()"
    case .move(let id, let target, let index):
      return "\(variable(target)).insertSubnode(\(variable(id)), at: \(index))"
    case .invalidate(let id): return "\(variable(id)).invalidateIntrinsicContentSize()"
    case .setNeedsLayout(let id): return "\(variable(id)).setNeedsLayout()"
    case .resize(let width, let height, let direction):
      let turn = direction.map { ", direction: \($0.swiftCode)" } ?? ""
      return "\(variable(root))"
        + ".layout(width: \(width.swiftCode), height: \(height.swiftCode)\(turn))"
    case .layOut: return "\(variable(root)).layoutIfNeeded()"
    case .activate(let equation): return equation.swiftCode(in: variable(root))
    case .deactivate(let identifier):
      return "\(Self.constraint(identifier, root))?.isActive = false"
    case .setConstant(let constant, let identifier):
      return "\(Self.constraint(identifier, root))?.constant = \(constant.swiftCode)"
    case .setPriority(let priority, let identifier):
      return "\(Self.constraint(identifier, root))?.priority = \(priority.rawValue.swiftCode)"
    }
  }

  /// The Swift code that finds a constraint by its identifier.
  private static func constraint(_ identifier: String, _ root: String) -> String {
    let owned = "\(TreeSketch.variable(for: root)).subtree.flatMap(\\.constraints)"
    return "\(owned).first { $0.identifier == \(identifier.swiftCode) }"
  }
}
