import MarayaGeometry
import MarayaTree

/// Finds places for the ids of a panel's nodes, so that none is covered or runs into another.
///
/// A leaf's is in the middle, if nothing in front of it is there; else, as that of a container, in
/// a corner. What fits nowhere is left out.
struct PictureLabels {
  let snapshot: LayoutSnapshot
  let order: PaintOrder
  /// The size of the largest letters, in points.
  let size: Double

  /// The element of a node's label, if there is one.
  func element(of index: Int, in box: PictureBox) -> String? {
    let node = snapshot.nodes[index]
    guard let id = node.id, !id.isEmpty, !node.isHidden else { return nil }
    var space = box.labelSpace
    if case .upright(let rect) = box, let clip = node.clip {
      space.rect = rect.intersection(clip)
      if space.rect.isNull { return nil }
    }
    let inside = boxes(order.subnodes[index])
    // An outline covers nothing, but its label is not to stand on its siblings'.
    let beside = node.isLayer ? order.siblings(near: index) : order.siblings(inFrontOf: index)
    let obstacles = inside + boxes(beside)
    func isFree(_ label: PictureLabel) -> Bool {
      let extent = label.extent.applying(space.toRoot)
      return !obstacles.contains { $0.intersects(extent) }
    }

    if inside.isEmpty, let label = PictureLabel(id, inMiddleOf: space.rect, size: size),
      isFree(label)
    {
      return element(label, in: space)
    }
    // Whoever is inside of a layer's supernode may have a label in an upper corner.
    let corners = PictureLabel.inCorners(
      of: space.rect,
      id,
      node.direction,
      size: size,
      isLowFirst: node.isLayer
    )
    return corners.first(where: isFree).map { element($0, in: space) }
  }

  /// The boxes of those nodes that cover what is behind them.
  private func boxes(_ indices: some Sequence<Int>) -> [Rect] {
    indices.lazy.map { snapshot.nodes[$0] }
      .filter { !$0.isHidden && !$0.isLayer }
      .map(\.snappedRootFrame)
  }

  private func element(_ label: PictureLabel, in space: LabelSpace) -> String {
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
