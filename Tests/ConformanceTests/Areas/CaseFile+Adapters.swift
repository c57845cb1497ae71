extension CaseFile {
  /// Who understands the cases of which area of the file; areas not named here are not run.
  var adapters: [String: any Adapter.Type] {
    switch self {
    case .uikit: Self.uikitAdapters
    case .constraints: Self.constraintAdapters
    case .motion: Self.motionAdapters
    case .reports: Self.reportAdapters
    }
  }

  private static var uikitAdapters: [String: any Adapter.Type] {
    [
      "autoresize": AutoresizeAdapter.self,
      "convert": ConvertAdapter.self,
      "direction": DirectionAdapter.self,
      "geometry": GeometryAdapter.self,
      "gradient": GradientAdapter.self,
      "hittest": HitTestAdapter.self,
      "image": ImageFlagAdapter.self,
      "layout-pass": LayoutPassAdapter.self,
      "margins": MarginsAdapter.self,
      "rect": RectAdapter.self,
      "rtl-frame": RTLFrameAdapter.self,
      "safearea": SafeAreaAdapter.self,
      "scroll": ScrollAdapter.self,
      "scroll-rtl": RemainingDistanceAdapter.self,
      "seed-defect": ArticleDefectAdapter.self,
      "seed-identity": ArticleIdentityAdapter.self,
      "text": TextAdapter.self,
      "transform3d": Transform3DAdapter.self,
      "tree": TreeAdapter.self,
    ]
  }

  private static var constraintAdapters: [String: any Adapter.Type] {
    [
      "dsl": MakerAdapter.self,
      "dsl-error": MakerErrorAdapter.self,
      "error": ConstraintErrorAdapter.self,
      "layout": LayoutAdapter.self,
      "linear": LinearAdapter.self,
      "ratio": RatioAdapter.self,
      "steps": StepsAdapter.self,
    ]
  }

  private static var motionAdapters: [String: any Adapter.Type] {
    [
      "scroll.keepLogical": GrowingContentAdapter.self,
      "scroll.logical": LogicalOffsetAdapter.self,
      "scroll.page": PageAdapter.self,
      "transform.rtl": MirroredTransformAdapter.self,
    ]
  }

  private static var reportAdapters: [String: any Adapter.Type] {
    [
      "constraint": ConstraintReportAdapter.self,
      "corner": CornerAdapter.self,
      "direction": IslandAdapter.self,
      "frame-mirror": FrameMirrorAdapter.self,
      "gradient": TurnedGradientAdapter.self,
      "hit-test": HitSlopAdapter.self,
      "image": MirroredImageAdapter.self,
      "invalidate": InvalidationAdapter.self,
      "label": LabelAdapter.self,
      "ratio": RatioViewsAdapter.self,
      "ratio+constraint": PartOfWidthAdapter.self,
      "ratio+snap": SharedEdgeAdapter.self,
      "relayout": RelayoutAdapter.self,
      "robust": BadRatioAdapter.self,
      "scroll": ScrollReportAdapter.self,
      "snap": SnapAdapter.self,
      "snap+mirror": SnapMirrorAdapter.self,
      "snap+ratio": SnapRatioAdapter.self,
      "snap+text": SnapTextAdapter.self,
      "solver": SolverReportAdapter.self,
      "transform": TranslationAdapter.self,
    ]
  }
}
