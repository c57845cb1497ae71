extension CaseFile {
  /// Who understands the cases of which area of the file; areas not named here are not run.
  var adapters: [String: any Adapter.Type] {
    switch self {
    case .uikit: Self.uikitAdapters
    case .constraints: [:]
    case .reports: [:]
    }
  }

  private static var uikitAdapters: [String: any Adapter.Type] {
    [
      "convert": ConvertAdapter.self,
      "geometry": GeometryAdapter.self,
      "hittest": HitTestAdapter.self,
      "rect": RectAdapter.self,
      "transform3d": Transform3DAdapter.self,
      "tree": TreeAdapter.self,
    ]
  }
}
