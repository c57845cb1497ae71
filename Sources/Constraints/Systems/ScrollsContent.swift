package import MarayaGeometry
package import MarayaTree

/// A node whose subnodes lie in content that scrolls.
///
/// Edges of such a node are those of its content in constraints with what is inside, and the size of
/// the content is what the constraints make of it.
package protocol ScrollsContent: Node {
  /// How far the content is scrolled, from its leading edge, in points.
  var directionalContentOffset: Point { get }
  /// Takes over the size that constraints ask of the content; with `nil` none asks any more.
  func setSolvedContentSize(_ size: Size?)
}

extension Node {
  /// The guide of the content, of a node that scrolls.
  var contentGuide: LayoutGuide? {
    self is any ScrollsContent ? regionGuide(.content) : nil
  }

  /// Whether constraints speak of the size of the content, as they were solved last.
  package final var isContentSolved: Bool {
    guard let guide = contentGuide, let constraints = NodeConstraints.existing(of: self) else {
      return false
    }
    let item = Participant.Item(node: self, guide: guide)
    return constraints.memberships.contains { $0.knownParticipant(item) != nil }
  }

  /// The distances of the baselines from the edges of the alignment rectangle, at a size of that.
  func alignedBaselines(in size: Size?) -> BaselineOffsets {
    let insets = alignmentRectInsets
    if let given = givenBaselines {
      return BaselineOffsets(first: given.first - insets.top, last: given.last - insets.bottom)
    }
    guard let node = self as? any HasBaselines else { return BaselineOffsets(first: 0, last: 0) }
    var full = size ?? contentSizeOnGrid
    full.width = max(full.width, 0) + insets.left + insets.right
    full.height = max(full.height, 0) + insets.top + insets.bottom
    let offsets = node.baselineOffsets(in: full)
    return BaselineOffsets(first: offsets.first - insets.top, last: offsets.last - insets.bottom)
  }
}
