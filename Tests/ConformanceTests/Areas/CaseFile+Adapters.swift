extension CaseFile {
  /// Who understands the cases of which area of the file; areas not named here are not run.
  var adapters: [String: any Adapter.Type] {
    switch self {
    case .uikit: Self.uikitAdapters
    case .constraints: ["ratio": RatioAdapter.self]
    case .reports: Self.reportAdapters
    }
  }

  private static var uikitAdapters: [String: any Adapter.Type] {
    [
      "autoresize": AutoresizeAdapter.self,
      "convert": ConvertAdapter.self,
      "direction": DirectionAdapter.self,
      "geometry": GeometryAdapter.self,
      "hittest": HitTestAdapter.self,
      "layout-pass": LayoutPassAdapter.self,
      "margins": MarginsAdapter.self,
      "rect": RectAdapter.self,
      "rtl-frame": RTLFrameAdapter.self,
      "safearea": SafeAreaAdapter.self,
      "seed-defect": ArticleDefectAdapter.self,
      "seed-identity": ArticleIdentityAdapter.self,
      "transform3d": Transform3DAdapter.self,
      "tree": TreeAdapter.self,
    ]
  }

  private static var reportAdapters: [String: any Adapter.Type] {
    [
      "corner": CornerAdapter.self,
      "direction": IslandAdapter.self,
      "frame-mirror": FrameMirrorAdapter.self,
      "hit-test": HitSlopAdapter.self,
      "invalidate": InvalidationAdapter.self,
      "ratio": RatioViewsAdapter.self,
      "ratio+snap": SharedEdgeAdapter.self,
      "relayout": RelayoutAdapter.self,
      "robust": BadRatioAdapter.self,
      "snap": SnapAdapter.self,
      "snap+mirror": SnapMirrorAdapter.self,
      "snap+ratio": SnapRatioAdapter.self,
      "transform": TranslationAdapter.self,
    ]
  }
}
