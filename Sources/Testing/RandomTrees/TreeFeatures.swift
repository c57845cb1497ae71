/// What random trees may have; `.all` unless said otherwise.
public struct TreeFeatures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  /// Nodes with a physical frame.
  public static let physicalFrames = TreeFeatures(bit: 0)
  /// Nodes with a directional frame.
  public static let directionalFrames = TreeFeatures(bit: 1)
  /// Nodes placed by a center: physical or directional, as far as frames of that kind are.
  public static let centers = TreeFeatures(bit: 2)
  /// Nodes placed by edges, with and without open axes.
  public static let edges = TreeFeatures(bit: 3)
  /// Nodes placed by ratios, with points and of all regions.
  public static let ratios = TreeFeatures(bit: 4)
  /// Autoresizing masks on nodes with frames, and nodes in which they are not followed.
  public static let autoresizing = TreeFeatures(bit: 5)
  /// Anchor points off the middle.
  public static let anchorPoints = TreeFeatures(bit: 6)
  /// Physical transforms.
  public static let transforms = TreeFeatures(bit: 7)
  /// Directional transforms.
  public static let directionalTransforms = TreeFeatures(bit: 8)
  /// Nodes with a direction of their own.
  public static let islands = TreeFeatures(bit: 9)
  /// Nodes with a semantic content attribute.
  public static let semantics = TreeFeatures(bit: 10)
  /// Nodes with a reference width, roots too.
  public static let referenceWidths = TreeFeatures(bit: 11)
  /// Directional layout margins.
  public static let directionalMargins = TreeFeatures(bit: 12)
  /// Physical layout margins.
  public static let physicalMargins = TreeFeatures(bit: 13)
  /// Safe areas, of the root and added below.
  public static let safeAreas = TreeFeatures(bit: 14)
  /// Margins that reach into subnodes.
  public static let preservedMargins = TreeFeatures(bit: 15)
  /// Bounds whose origin is not zero.
  public static let boundsOrigins = TreeFeatures(bit: 16)
  /// A display scale.
  public static let displayScales = TreeFeatures(bit: 17)
  /// Leaves that are measured.
  public static let leaves = TreeFeatures(bit: 18)
  /// Layers.
  public static let layers = TreeFeatures(bit: 19)
  /// Hidden nodes and nodes that flip what they show.
  public static let appearance = TreeFeatures(bit: 20)
  /// Columns, which measure their subnodes and place them.
  public static let columns = TreeFeatures(bit: 22)
  /// Readable widths, most of which are narrower than the margins leave room for.
  public static let readableWidths = TreeFeatures(bit: 23)
  /// Numbers that no binary fraction equals; without it all are multiples of 1/4.
  public static let thirds = TreeFeatures(bit: 21)
  /// Scroll nodes, with offsets and insets from the leading edge.
  public static let scrolls = TreeFeatures(bit: 24)
  /// Physical offsets of scroll nodes.
  public static let physicalOffsets = TreeFeatures(bit: 25)
  /// Gradients, with points from the leading edge.
  public static let gradients = TreeFeatures(bit: 26)
  /// Images, which are measured.
  public static let images = TreeFeatures(bit: 27)
  /// Physical insets of content, points of gradients, sides of images and of text.
  public static let physicalContent = TreeFeatures(bit: 28)
  /// Labels, which are measured, with text of several scripts.
  public static let labels = TreeFeatures(bit: 29)

  /// Constraints that count from the leading edge, and what they are told of nodes; nearly always
  /// some that hold together.
  public static let constraints = TreeFeatures(bit: 30)
  /// Constraints of left and right edges, of places times a number, and of centres apart.
  public static let physicalConstraints = TreeFeatures(bit: 31)
  /// Required constraints that may contradict each other.
  public static let conflicts = TreeFeatures(bit: 32)

  /// Everything.
  public static let all = TreeFeatures(rawValue: (1 << 33) - 1)

  /// What stays on its side when the direction turns.
  public static let physical: TreeFeatures = [
    .physicalFrames, .transforms, .physicalMargins, .safeAreas, .anchorPoints,
    .physicalOffsets, .physicalContent, .physicalConstraints,
  ]

  /// Everything that turns with the direction: no physical inputs, and no islands.
  public static let turning = TreeFeatures.all.subtracting(
    physical.union([.islands, .semantics])
  )
}
