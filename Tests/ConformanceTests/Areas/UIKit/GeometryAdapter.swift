import Maraya

/// One node: frame, bounds and position under anchor points and transforms.
struct GeometryAdapter: Adapter {
  // A root, a subnode and a layer have the same geometry.
  private let subjects = [Node("root"), Node("subnode"), LayerNode("layer")]
  private let supernode = Node()
  private(set) var claims: [Claim] = []

  init(_ given: inout Fields) throws {
    for subject in subjects.dropFirst() { supernode.addSubnode(subject) }
    let untouched = given
    for subject in subjects {
      given = untouched
      try subject.setUp(&given)
      if let own = given.take("setFrameToItsOwnValue") {
        let name = "the own frame of \(subject.path)"
        claims.append(Claim(name: name, actual: .rect(subject.frame), expected: own))
        subject.frame = try own.rect
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    try subjects.map { node in
      switch key {
      case "frame": return .rect(node.frame)
      case "bounds": return .rect(node.bounds)
      case "center": return .point(node.center)
      case "position": return .point(node.position)
      case "boundsSize", "boundsSizeAfter": return .size(node.bounds.size)
      case "frameSizeAfter": return .size(node.frame.size)
      case "afterIdentityFrame":
        let transform = node.transform3D
        defer { node.transform3D = transform }
        node.transform = .identity
        return .rect(node.frame)
      default: throw NotUnderstood("the expectation '\(key)'")
      }
    }
  }
}
