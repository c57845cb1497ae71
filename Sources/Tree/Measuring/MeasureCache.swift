import MarayaGeometry
import MarayaLayout

/// The last few answers of a node, by proposal.
///
/// A container asks for a bounded number of proposals: these suffice.
struct MeasureCache {
  private static let capacity = 16

  private var entries: [(proposal: SizeProposal, answer: MeasuredSize)] = []
  /// Whether a container asked, in its `layoutSubnodes()`, rather than a placement.
  var wasAskedByContainer = false

  subscript(proposal: SizeProposal) -> MeasuredSize? {
    entries.first { $0.proposal == proposal }?.answer
  }

  mutating func insert(_ answer: MeasuredSize, for proposal: SizeProposal) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((proposal, answer))
  }

  /// What is remembered, oldest first.
  var all: [(proposal: SizeProposal, answer: MeasuredSize)] { entries }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    wasAskedByContainer = false
  }
}

/// What a node answered.
struct MeasuredSize: Equatable {
  var size: Size
  /// Whether the node has content of its own to measure, so that the answer is rounded up.
  var isContent: Bool
  /// Whether it is only the size that the node has; that is neither remembered nor counted.
  var isPresentSize: Bool
}
