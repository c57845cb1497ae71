/// How pictures look: plain classes, which every reader of SVG understands, in two schemes.
enum PictureStyle {
  /// The number of fills; deeper levels share the last.
  static let levelCount = 7

  /// The class of a box at a depth.
  static func fill(depth: Int) -> String { "l\(min(depth, levelCount - 1))" }

  /// The style sheet.
  ///
  /// Every rule begins with the picture's class, for in a page of HTML it holds everywhere. Text
  /// runs left-to-right also in a page that does not, so that anchors are what they say.
  static let sheet = """
    .maraya { direction: ltr; font-family: "DejaVu Sans", sans-serif; }
    .maraya .turned { vector-effect: non-scaling-stroke; }
    .maraya .layer, .maraya .hidden { fill: none; }
    .maraya .layer { stroke-dasharray: 4 3; }
    .maraya .hidden { stroke-dasharray: 1 3; }
    .maraya .heading { text-anchor: middle; }
    .maraya .axis { stroke-width: 1.5; stroke-dasharray: 6 4; }
    .maraya .run { white-space: pre; unicode-bidi: bidi-override; }
    .maraya .right-to-left { direction: rtl; }
    .maraya .bold { font-weight: bold; }

    """
    + light.text(indent: "")
    + "@media (prefers-color-scheme: dark) {\n"
    + dark.text(indent: "  ")
    + "}\n"

  /// The colours of a scheme.
  private struct Scheme {
    var page: String
    var levels: [String]
    var outline: String
    var layer: String
    var hidden: String
    var text: String
    var heading: String
    var axis: String

    func text(indent: String) -> String {
      var rules = [
        ".page { fill: \(page); stroke: none; }",
        "rect { stroke: \(outline); }",
        ".layer { stroke: \(layer); }",
        ".hidden { stroke: \(hidden); }",
        "text { fill: \(text); }",
        ".heading { fill: \(heading); }",
        ".axis { stroke: \(axis); }",
      ]
      rules += levels.enumerated().map { ".l\($0) { fill: \($1); }" }
      return rules.map { "\(indent).maraya \($0)\n" }.joined()
    }
  }

  private static let light = Scheme(
    page: "#ffffff",
    levels: ["#f5f7fb", "#e6ecf6", "#d6e1f1", "#c6d6ec", "#b6cbe6", "#a7c0e1", "#98b5db"],
    outline: "#4a6285",
    layer: "#b0561a",
    hidden: "#8a96a8",
    text: "#17273d",
    heading: "#4a5a70",
    axis: "#c2255c"
  )

  private static let dark = Scheme(
    page: "#0f141b",
    levels: ["#182029", "#212c39", "#2b394a", "#35475c", "#3f556e", "#496380", "#537192"],
    outline: "#8ba6c9",
    layer: "#f0a868",
    hidden: "#66758a",
    text: "#eaf1fa",
    heading: "#a9b8cb",
    axis: "#ff7aa8"
  )
}
