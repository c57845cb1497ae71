/// The part of an item that a constraint speaks of; UIKit's `NSLayoutConstraint.Attribute`.
///
/// `leading` and `trailing` are the sides of the direction that the constraint's owner has, `left`
/// and `right` are always the same ones. The raw value is the word that equations use.
public enum LayoutAttribute: String, CaseIterable, Sendable {
  /// The left edge, in both directions.
  case left
  /// The right edge, in both directions.
  case right
  /// The edge at which the owner's direction begins.
  case leading
  /// The edge at which the owner's direction ends.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between left and right; a constant between two of them does not mirror.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The first line of text stands on it; the top edge where there is no text.
  case firstBaseline
  /// The last line of text stands on it; the bottom edge where there is no text.
  case lastBaseline
  /// The same place as ``centerX``, from which a constant counts towards the trailing edge.
  case directionalCenterX
  /// The left edge without the margin.
  case leftMargin
  /// The right edge without the margin.
  case rightMargin
  /// The top edge without the margin.
  case topMargin
  /// The bottom edge without the margin.
  case bottomMargin
  /// The leading edge without the margin.
  case leadingMargin
  /// The trailing edge without the margin.
  case trailingMargin
  /// The middle between left and right of what the margins leave.
  case centerXWithinMargins
  /// The middle between top and bottom of what the margins leave.
  case centerYWithinMargins
  /// The same place as ``centerXWithinMargins``, of which a constant mirrors.
  case directionalCenterXWithinMargins
  /// No attribute: what stands on the right of a constant size.
  case notAnAttribute
}
