import Maraya

/// A script played on nodes and on the model side by side.
struct HierarchyTrial {
  /// A node that the script holds, and the member of the model that stands for it.
  private typealias Held = (member: Int, node: Node)

  /// A node that lives as long as the script or a tree holds it.
  struct Watched {
    weak var node: Node?
  }

  private(set) var model = HierarchyModel()
  /// The nodes in the order of the model's members.
  private(set) var nodes: [Watched] = []
  private var held: [Int: Held] = [:]

  /// Does one step on both; says so when the two answer differently.
  mutating func perform(_ operation: HierarchyOperation) -> String? {
    switch operation {
    case .make, .drop, .remove: changeLife(operation)
    case .add(let node, let supernode), .insert(let node, let supernode, _),
      .insertAbove(let node, _, let supernode), .insertBelow(let node, _, let supernode):
      guard let child = held[node], let parent = held[supernode] else { return nil }
      // What would stop the program is tried on the throwing twin instead.
      if model.obstacle(to: child.member, into: parent.member, at: 0) != nil {
        return attach(child, to: parent, at: nil)
      }
      insert(child, into: parent, operation)
    case .attach(let node, let supernode, let index):
      guard let child = held[node], let parent = held[supernode] else { return nil }
      return attach(child, to: parent, at: index)
    case .bringToFront, .sendToBack, .exchange: reorder(operation)
    case .setDirection, .setFrame, .setDirectionalFrame, .setReferenceWidth: place(operation)
    case .layOut(let node):
      guard let (member, node) = held[node] else { return nil }
      node.root.layoutIfNeeded()
      model.layOut(member)
      let unfinished = node.root.subtree.first(where: \.needsLayout)
      return unfinished.map { "\($0.path) still needs layout" }
    }
    return nil
  }

  private mutating func changeLife(_ operation: HierarchyOperation) {
    switch operation {
    case .make(let number, let isLayer):
      changeLife(.drop(number))
      let node = isLayer ? LayerNode("n\(number)") : Node("n\(number)")
      nodes.append(Watched(node: node))
      held[number] = (model.make(name: "n\(number)", isLayer: isLayer), node)
    case .drop(let number):
      if let member = held.removeValue(forKey: number)?.member { model.drop(member) }
    case .remove(let number):
      guard let child = held[number] else { return }
      child.node.removeFromSupernode()
      model.remove(child.member)
    default: break
    }
  }

  private mutating func insert(
    _ child: Held,
    into parent: Held,
    _ operation: HierarchyOperation
  ) {
    switch operation {
    case .insert(_, _, let index):
      parent.node.insertSubnode(child.node, at: index)
      model.insert(child.member, into: parent.member, at: index)
    case .insertAbove(_, let sibling, _):
      guard let sibling = held[sibling] else { return }
      parent.node.insertSubnode(child.node, aboveSubnode: sibling.node)
      model.insert(child.member, above: sibling.member, into: parent.member)
    case .insertBelow(_, let sibling, _):
      guard let sibling = held[sibling] else { return }
      parent.node.insertSubnode(child.node, belowSubnode: sibling.node)
      model.insert(child.member, below: sibling.member, into: parent.member)
    default:
      parent.node.addSubnode(child.node)
      model.add(child.member, to: parent.member)
    }
  }

  private mutating func attach(_ child: Held, to parent: Held, at index: Int?) -> String? {
    let obstacle = model.obstacle(to: child.member, into: parent.member, at: index ?? 0)
    do {
      try parent.node.attach(child.node, at: index)
      if let obstacle { return "attach throws nothing, the model \(obstacle.message)" }
      model.insert(child.member, into: parent.member, at: index ?? .max)
      return nil
    } catch {
      if error == obstacle { return nil }
      return "attach throws \(error.message), the model \(obstacle?.message ?? "nothing")"
    }
  }

  private mutating func reorder(_ operation: HierarchyOperation) {
    switch operation {
    case .bringToFront(let node, let supernode):
      guard let child = held[node], let parent = held[supernode] else { return }
      parent.node.bringSubnodeToFront(child.node)
      model.bringToFront(child.member, of: parent.member)
    case .sendToBack(let node, let supernode):
      guard let child = held[node], let parent = held[supernode] else { return }
      parent.node.sendSubnodeToBack(child.node)
      model.sendToBack(child.member, of: parent.member)
    case .exchange(let one, let other, let supernode):
      guard let parent = held[supernode] else { return }
      parent.node.exchangeSubnode(at: one, withSubnodeAt: other)
      model.exchange(one, other, of: parent.member)
    default: break
    }
  }

  private mutating func place(_ operation: HierarchyOperation) {
    switch operation {
    case .setDirection(let number, let direction):
      guard let (member, node) = held[number] else { return }
      node.layoutDirection = direction
      model.setDirection(direction, of: member)
    case .setFrame(let number, let rect):
      guard let (member, node) = held[number] else { return }
      node.frame = rect
      model.place(member, at: rect, isDirectional: false)
    case .setDirectionalFrame(let number, let rect):
      guard let (member, node) = held[number] else { return }
      node.directionalFrame = rect
      model.place(member, at: rect, isDirectional: true)
    case .setReferenceWidth(let number, let width):
      guard let (member, node) = held[number] else { return }
      node.referenceWidth = width
      model.setReferenceWidth(width, of: member)
    default: break
    }
  }
}
