import MarayaDirection
import MarayaGeometry
import MarayaTree

/// Where the panels of a picture stand: side by side, each with room for what sticks out of it.
struct PictureArrangement {
  /// The size of the letters in boxes, in points; other measures are multiples.
  let letterSize: Double
  /// How far each panel's root space is moved, in points.
  private(set) var offsets: [Point] = []
  /// The middle of each root, and the base line of what stands above it, in points.
  private(set) var headings: [Point] = []
  /// The x coordinates of the axes between panels, in points.
  private(set) var axes: [Double] = []
  /// The size of the picture, in points.
  private(set) var size = Size.zero

  init(_ panels: [LayoutPicture.Panel]) {
    let roots = panels.map { $0.snapshot.rootBox }
    let longest = roots.map { max($0.width, $0.height) }.max() ?? 0
    // Large trees are seen from further away.
    letterSize = min(max((longest / 60).rounded(), 10), 40)
    let margin = 2 * letterSize
    let gap = 3 * letterSize
    let hasTitles = panels.contains { !$0.title.isEmpty }
    let titleHeight = hasTitles ? 2.5 * letterSize : 0

    let overhangs = zip(panels, roots).map { panel, root in
      let titleWidth = Double(panel.title.count) * 0.7 * headingSize
      return Overhang(of: panel.snapshot, around: root).reaching(across: titleWidth, over: root)
    }
    let top = overhangs.map(\.top).max() ?? 0
    let bottom = overhangs.map(\.bottom).max() ?? 0
    let rootTop = (margin + titleHeight + top).rounded(.up)
    // The same on the outer sides and on both sides of an axis, so that a picture of a tree and
    // its mirror image is its own mirror image.
    let outside = margin + max(overhangs.first?.left ?? 0, overhangs.last?.right ?? 0)
    var x = outside.rounded(.up)
    for index in panels.indices {
      let root = roots[index]
      if index > 0 {
        let half = (gap + max(overhangs[index - 1].right, overhangs[index].left)).rounded(.up)
        if panels[index - 1].snapshot.runsAgainst(panels[index].snapshot) { axes.append(x + half) }
        x += 2 * half
      }
      offsets.append(Point(x: x - root.minX, y: rootTop - root.minY))
      headings.append(Point(x: x + root.width / 2, y: rootTop - top - letterSize))
      x += root.width
    }
    size = Size(
      width: x + outside.rounded(.up),
      height: rootTop + (roots.map(\.height).max() ?? 0) + (bottom + margin).rounded(.up)
    )
  }

  /// The size of the letters above panels, in points.
  var headingSize: Double { (1.3 * letterSize).rounded() }
}

/// How far boxes stick out of a root, in points.
private struct Overhang {
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  init(of snapshot: LayoutSnapshot, around root: Rect) {
    // One box far away must not make the others too small to be seen.
    let reach = max(root.width, root.height, 100)
    for node in snapshot.nodes {
      let box = node.clip.map(node.snappedRootFrame.intersection) ?? node.snappedRootFrame
      if box.isNull { continue }
      left = max(left, min(root.minX - box.minX, reach))
      right = max(right, min(box.maxX - root.maxX, reach))
      top = max(top, min(root.minY - box.minY, reach))
      bottom = max(bottom, min(box.maxY - root.maxY, reach))
    }
  }

  /// The same with room for a title above the middle.
  func reaching(across width: Double, over root: Rect) -> Overhang {
    var result = self
    result.left = max(left, (width - root.width) / 2)
    result.right = max(right, (width - root.width) / 2)
    return result
  }
}

extension LayoutSnapshot {
  fileprivate var rootBox: Rect { nodes.first?.snappedRootFrame ?? .zero }

  /// Whether the two could be mirror images: they run in opposite directions.
  fileprivate func runsAgainst(_ other: LayoutSnapshot) -> Bool {
    guard let one = nodes.first, let two = other.nodes.first else { return false }
    return one.direction == two.direction.opposite
  }
}
