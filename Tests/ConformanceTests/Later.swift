/// What is not run yet, and what it waits for.
enum Later {
  /// Each row: a file's areas none of whose cases are run, and what they need.
  static let areas: [CaseFile: [String: String]] = [
    .uikit: [
      "flow": "needs FlowLayoutNode",
      "gradient": "needs GradientNode",
      "image": "needs ImageNode",
      "scroll": "needs ScrollNode",
      "scroll-rtl": "needs ScrollNode",
      "text": "needs LabelNode",
    ],
    .constraints: [
      "dsl": "needs the constraint maker",
      "dsl-error": "needs the constraint maker",
      "error": "needs constraints",
      "layout": "needs constraints",
      "linear": "needs the solver",
      "steps": "needs constraints",
    ],
    .reports: [
      "constraint": "needs constraints",
      "flow": "needs FlowLayoutNode",
      "gesture": "needs gestures",
      "gradient": "needs GradientNode",
      "image": "needs ImageNode",
      "label": "needs LabelNode",
      "ratio+constraint": "needs constraints",
      "scroll": "needs ScrollNode",
      "scroll+flow": "needs ScrollNode and FlowLayoutNode",
      "snap+stack": "needs StackNode",
      "snap+text": "needs LabelNode",
      "snapshot": "needs snapshots",
      "solver": "needs the solver",
      "stack": "needs StackNode",
      "transition": "needs transitions",
    ],
  ]

  /// Each row: the id of a case in an area that is run, and what it needs.
  static let cases: [String: String] = [
    "aspect-definition": "needs aspect ratios",
    "aspect-respects-max": "needs aspect ratios",
    "layout-contentoffset-does-not-dirty-parent": "needs ScrollNode",
    "seed-defect-gradient": "needs GradientNode",
    "seed-defect-scrolled-parent": "needs ScrollNode",
    "seed-defect-stale-contentwidth": "needs ScrollNode",
    "seed-offset-roundtrip-1": "needs ScrollNode",
    "seed-offset-roundtrip-2": "needs ScrollNode",
    "seed-offset-roundtrip-3": "needs ScrollNode",
    "seed-offset-roundtrip-4": "needs ScrollNode",
    "seed-pan-progress": "needs gestures",
  ]
}
