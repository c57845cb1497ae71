/// What the program can be asked for.
enum Command: String, CaseIterable {
  case layout
  case check
  case explain
  case diff
  case schema

  /// The names of the options; each takes a value.
  var options: [String] {
    switch self {
    case .layout: LayoutRequest.options + ["direction", "format", "output"]
    case .check: LayoutRequest.options + ["format"]
    case .explain: LayoutRequest.options + ["direction", "edge"]
    case .diff: ["size", "direction", "tolerance", "format"]
    case .schema: []
    }
  }
}
