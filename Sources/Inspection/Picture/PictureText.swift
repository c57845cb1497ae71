import MarayaGeometry
import MarayaTree

/// The text of a node that has lines, drawn run by run where the layout says.
struct PictureText {
  private let node: LayoutSnapshot.Node
  private let lines: [PropertyValue]
  private let font: PropertyValue?

  /// Nothing for a node without lines.
  init?(_ node: LayoutSnapshot.Node) {
    guard let lines = node.results.first(where: { $0.key == "lines" })?.value.elements,
      !node.isHidden
    else { return nil }
    self.node = node
    self.lines = lines
    font = node.results.first { $0.key == "font" }?.value
  }

  /// The elements of all runs.
  var elements: String { lines.map { elements(of: $0) }.joined() }

  private func elements(of line: PropertyValue) -> String {
    guard let frame = line["frame"]?.numbers, frame.count == 4,
      let baseline = line["baseline"]?.number
    else { return "" }
    let addedSpace = line["addedSpace"]?.number ?? 0
    return (line["runs"]?.elements ?? []).map { run in
      guard let text = run["text"]?.string, let x = run["x"]?.number,
        let width = run["width"]?.number
      else { return "" }
      let point = Point(x: frame[0] + x, y: baseline)
      return element(text, at: point, width: width, addedSpace: addedSpace, run)
    }.joined()
  }

  private func element(
    _ text: String,
    at left: Point,
    width: Double,
    addedSpace: Double,
    _ run: PropertyValue
  ) -> String {
    let direction = run["direction"]?.string ?? ""
    let isBold = font?["weight"]?.string == "bold"
    let cell = font?["grid"]?.numbers
    let size = font?["size"]?.number ?? cell?[1] ?? 0
    // Text begins at its own beginning, which is on the right of what is read from there.
    let names = ["run", direction] + (isBold ? ["bold"] : [])
    let start = direction == Self.mirroredName ? left.x + width : left.x
    var element = #"<text class="\#(names.joined(separator: " "))" xml:space="preserve" "#
    let matrix = node.rootTransform
    if matrix.isAxisAligned && matrix.a == 1 && matrix.d == 1 {
      let point = Point(x: start, y: left.y).applying(matrix)
      element += #"x="\#(svgNumber(point.x))" y="\#(svgNumber(point.y))""#
    } else {
      element += #"transform="\#(svgMatrix(matrix.translatedBy(x: start, y: left.y)))""#
    }
    element += #" font-size="\#(svgNumber(size))""#
    if addedSpace > 0 { element += #" word-spacing="\#(svgNumber(addedSpace))""# }
    if cell != nil {
      element += #" textLength="\#(svgNumber(width))" lengthAdjust="spacingAndGlyphs""#
    }
    return element + ">\(svgText(text))</text>"
  }

  /// What a direction that is read from the right is called.
  private static let mirroredName = "right-to-left"
}
