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
    for x in arrangement.axes.map({ svgNumber($0) }) {
      text += #"<line class="axis" x1="\#(x)" y1="0" x2="\#(x)" y2="\#(height)"/>"# + "\n"
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
    let nodes = panel.snapshot.nodes
    let order = PaintOrder(nodes)
    var opacities: [Double] = []
    for node in nodes {
      opacities.append(node.alpha * (node.supernode.map { opacities[$0] } ?? 1))
    }
    let (x, y) = (svgNumber(offset.x), svgNumber(offset.y))
    text += #"<g class="panel" transform="translate(\#(x) \#(y))">"# + "\n"
    for index in order.indices {
      write(index, of: panel.snapshot, order, opacity: max(opacities[index], 0.2))
    }
    text += "</g>\n"
  }

  private mutating func write(
    _ index: Int,
    of snapshot: LayoutSnapshot,
    _ order: PaintOrder,
    opacity: Double
  ) {
    let node = snapshot.nodes[index]
    let box = PictureBox(node, isSnapped: snapshot.displayScale != nil)
    text += "<g"
    if let clip = node.clip { text += #" clip-path="url(#\#(clipName(clip)))""# }
    if opacity < 1 { text += #" opacity="\#(svgNumber(opacity))""# }
    text += "><title>\(svgText(snapshot.caption(of: index)))</title>"
    text += #"<rect class="\#(node.pictureClass)" \#(box.attributes)/>"#
    if let label = label(of: index, in: box, of: snapshot, order) { text += label }
    text += "</g>\n"
  }

  // MARK: Labels

  private func label(
    of index: Int,
    in box: PictureBox,
    of snapshot: LayoutSnapshot,
    _ order: PaintOrder
  ) -> String? {
    let node = snapshot.nodes[index]
    guard let id = node.id, !id.isEmpty, !node.isHidden else { return nil }
    var space = box.labelSpace
    if case .upright(let rect) = box, let clip = node.clip {
      space.rect = rect.intersection(clip)
      if space.rect.isNull { return nil }
    }
    // Outlines do not hide what they are around.
    let obstacles = order.subnodes[index].map { snapshot.nodes[$0] }
      .filter { !$0.isHidden && !$0.isLayer }
      .map(\.rootFrame)
    let size = arrangement.letterSize
    let label =
      obstacles.isEmpty
      ? PictureLabel(id, in: space.rect, size: size)
      : PictureLabel(id, in: space, node.direction, size: size, avoiding: obstacles)
    guard let label else { return nil }
    let place: String
    if space.toRoot == .identity {
      place = #"x="\#(svgNumber(label.place.x))" y="\#(svgNumber(label.place.y))""#
    } else {
      let matrix = space.toRoot.translatedBy(x: label.place.x, y: label.place.y)
      place = #"transform="\#(svgMatrix(matrix))""#
    }
    return #"<text \#(place) font-size="\#(svgNumber(label.size))" "#
      + #"text-anchor="\#(label.anchor)">\#(svgText(label.text))</text>"#
  }
}

extension LayoutSnapshot.Node {
  /// Layers go by the name of their type, the only thing that a snapshot tells of it.
  fileprivate var isLayer: Bool { typeName == "layer" }

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
