/// The areas of the file whose cases are run.
enum Area: String, CaseIterable, Sendable {
  case rect
  case geometry
  case convert
  case tree
  case hittest
  case transform3d

  /// The areas of work that is still to come.
  static let later: Set<String> = [
    "autoresize", "direction", "flow", "gradient", "image", "layout-pass", "margins", "rtl-frame",
    "safearea", "scroll", "scroll-rtl", "seed-defect", "seed-identity", "text",
  ]

  /// Who understands the cases of this area.
  var adapter: any Adapter.Type {
    switch self {
    case .rect: RectAdapter.self
    case .geometry: GeometryAdapter.self
    case .convert: ConvertAdapter.self
    case .tree: TreeAdapter.self
    case .hittest: HitTestAdapter.self
    case .transform3d: Transform3DAdapter.self
    }
  }
}

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

/// Something that a case says of its own set-up.
struct Claim {
  let name: String
  let actual: Value
  let expected: Value
}
