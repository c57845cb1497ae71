import Maraya

/// A transform as it is in the mirror image.
struct MirroredTransformAdapter: Adapter {
  private let transform: AffineTransform

  init(_ given: inout Fields) throws {
    let m = try given.require("m").numbers(6)
    transform = AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  func answers(to key: String) throws -> [Value] {
    guard key == Case.unnamed else { throw NotUnderstood("the expectation '\(key)'") }
    let node = Node()
    node.directionalTransform = transform
    let root = Node.root(.rightToLeft, width: 100, [node])
    return withExtendedLifetime(root) {
      [LayoutDirection.rightToLeft.physical(transform), node.transform].map(Value.transform)
    }
  }
}
