/// What random trees are like.
public struct TreeOptions: Hashable, Sendable {
  /// The most nodes that a tree begins with; at least 1.
  public var maxNodeCount: Int
  /// The most edits that come with it.
  public var maxEditCount: Int
  /// What trees may have.
  public var features: TreeFeatures
  /// Whether an edit's effect depends on nothing but the last values set.
  ///
  /// Then nothing is stretched or placed by its container, and each frame comes with everything
  /// it depends on, so that a tree after edits asks for the same as one made in its final state;
  /// other than an offset that was brought into its range on the way.
  public var isWithoutHistory: Bool

  /// Creates options.
  public init(
    maxNodeCount: Int = 12,
    maxEditCount: Int = 0,
    features: TreeFeatures = .all,
    isWithoutHistory: Bool = false
  ) {
    self.maxNodeCount = maxNodeCount
    self.maxEditCount = maxEditCount
    self.features = isWithoutHistory ? features.subtracting(Self.historical) : features
    self.isWithoutHistory = isWithoutHistory
  }

  /// What depends on the sizes at the time when it was set.
  private static let historical: TreeFeatures = [.autoresizing, .columns, .physicalOffsets]
}
