/// An attribute of an item that knows what it may be related to; UIKit's `NSLayoutAnchor`.
///
/// What can't be related does not compile: a leading edge with a left one, x with y, a place with a
/// size. Centres pair with all sides. Compare anchors to make constraints, or call UIKit's
/// methods:
///
/// ```swift
/// title.leading == card.leading + 16
/// title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16)
/// ```
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The item.
  public let item: any LayoutItem
  /// The attribute.
  public let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// An anchor on the x axis; UIKit's `NSLayoutXAxisAnchor`.
public typealias XAnchor<Kind: HorizontalKind> = LayoutAnchor<Kind>

/// An anchor on the y axis; UIKit's `NSLayoutYAxisAnchor`.
public typealias YAnchor = LayoutAnchor<VerticalKind>

/// An anchor of a width or a height; UIKit's `NSLayoutDimension`.
public typealias DimensionAnchor = LayoutAnchor<DimensionKind>

/// An anchor, or an anchor times a number plus a number.
public protocol LayoutTerm<Kind> {
  /// What the term may be related to.
  associatedtype Kind: AnchorKind
  /// The term as an expression.
  var expression: LayoutExpression<Kind> { get }
}

/// An anchor times a number, plus points, plus a part of the owner's length.
///
/// Made by operators: `card.width * 0.5 - 8`, `card.leading + 20%`.
public struct LayoutExpression<Kind: AnchorKind>: LayoutTerm {
  /// The anchor.
  public let anchor: LayoutAnchor<Kind>
  /// What it is multiplied by.
  public var multiplier = 1.0
  /// What is added, in points.
  public var constant = 0.0
  /// What part of the owner's length along the axis is added, in leading direction.
  public var fraction = 0.0

  /// The expression itself.
  public var expression: LayoutExpression<Kind> { self }
}

extension LayoutAnchor: LayoutTerm {
  /// The anchor, once.
  public var expression: LayoutExpression<Kind> { LayoutExpression(anchor: self) }
}
