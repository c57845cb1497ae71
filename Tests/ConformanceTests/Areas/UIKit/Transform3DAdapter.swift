import Maraya

/// Matrices of three dimensions: order of multiplication and of rows.
struct Transform3DAdapter: Adapter {
  /// The matrix, made in each way there is.
  private let transforms: [Transform3D]
  private(set) var claims: [Claim] = []

  init(_ given: inout Fields) throws {
    if let operation = given.take("op") {
      var reader = TransformReader()
      for name in ["A", "B"] { reader.names[name] = try given.require(name).transform3D }
      transforms = [try reader.transform(Substring(try operation.text))]
    } else if let angle = try given.take("rotationRadians")?.number {
      let axis = try given.require("axis").numbers(3)
      transforms = [
        Transform3D(rotationAngle: angle, x: axis[0], y: axis[1], z: axis[2]),
        Transform3D.identity.rotated(by: angle, x: axis[0], y: axis[1], z: axis[2]),
      ]
    } else {
      let parts = try given.require("concat").list.map { try $0.transform3D }
      transforms = [parts.reduce(.identity) { $0.concatenating($1) }]
      if let equivalent = try given.take("equivalentTo")?.transform3D {
        let (actual, expected) = (Value.transform(equivalent), Value.transform(transforms[0]))
        claims = [Claim(name: "equivalentTo", actual: actual, expected: expected)]
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    guard let (_, row, column) = key.wholeMatch(of: /m([1-4])([1-4])/)?.output,
      let row = Int(row), let column = Int(column)
    else { throw NotUnderstood("the expectation '\(key)'") }
    return transforms.map { .number($0.numbers[(row - 1) * 4 + column - 1]) }
  }
}
