/// Some attributes of an item, in an order, as a target of a maker: `card.edges`.
public struct AnchorGroup {
  let item: any LayoutItem
  let attributes: [LayoutAttribute]
}

extension AnchorGroup {
  static let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
  static let directionalEdges: [LayoutAttribute] = [.leading, .top, .trailing, .bottom]
  static let margins: [LayoutAttribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: [LayoutAttribute] = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centers: [LayoutAttribute] = [.centerX, .centerY]
  static let centersWithinMargins: [LayoutAttribute] = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
  static let dimensions: [LayoutAttribute] = [.width, .height]
}

// Plural names where a node has a property of the singular one, or may have.
extension LayoutItem {
  /// The left, top, right and bottom edges.
  public var edges: AnchorGroup { AnchorGroup(item: self, attributes: AnchorGroup.edges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: AnchorGroup {
    AnchorGroup(item: self, attributes: AnchorGroup.directionalEdges)
  }
  /// The left and right edges.
  public var horizontalEdges: AnchorGroup { AnchorGroup(item: self, attributes: [.left, .right]) }
  /// The top and bottom edges.
  public var verticalEdges: AnchorGroup { AnchorGroup(item: self, attributes: [.top, .bottom]) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: AnchorGroup {
    AnchorGroup(item: self, attributes: [.leading, .trailing])
  }
  /// The top and bottom edges, as ``verticalEdges``.
  public var directionalVerticalEdges: AnchorGroup { verticalEdges }
  /// The edges without the margins.
  public var marginEdges: AnchorGroup { AnchorGroup(item: self, attributes: AnchorGroup.margins) }
  /// The leading, top, trailing and bottom edges without the margins.
  public var directionalMarginEdges: AnchorGroup {
    AnchorGroup(item: self, attributes: AnchorGroup.directionalMargins)
  }
  /// The centres on both axes.
  public var centers: AnchorGroup { AnchorGroup(item: self, attributes: AnchorGroup.centers) }
  /// The centres of what the margins leave, on both axes.
  public var centersWithinMargins: AnchorGroup {
    AnchorGroup(item: self, attributes: AnchorGroup.centersWithinMargins)
  }
  /// The width and the height.
  public var dimensions: AnchorGroup { AnchorGroup(item: self, attributes: AnchorGroup.dimensions) }
}
