/// Sets up what a case gives, and answers the questions it asks.
///
/// An adapter never sees what is expected, so it can't be talked into it.
protocol Adapter {
  /// Sets up what is given; takes each field that it understands.
  init(_ given: inout Fields) throws

  /// What the case says of its own set-up, beside what is true.
  var claims: [Claim] { get }

  /// What the library has at the place named by a key of the expectations: one answer for each
  /// way there, and all of them must be as expected.
  func answers(to key: String) throws -> [Value]
}

extension Adapter {
  var claims: [Claim] { [] }
}

/// The adapter of an area whose cases have several shapes: another one understands the case.
protocol ChoosingAdapter: Adapter {
  var chosen: any Adapter { get }
}

extension ChoosingAdapter {
  var claims: [Claim] { chosen.claims }

  func answers(to key: String) throws -> [Value] { try chosen.answers(to: key) }
}

/// Something that a case says of its own set-up.
struct Claim {
  let name: String
  let actual: Value
  let expected: Value
}
