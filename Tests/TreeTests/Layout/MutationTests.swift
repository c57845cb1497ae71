import Maraya
import MarayaTree
import Testing

/// Hooks that change the tree under the pass that calls them.
///
/// Their proof is that they run under Address Sanitizer.
@Suite("Mutation in hooks")
struct MutationTests {
  /// Which node of `grandparent > parent > (before, actor, after)` a hook takes out.
  enum Target: String, CaseIterable, Sendable {
    case itself, parent, grandparent, before, after, everything

    func remove(for actor: Node) {
      switch self {
      case .itself: actor.removeFromSupernode()
      case .parent: actor.supernode?.removeFromSupernode()
      case .grandparent: actor.supernode?.supernode?.removeFromSupernode()
      case .before: actor.previousSibling?.removeFromSupernode()
      case .after: actor.nextSibling?.removeFromSupernode()
      case .everything:
        // All strong references of the test are gone: these nodes die here, under the walk.
        for node in actor.root.subtree.map({ $0 }) { node.removeFromSupernode() }
      }
    }
  }

  enum Hook: String, CaseIterable, Sendable {
    case layoutSubnodes, didLayout, didMoveToSupernode, directionDidChange
  }

  /// A screen in which nobody but the tree holds the nodes.
  private func makeScreen(acting hook: Hook, _ act: @escaping (ProbeNode) -> Void) -> ProbeNode {
    let screen = ProbeNode("screen")
    let tail = ProbeNode("tail") { ProbeNode("tail leaf") }
    screen.addSubnode(
      ProbeNode("grandparent") {
        ProbeNode("parent") {
          ProbeNode("before") { ProbeNode("before leaf") }
          ProbeNode("actor") { ProbeNode("actor leaf") }.with { actor in
            let once: (ProbeNode) -> Void = { node in
              node.onLayout = { _ in }
              node.onDidLayout = { _ in }
              node.onMove = { _ in }
              node.onDirection = { _ in }
              act(node)
            }
            switch hook {
            case .layoutSubnodes: actor.onLayout = once
            case .didLayout: actor.onDidLayout = once
            case .didMoveToSupernode: break
            case .directionDidChange: actor.onDirection = once
            }
          }
          ProbeNode("after") { ProbeNode("after leaf") }
        }
      }
    )
    screen.addSubnode(tail)
    if hook == .directionDidChange { screen.layoutDirection = .rightToLeft }
    return screen
  }

  @Test(arguments: [Hook.layoutSubnodes, .didLayout, .directionDidChange], Target.allCases)
  func aHookMayTakeOutAnyNode(hook: Hook, target: Target) {
    let screen = makeScreen(acting: hook) { target.remove(for: $0) }
    screen.layoutIfNeeded()
    #expect(screen.brokenInvariants().isEmpty)
    #expect(screen.diagnostics.isEmpty)
    // What is still in the tree is laid out, in the same pass.
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
    if target != .everything {
      #expect((screen["tail leaf"] as? ProbeNode)?.layoutCount == 1)
    }
  }

  @Test(arguments: [Hook.layoutSubnodes, .didLayout, .directionDidChange], Target.allCases)
  func aTakenOutNodeCanBeLaidOutElsewhere(hook: Hook, target: Target) {
    var kept: [Node] = []
    let screen = makeScreen(acting: hook) { actor in
      kept = actor.root.subtree.dropFirst().map { $0 }
      target.remove(for: actor)
    }
    screen.layoutIfNeeded()
    let other = Node("other")
    for node in kept where node.supernode == nil { other.addSubnode(node) }
    other.layoutIfNeeded()
    #expect(other.brokenInvariants().isEmpty)
    #expect(screen.brokenInvariants().isEmpty)
    #expect(kept.allSatisfy { ($0 as? ProbeNode)?.layoutCount ?? 0 >= 1 })
    #expect(kept.allSatisfy { !$0.needsLayout })
  }

  @Test(arguments: Target.allCases)
  func didMoveToSupernodeMayTakeOutAnyNode(target: Target) {
    let screen = ProbeNode("screen") {
      ProbeNode("grandparent") {
        ProbeNode("parent") { ProbeNode("before") }
      }
    }
    let actor = ProbeNode("actor")
    actor.onMove = { node in
      node.onMove = { _ in }
      target.remove(for: node)
    }
    screen["parent"]?.addSubnode(actor)
    screen.layoutIfNeeded()
    #expect(screen.brokenInvariants().isEmpty)
    #expect(actor.brokenInvariants().isEmpty)
  }

  @Test func didMoveToSupernodeMayLetGoOfTheLastReference() {
    var tree: Node? = Node("screen") { Node("parent") }
    var actor: ProbeNode? = ProbeNode("actor")
    actor?.onMove = { _ in
      tree = nil
      actor = nil
    }
    if let parent = tree?["parent"], let node = actor { parent.addSubnode(node) }
    #expect(tree == nil && actor == nil)
  }

  @Test func removeFromSupernodeMayLetGoOfTheLastReference() {
    weak var gone: ProbeNode?
    let screen = Node("screen")
    do {
      let actor = ProbeNode("actor")
      gone = actor
      screen.addSubnode(actor)
    }
    gone?.removeFromSupernode()
    #expect(gone == nil)
    #expect(screen.brokenInvariants().isEmpty)
  }

  @Test func aBuilderClosureMayTakeOutNodes() {
    let outer = Node("outer") { Node("stays") }
    let built = Node("built") {
      Node("a") {
        outer["stays"]
        outer.removeFromSupernode()
      }
      Node("b").with { node in
        outer.addSubnode(node)
        node.removeFromSupernode()
        outer["stays"]?.removeFromSupernode()
      }
      outer
    }
    #expect(built.subtree.map { $0.id ?? "" } == ["built", "a", "stays", "b", "outer"])
    #expect(built.brokenInvariants().isEmpty)
  }

  @Test func aContainerMayReplaceItsSubnodesInEveryPass() {
    let list = ProbeNode("list")
    list.onLayout = { node in
      for subnode in node.subnodes { subnode.removeFromSupernode() }
      for index in 0..<5 {
        node.addSubnode(
          ProbeNode("row \(node.layoutCount).\(index)") { ProbeNode() }.with {
            $0.frame = Rect(x: 0, y: Double(index) * 10, width: 100, height: 10)
          }
        )
      }
    }
    let root = Node("root") { list }
    for pass in 1...3 {
      list.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(list.subnodes.map(\.id) == (0..<5).map { "row \(pass).\($0)" })
      #expect(root.subtree.allSatisfy { !$0.needsLayout })
      #expect(root.brokenInvariants().isEmpty)
    }
  }

  @Test func manyNodesMayTakeThemselvesOutInOnePass() {
    let root = ProbeNode("root")
    for _ in 0..<5_000 {
      root.addSubnode(ProbeNode { ProbeNode() }.with { $0.onLayout = { $0.removeFromSupernode() } })
    }
    root.layoutIfNeeded()
    #expect(root.subnodeCount == 0)
    #expect(root.diagnostics.isEmpty)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aNodeThatKeepsMovingEndsThePassWithADiagnostic() {
    let wanderer = ProbeNode("wanderer")
    let first = ProbeNode("first") { wanderer }
    let second = ProbeNode("second")
    let root = ProbeNode("root") {
      first
      second
    }
    wanderer.onLayout = { node in
      (node.supernode === first ? second : first).addSubnode(node)
      node.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(root.diagnostics.contains { $0.code == .layoutLoop })
    #expect(wanderer.layoutCount < 1_000)
    #expect(root.brokenInvariants().isEmpty)
    // The tree goes on working.
    wanderer.onLayout = { _ in }
    wanderer.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.subtree.allSatisfy { !$0.needsLayout })
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aHookMayRestructureTheTreeAboveItself() {
    let root = ProbeNode("root") {
      ProbeNode("a") { ProbeNode("actor") }
      ProbeNode("b") { ProbeNode("b leaf") }
    }
    (root["actor"] as? ProbeNode)?.onLayout = { actor in
      actor.onLayout = { _ in }
      guard let a = actor.supernode, let b = a.nextSibling else { return }
      b.subnodes[0].addSubnode(a)
    }
    root.layoutIfNeeded()
    #expect(root.subtree.map { $0.id ?? "" } == ["root", "b", "b leaf", "a", "actor"])
    #expect(root.subtree.allSatisfy { !$0.needsLayout })
    #expect(root.brokenInvariants().isEmpty)
  }
}
