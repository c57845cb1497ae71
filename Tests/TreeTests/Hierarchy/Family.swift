import Maraya
import Testing

/// Two supernodes, `p` and `q`, with subnodes named by letters, and an orphan `o`.
///
/// A text says who is where: `a L b | x y` are the subnodes of `p`, then those of `q`, back to
/// front. A capital letter is a layer.
struct Family {
  let p = Node("p")
  let q = Node("q")
  private var members: [String: Node]

  init(_ text: String) {
    members = ["p": p, "q": q, "o": Node("o")]
    for (supernode, ids) in zip([p, q], Self.lists(of: text)) {
      for id in ids {
        let node = id.lowercased() == id ? Node(id) : LayerNode(id)
        members[id] = node
        supernode.addSubnode(node)
      }
    }
  }

  /// The node named by a letter.
  func node(_ id: String) throws -> Node {
    try #require(members[id])
  }

  /// Who is where, as a text.
  var text: String {
    [p.idsOfSubnodes, q.idsOfSubnodes].joined(separator: " | ")
  }

  /// Expects that lists, links and the way up all say the same as a text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(self.text == text, sourceLocation: sourceLocation)
    var placed: Set<String> = []
    for (supernode, ids) in zip([p, q], Self.lists(of: text)) {
      #expect(supernode.subnodeCount == ids.count, sourceLocation: sourceLocation)
      for id in ids {
        placed.insert(id)
        #expect(try node(id).supernode === supernode, sourceLocation: sourceLocation)
      }
    }
    for (id, node) in members where !placed.contains(id) {
      #expect(node.supernode == nil, "\(id)", sourceLocation: sourceLocation)
    }
    for node in members.values { expectSound(node, sourceLocation: sourceLocation) }
  }

  private static func lists(of text: String) -> [[String]] {
    let halves = text.split(separator: "|", omittingEmptySubsequences: false)
    return halves.map { $0.split(separator: " ").map(String.init) }
  }
}

/// One call on `p`, the first supernode of a family.
enum Step: Sendable {
  case add(String)
  case insert(String, at: Int)
  case above(String, String)
  case below(String, String)
  case attach(String, at: Int?)
  case front(String)
  case back(String)
  case exchange(Int, Int)
  case remove(String)
}

extension Family {
  func perform(_ step: Step) throws {
    switch step {
    case .add(let id): p.addSubnode(try node(id))
    case .insert(let id, let index): p.insertSubnode(try node(id), at: index)
    case .above(let id, let sibling):
      p.insertSubnode(try node(id), aboveSubnode: try node(sibling))
    case .below(let id, let sibling):
      p.insertSubnode(try node(id), belowSubnode: try node(sibling))
    case .attach(let id, let index): try p.attach(try node(id), at: index)
    case .front(let id): p.bringSubnodeToFront(try node(id))
    case .back(let id): p.sendSubnodeToBack(try node(id))
    case .exchange(let one, let other): p.exchangeSubnode(at: one, withSubnodeAt: other)
    case .remove(let id): try node(id).removeFromSupernode()
    }
  }
}
