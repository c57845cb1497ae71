public import MarayaDirection
import MarayaGeometry
import MarayaTree

/// A side of a node, physical or from the leading edge.
public enum NodeEdge: String, CaseIterable, Hashable, Sendable {
  /// The side that the supernode's direction begins on.
  case leading
  /// The other one.
  case trailing
  /// The side with the smallest x.
  case left
  /// The side with the largest x.
  case right
  /// The side with the smallest y.
  case top
  /// The side with the largest y.
  case bottom
}

/// Why an edge of a node is where it is.
///
/// ```
/// card/badge leading = 300
///   rule       directionalFrame 20,50,100,100
///   axis       0…320, the bounds of card
///   direction  right-to-left, set on screen
///   leading    20
///   snapped    300
/// ```
///
/// Where constraints place the node, those that speak of it along the axis follow, and what its
/// content asks of them.
public struct EdgeExplanation: Hashable, Sendable {
  /// The path of the node.
  public var node: String
  /// The edge.
  public var edge: NodeEdge
  /// What was asked for: a property of the node's description, and its value.
  public var rule: String
  /// The extent that the node is mirrored about; `nil` for a root without a reference width.
  public var axis: ReferenceAxis?
  /// Where the axis comes from.
  public var axisSource: String
  /// The direction that the node is placed with.
  public var direction: LayoutDirection
  /// Where the direction comes from.
  public var directionSource: String
  /// The edge's distance from the leading end, in leading space, in points; `nil` for the top and
  /// the bottom edge.
  public var leading: Double?
  /// The exact coordinate in the supernode's bounds space, in points, without the transform.
  public var exact: Double
  /// The coordinate on the grid of pixels; `nil` without a display scale.
  public var snapped: Double?
  /// The constraints that speak of the node along the edge's axis, if constraints place it.
  public var constraints: [ConstraintExplanation]
  /// What the content asks of them, as in `width 120, hugging 250, compression resistance 750`.
  public var content: String?
  /// What else has a part in it, such as a transform.
  public var notes: [String]
}

extension EdgeExplanation: CustomStringConvertible {
  /// A line for the edge and one for each reason.
  public var description: String {
    var lines: [(String, String)] = [("rule", rule)]
    let extent = axis.map { "\(decimalText($0.minX))…\(decimalText($0.maxX)), " } ?? ""
    lines.append(("axis", extent + axisSource))
    lines.append(("direction", "\(direction), \(directionSource)"))
    if let leading { lines.append(("leading", decimalText(leading))) }
    if let snapped { lines.append(("snapped", decimalText(snapped))) }
    lines += constraints.map { ("constraint", $0.description) }
    if let content { lines.append(("content", content)) }
    lines += notes.map { ("note", $0) }
    let width = 11
    let rows = lines.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + text
    }
    return (["\(node) \(edge.rawValue) = \(decimalText(exact))"] + rows).joined(separator: "\n")
  }
}
