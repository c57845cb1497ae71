import Maraya
import Testing

private final class Token {}

/// The object that a user hangs on a node.
@Suite struct PayloadTests {
  @Test func aNodeHasNoneUntilOneIsSet() {
    let node = Node()
    #expect(node.payload == nil)
    node.payload = nil
    #expect(node.payload == nil)
  }

  @Test func whatIsReadIsTheObjectThatWasSet() {
    let node = Node()
    let (token, other) = (Token(), Token())
    node.payload = token
    #expect(node.payload === token)
    node.payload = other
    #expect(node.payload === other)
    node.payload = nil
    #expect(node.payload == nil)
  }

  @Test func theNodeKeepsItAlive() {
    let node = Node()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      node.payload = made
    }
    #expect(token != nil)
    #expect(node.payload === token)
  }

  @Test func lettingGoOfItReleasesIt() {
    let node = Node()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      node.payload = made
    }
    node.payload = Token()
    #expect(token == nil)
    #expect(node.payload != nil)
  }

  @Test func itDiesWithTheNode() {
    weak var token: Token?
    weak var node: Node?
    do {
      let made = Token()
      token = made
      let leaf = Node("leaf")
      node = leaf
      leaf.payload = made
      let root = Node("root") { Node("branch") { leaf } }
      #expect(root["leaf"]?.payload === token)
    }
    #expect(node == nil)
    #expect(token == nil)
  }

  @Test func itTravelsWithTheNode() {
    let token = Token()
    let node = Node("node")
    node.payload = token
    let one = Node("one") { node }
    let other = Node("other")
    other.addSubnode(node)
    #expect(other["node"]?.payload === token)
    node.removeFromSupernode()
    #expect(node.payload === token)
    #expect(one.brokenInvariants() + other.brokenInvariants() == [])
  }

  @Test func oneObjectMayHangOnManyNodes() {
    let token = Token()
    let nodes = (0..<3).map { _ in Node() }
    for node in nodes { node.payload = token }
    nodes[0].payload = nil
    #expect(nodes.map { $0.payload === token } == [false, true, true])
  }

  @Test func anotherNodeMayBeThePayload() {
    let (front, back) = (Node("front"), Node("back"))
    front.payload = back
    #expect(front.payload === back)
    #expect(front.subnodes.isEmpty)
    #expect(back.supernode == nil)
  }
}
