public import MarayaGeometry
public import MarayaTree

/// A rectangle that takes part in constraints and shows nothing; UIKit's `UILayoutGuide`.
///
/// ```swift
/// let gap = LayoutGuide(identifier: "gap")
/// card.addLayoutGuide(gap)
/// LayoutConstraint.activate {
///   gap.leading == photo.trailing
///   gap.width == card.width * 0.1
///   title.leading == gap.trailing
/// }
/// ```
public final class LayoutGuide {
  /// A name for reports and equations, as in `card.gap.width`; it need not be unique.
  public var identifier: String

  /// The node that owns the guide, or `nil`.
  public internal(set) weak var owningNode: Node?

  /// The region that the guide stands for; `nil` of guides that users made.
  let region: GuideRegion?

  /// Creates a guide without an owner; see ``Node/addLayoutGuide(_:)``.
  public init(identifier: String = "") {
    self.identifier = identifier
    region = nil
  }

  init(region: GuideRegion, of node: Node) {
    identifier = region.rawValue
    self.region = region
    owningNode = node
  }

  /// Where the guide is, in its owner's bounds coordinates, in points, physical.
  ///
  /// As the last pass left it; zero without an owner.
  public var layoutFrame: Rect {
    guard let owningNode else { return .zero }
    return NodeConstraints.of(owningNode).frameOfGuide(self)
  }
}
