import MarayaDirection
import MarayaGeometry
import MarayaTree

/// Writes a picture as SVG.
///
/// Nodes stand behind each other, not in each other: trees may be deeper than readers of XML
/// allow.
struct PictureWriter {
  private(set) var text = ""
  private let arrangement: PictureArrangement

  init(_ panels: [LayoutPicture.Panel]) {
    arrangement = PictureArrangement(panels)
    let (width, height) = (
      svgNumber(arrangement.size.width), svgNumber(arrangement.size.height)
    )
    text += #"<svg xmlns="http://www.w3.org/2000/svg" class="maraya" role="img" "#
    text += #"aria-label="\#(svgText(Self.name(of: panels)))" "#
    text += #"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)">"# + "\n"
    text += "<style>\n\(PictureStyle.sheet)</style>\n"
    writeClips(of: panels)
    text += #"<rect class="page" width="\#(width)" height="\#(height)"/>"# + "\n"
    for (index, panel) in panels.enumerated() {
      write(panel, at: arrangement.offsets[index], under: arrangement.headings[index])
    }
    let end = arrangement.letterSize
    let (top, bottom) = (svgNumber(end), svgNumber(arrangement.size.height - end))
    for x in arrangement.axes.map({ svgNumber($0) }) {
      text += #"<line class="axis" x1="\#(x)" y1="\#(top)" x2="\#(x)" y2="\#(bottom)"/>"# + "\n"
    }
    text += "</svg>\n"
  }

  private static func name(of panels: [LayoutPicture.Panel]) -> String {
    let root = panels.first?.snapshot.nodes.first
    let titles = panels.map(\.title).filter { !$0.isEmpty }
    let name = "Layout of \(root?.pathName ?? "nothing")"
    return titles.isEmpty ? name : "\(name): \(titles.joined(separator: ", "))"
  }

  // MARK: Clips

  /// The name of a clip: its numbers, so that two pictures in one page can't disagree about it.
  private func clipName(_ clip: Rect) -> String {
    "clip_"
      + [clip.minX, clip.minY, clip.width, clip.height].map { svgNumber($0) }
      .joined(separator: "_").filter { $0 != "+" }
  }

  private mutating func writeClips(of panels: [LayoutPicture.Panel]) {
    var known: Set<String> = []
    var clips = ""
    for case let clip? in panels.flatMap({ $0.snapshot.nodes.map(\.clip) }) {
      let name = clipName(clip)
      guard known.insert(name).inserted else { continue }
      clips += #"<clipPath id="\#(name)"><rect \#(PictureBox.upright(clip).attributes)/>"#
      clips += "</clipPath>\n"
    }
    if !clips.isEmpty { text += "<defs>\n\(clips)</defs>\n" }
  }

  // MARK: Panels

  private mutating func write(_ panel: LayoutPicture.Panel, at offset: Point, under title: Point) {
    if !panel.title.isEmpty {
      let size = svgNumber(arrangement.headingSize)
      text += #"<text class="heading" x="\#(svgNumber(title.x))" y="\#(svgNumber(title.y))" "#
      text += #"font-size="\#(size)">\#(svgText(panel.title))</text>"# + "\n"
    }
    let snapshot = panel.snapshot
    let order = PaintOrder(snapshot.nodes)
    let labels = PictureLabels(snapshot: snapshot, order: order, size: arrangement.letterSize)
    var opacities: [Double] = []
    for node in snapshot.nodes {
      opacities.append(node.alpha * (node.supernode.map { opacities[$0] } ?? 1))
    }
    let (x, y) = (svgNumber(offset.x), svgNumber(offset.y))
    text += #"<g class="panel" transform="translate(\#(x) \#(y))">"# + "\n"
    for index in order.indices {
      let node = snapshot.nodes[index]
      let box = PictureBox(node)
      text += "<g"
      if let clip = node.clip { text += #" clip-path="url(#\#(clipName(clip)))""# }
      let opacity = max(opacities[index], 0.2)
      if opacity < 1 { text += #" opacity="\#(svgNumber(opacity))""# }
      text += "><title>\(svgText(snapshot.caption(of: index)))</title>"
      let turned = box.isTurned ? " turned" : ""
      text += #"<rect class="\#(node.pictureClass)\#(turned)" \#(box.attributes)/>"#
      if let shown = PictureText(node) {
        text += shown.elements
      } else {
        text += labels.element(of: index, in: box) ?? ""
      }
      text += "</g>\n"
    }
    text += "</g>\n"
  }
}

extension LayoutSnapshot.Node {
  fileprivate var pictureClass: String {
    if isHidden { return "hidden" }
    return isLayer ? "layer" : PictureStyle.fill(depth: depth)
  }
}

extension LayoutSnapshot {
  /// What a node shows under the pointer: its path and its frames.
  fileprivate func caption(of index: Int) -> String {
    let node = nodes[index]
    // A few names of a long path: those of a chain of nodes would be quadratic.
    var names: [String] = []
    var next: Int? = index
    while let index = next, names.count < 8 {
      names.append(String(nodes[index].pathName.prefix(80)))
      next = nodes[index].supernode
    }
    if next != nil { names.append("…") }
    var text = "\(names.reversed().joined(separator: "/")) \(node.frame)"
    if node.snappedFrame != node.frame { text += ", on the grid \(node.snappedFrame)" }
    if node.rootFrame != node.frame && node.supernode != nil {
      text += ", in the root \(node.rootFrame)"
    }
    if node.isHidden { text += ", hidden" }
    return text
  }
}
