public import MarayaTree

extension Node {
  /// The bounds without the margins, as an item of constraints; UIKit's `layoutMarginsGuide`.
  public final var layoutMarginsGuide: LayoutGuide { regionGuide(.margins) }

  /// The bounds without the safe area, as an item of constraints; UIKit's `safeAreaLayoutGuide`.
  public final var safeAreaLayoutGuide: LayoutGuide { regionGuide(.safeArea) }

  /// The part of the margins that is narrow enough to read; UIKit's `readableContentGuide`.
  public final var readableContentGuide: LayoutGuide { regionGuide(.readable) }

  /// The short name of ``layoutMarginsGuide``, as equations have it.
  public final var margins: LayoutGuide { layoutMarginsGuide }

  /// The short name of ``safeAreaLayoutGuide``, as equations have it.
  public final var safeArea: LayoutGuide { safeAreaLayoutGuide }

  /// The short name of ``readableContentGuide``, as equations have it.
  public final var readable: LayoutGuide { readableContentGuide }

  /// The guides that were added to the node, oldest first; UIKit's `layoutGuides`.
  public final var layoutGuides: [LayoutGuide] { NodeConstraints.existing(of: self)?.guides ?? [] }

  /// Gives the node a guide of its own; UIKit's `addLayoutGuide(_:)`.
  ///
  /// A guide that the node has already stays where it is. One of another node leaves that, and its
  /// constraints are deactivated.
  ///
  /// - Precondition: The guide is none of those that every node has.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    precondition(guide.region == nil, "LayoutGuide: \(guide.identifier) is a part of its node")
    if guide.owningNode === self { return }
    guide.owningNode?.removeLayoutGuide(guide)
    guide.owningNode = self
    NodeConstraints.of(self).guides.append(guide)
  }

  /// Takes a guide from the node and deactivates its constraints; UIKit's `removeLayoutGuide(_:)`.
  ///
  /// A guide that the node does not have is left alone, and so are those that every node has.
  ///
  /// - Complexity: O(*c*), where *c* is the number of constraints that touch the node.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.region == nil, guide.owningNode === self,
      let constraints = NodeConstraints.existing(of: self)
    else { return }
    LayoutConstraint.deactivate(constraints.touching.filter { $0.relates(to: guide) })
    constraints.guides.removeAll { $0 === guide }
    guide.owningNode = nil
  }

  /// The guide of a region of the node, one object for as long as the node lives.
  package final func regionGuide(_ region: GuideRegion) -> LayoutGuide {
    let constraints = NodeConstraints.of(self)
    if let guide = constraints.regionGuides.first(where: { $0.region == region }) { return guide }
    let guide = LayoutGuide(region: region, of: self)
    constraints.regionGuides.append(guide)
    return guide
  }
}
