import Maraya

/// Mistakes in a maker's closure, on nodes `a` and `b` in a `root`.
struct MakerErrorAdapter: Adapter {
  private let program: Program

  init(_ given: inout Fields) throws {
    let text = try given.require("program").text
    guard let program = Self.programs[text] else { throw NotUnderstood("the program '\(text)'") }
    self.program = program
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "error" else { throw NotUnderstood("the expectation '\(key)'") }
    let a = Node("a")
    let b = Node("b")
    let root = Node("root") {
      a
      b
    }
    defer { withExtendedLifetime(root) {} }
    do throws(ConstraintError) {
      try program(a, b)
    } catch {
      return [.object(["code": .text(error.code.rawValue)])]
    }
    return [.null]
  }

  private typealias Program = @Sendable (Node, Node) throws(ConstraintError) -> Void

  /// Each row: a program as the cases write it, and the same with our names.
  private static let programs: [String: Program] = [
    "detached.dsl.makeConstraints { $0.edges.equalToSuperview() }": {
      (_, _) throws(ConstraintError) in
      try Node("detached").installConstraints { $0.edges.equalToSupernode() }
    },
    "a.dsl.makeConstraints { $0.edges.equalTo(b.dsl.size) }": { (a, b) throws(ConstraintError) in
      try a.installConstraints { $0.edges.equalTo(b.dimensions) }
    },
    "a.dsl.updateConstraints { $0.width.equalTo(5) } with constraints of a present but no width": {
      (a, b) throws(ConstraintError) in
      a.makeConstraints { $0.height.equalTo(b) }
      try a.installConstraints(.update) { $0.width.equalTo(5) }
    },
    "a.dsl.makeConstraints { $0.top }  (attribute without relation)": {
      (a, _) throws(ConstraintError) in
      try a.installConstraints { _ = $0.top }
    },
  ]
}
