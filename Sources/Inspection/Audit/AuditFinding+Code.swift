extension AuditFinding {
  /// What kind of mistake a finding tells of; the words are stable.
  ///
  /// More codes will come. One that was given is neither changed nor used again.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as tools print it, such as `not-mirrored`.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A node that does not lie where the mirror image of its other frame is.
    public static let notMirrored = Code(rawValue: "not-mirrored")
    /// A value with physical sides in a tree that turns.
    public static let physicalValue = Code(rawValue: "physical-value")
    /// A constraint that keeps its side in a tree that turns.
    public static let physicalConstraint = Code(rawValue: "physical-constraint")
    /// A node that mirrors about another line than its neighbours.
    public static let referenceWidth = Code(rawValue: "reference-width")
    /// A node that sticks out of its supernode.
    public static let overflow = Code(rawValue: "overflow")
    /// A node that can't be seen: outside of the top node, or clipped away.
    public static let outside = Code(rawValue: "outside")
    /// A node without a size.
    public static let empty = Code(rawValue: "empty")
    /// A node with a size of which the grid of pixels leaves nothing.
    public static let vanishes = Code(rawValue: "vanishes")
    /// A node without subnodes that lies under the safe area.
    public static let unsafe = Code(rawValue: "unsafe")
    /// A place with more values than count.
    public static let overConstrained = Code(rawValue: "over-constrained")
    /// Required constraints that can't hold together, one of which is left out.
    public static let layoutConflict = Code(rawValue: "layout-conflict")
    /// A node whose constraints leave open where it is, or how large.
    public static let ambiguousLayout = Code(rawValue: "ambiguous-layout")
    /// Siblings with one id.
    public static let ambiguousID = Code(rawValue: "ambiguous-id")
    /// Something that the tree refused, or could not do as asked.
    public static let diagnostic = Code(rawValue: "diagnostic")

    /// All codes, in the order in which findings of one node stand.
    public static let all: [Code] = [
      .notMirrored, .physicalValue, .physicalConstraint, .referenceWidth, .overflow, .outside,
      .empty, .vanishes, .unsafe, .overConstrained, .layoutConflict, .ambiguousLayout,
      .ambiguousID, .diagnostic,
    ]
  }
}
