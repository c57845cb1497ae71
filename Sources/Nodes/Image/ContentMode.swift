import MarayaDirection
import MarayaGeometry

/// How an image lies in its node: `UIView.ContentMode`, with leading and trailing.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// As large as the node, whatever that does to it.
  case scaleToFill
  /// As large as fits, in the middle.
  case scaleAspectFit
  /// As small as leaves nothing free, in the middle.
  case scaleAspectFill
  /// In its own size, in the middle.
  case center
  /// In its own size, in the middle of the top.
  case top
  /// In its own size, in the middle of the bottom.
  case bottom
  /// In its own size, on the left, whatever the direction.
  case left
  /// In its own size, on the right, whatever the direction.
  case right
  /// In its own size, in that corner, whatever the direction.
  case topLeft
  /// In its own size, in that corner, whatever the direction.
  case topRight
  /// In its own size, in that corner, whatever the direction.
  case bottomLeft
  /// In its own size, in that corner, whatever the direction.
  case bottomRight
  /// In its own size, on the leading side.
  case leading
  /// In its own size, on the trailing side.
  case trailing
  /// In its own size, in the leading corner of the top.
  case topLeading
  /// In its own size, in the trailing corner of the top.
  case topTrailing
  /// In its own size, in the leading corner of the bottom.
  case bottomLeading
  /// In its own size, in the trailing corner of the bottom.
  case bottomTrailing

  /// The mode on the other side, for those that name a physical one.
  public var mirrored: ContentMode {
    switch self {
    case .left: .right
    case .right: .left
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    default: self
    }
  }

  /// Where content of a size lies in a box, in points, physical.
  func rect(of size: Size, in box: Rect, direction: LayoutDirection) -> Rect {
    var size = size
    switch self {
    case .scaleToFill: return box
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let (x, y) = (box.width / size.width, box.height / size.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      size = Size(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let anchor = anchor(in: direction)
    let rect = Rect(
      x: box.minX + anchor.x * (box.width - size.width),
      y: box.minY + anchor.y * (box.height - size.height),
      width: size.width,
      height: size.height
    )
    // Beyond the largest number there is no place: as large as the node.
    return rect.isFinite ? rect : box
  }

  /// The part of the room that lies before the content, physical.
  private func anchor(in direction: LayoutDirection) -> UnitPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: .center
    case .top: UnitPoint(x: 0.5, y: 0)
    case .bottom: UnitPoint(x: 0.5, y: 1)
    case .left: UnitPoint(x: 0, y: 0.5)
    case .right: UnitPoint(x: 1, y: 0.5)
    case .topLeft: UnitPoint(x: 0, y: 0)
    case .topRight: UnitPoint(x: 1, y: 0)
    case .bottomLeft: UnitPoint(x: 0, y: 1)
    case .bottomRight: UnitPoint(x: 1, y: 1)
    case .leading: direction.physical(UnitPoint(x: 0, y: 0.5))
    case .trailing: direction.physical(UnitPoint(x: 1, y: 0.5))
    case .topLeading: direction.physical(UnitPoint(x: 0, y: 0))
    case .topTrailing: direction.physical(UnitPoint(x: 1, y: 0))
    case .bottomLeading: direction.physical(UnitPoint(x: 0, y: 1))
    case .bottomTrailing: direction.physical(UnitPoint(x: 1, y: 1))
    }
  }
}
