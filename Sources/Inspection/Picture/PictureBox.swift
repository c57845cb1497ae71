import MarayaGeometry
import MarayaTree

/// Where a node's box lies in its panel: exactly where the layout says, in root space, in points.
enum PictureBox {
  /// A rectangle with sides parallel to the axes.
  case upright(Rect)
  /// A rectangle at the origin, put in its place by a transform that turns or slants it.
  case turned(Size, AffineTransform)

  init(_ node: LayoutSnapshot.Node) {
    let transform = node.rootTransform
    if transform.isAxisAligned {
      // Without a display scale the same as the exact one.
      self = .upright(node.snappedRootFrame)
    } else {
      // From the box's own corner, so that the matrix is multiplied by its size at most.
      let corner = node.bounds.standardized.origin
      self = .turned(
        node.bounds.standardized.size,
        transform.translatedBy(x: corner.x, y: corner.y)
      )
    }
  }

  var isTurned: Bool {
    if case .turned = self { true } else { false }
  }

  /// The attributes of the box's element that say where it is.
  var attributes: String {
    switch self {
    case .upright(let rect):
      return #"x="\#(svgNumber(rect.minX))" y="\#(svgNumber(rect.minY))" "#
        + #"width="\#(svgNumber(rect.width))" height="\#(svgNumber(rect.height))""#
    case .turned(let size, let matrix):
      return #"width="\#(svgNumber(size.width))" height="\#(svgNumber(size.height))" "#
        + #"transform="\#(svgMatrix(matrix))""#
    }
  }

  /// The space that a label may take in the box.
  var labelSpace: LabelSpace {
    switch self {
    case .upright(let rect): LabelSpace(rect)
    case .turned(let size, let matrix): LabelSpace(size, matrix)
    }
  }
}
