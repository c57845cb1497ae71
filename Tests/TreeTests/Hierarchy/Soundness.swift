import Maraya
import Testing

/// Expects that every statement the tree makes about itself holds, in the whole trees of the nodes.
///
/// Tests call it after each mutation.
func expectSound(_ nodes: Node..., sourceLocation: SourceLocation = #_sourceLocation) {
  for node in nodes {
    #expect(node.root.brokenInvariants() == [], sourceLocation: sourceLocation)
  }
}

extension Node {
  /// The ids of the subnodes, back to front, with spaces between.
  var idsOfSubnodes: String {
    subnodes.map { $0.id ?? "-" }.joined(separator: " ")
  }
}
