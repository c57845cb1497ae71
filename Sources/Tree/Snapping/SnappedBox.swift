import MarayaDirection
import MarayaGeometry

/// Where a node's box lies on the grid of pixels, counted from the leading edge of its space.
///
/// A space is the root's, or that of a node whose transform is more than a translation: nothing
/// inside of that lies on the display's grid, so the grid begins anew there. All edges are counted
/// from the *root's* leading edge, also under an island, so that a tree and its mirror image are
/// snapped alike. Snapped values are never stored, and never come into layout.
struct SnappedBox {
  private let grid: PixelGrid
  private let direction: LayoutDirection
  /// The exact distance of the box from the corner of the space, in points.
  private let corner: Point
  /// The box in whole pixels from the corner of the space.
  private let pixels: Rect

  /// The frame in the supernode's bounds space, physical, in points.
  let frame: Rect
  /// The frame in the space, physical, in points.
  let frameInSpace: Rect

  /// The box of a root.
  init(root: Node, on grid: PixelGrid) {
    self.init(
      spaceOf: root,
      frame: grid.snapped(root.frame),
      grid: grid,
      direction: root.effectiveLayoutDirection
    )
  }

  /// The box of a node that begins a space: at its corner.
  private init(spaceOf node: Node, frame: Rect, grid: PixelGrid, direction: LayoutDirection) {
    self.grid = grid
    self.direction = direction
    self.frame = frame
    corner = .zero
    let size = node.record.bounds.size
    pixels = Rect(x: 0, y: 0, width: grid.pixel(size.width), height: grid.pixel(size.height))
    frameInSpace = pixels.scaled(by: grid)
  }

  /// The box of a node inside of another one's space.
  private init(_ pixels: Rect, at corner: Point, frame: Rect, in box: SnappedBox, width: Double) {
    grid = box.grid
    direction = box.direction
    self.corner = corner
    self.pixels = pixels
    self.frame = frame
    let reflection = Reflection(direction, across: ReferenceAxis(width: width))
    frameInSpace = reflection(pixels.scaled(by: grid))
  }

  /// The box of a subnode of the node whose box this is, in a space of a width in points.
  func box(of subnode: Node, in node: Node, spaceWidth width: Double) -> SnappedBox {
    let axis = Unmanaged.passUnretained(node).axisOfSubnodes
    let reflection = Reflection(direction, across: axis)
    let bounds = node.leadingBounds(direction, across: axis)
    let movesWithBounds = !node.contentScrolls
    // A scroll offset is rounded, so that scrolling moves whole pixels.
    let offset = movesWithBounds ? bounds.origin : grid.snapped(bounds).origin
    func column(_ x: Double) -> Double { grid.pixel(corner.x + (x - offset.x)) }
    func row(_ y: Double) -> Double { grid.pixel(corner.y + (y - offset.y)) }

    let exact = reflection(subnode.frame)
    let left = column(exact.minX)
    let top = row(exact.minY)
    let pixels = Rect(
      x: left,
      y: top,
      width: column(exact.maxX) - left,
      height: row(exact.maxY) - top
    )
    // Reflected about the snapped box around it: the bounds, or the content where it scrolls.
    func x(_ column: Double) -> Double { (column - self.pixels.minX) / grid.scale + offset.x }
    let snappedAxis = ReferenceAxis(
      minX: x(movesWithBounds ? self.pixels.minX : column(axis.minX)),
      maxX: x(movesWithBounds ? self.pixels.maxX : column(axis.maxX))
    )
    let leading = Rect(
      x: x(left),
      y: (top - self.pixels.minY) / grid.scale + offset.y,
      width: pixels.width / grid.scale,
      height: pixels.height / grid.scale
    )
    let snapped = Reflection(direction, across: snappedAxis)(leading)
    // Too large for the grid, it stays as it is.
    let frame = snapped.isFinite ? snapped : subnode.frame
    if subnode.beginsSpace {
      return SnappedBox(spaceOf: subnode, frame: frame, grid: grid, direction: direction)
    }
    let exactCorner = Point(
      x: corner.x + (exact.minX - offset.x),
      y: corner.y + (exact.minY - offset.y)
    )
    return SnappedBox(pixels, at: exactCorner, frame: frame, in: self, width: width)
  }
}

extension Rect {
  /// A rectangle of whole pixels in points.
  fileprivate func scaled(by grid: PixelGrid) -> Rect {
    Rect(
      x: minX / grid.scale,
      y: minY / grid.scale,
      width: width / grid.scale,
      height: height / grid.scale
    )
  }
}

extension Node {
  /// Whether what is inside lies on a grid of its own: under a rotation, a scale, a flip.
  final var beginsSpace: Bool { isMapped && !effectiveTransform.isTranslation }
}
