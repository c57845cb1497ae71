import Maraya

/// A tree of rows that constraints place, and what is done to it.
///
/// Its root is as wide as it is told, and each of its subnodes is a row with views. Nothing is random,
/// and no place in it is left open.
struct ConstrainedTree {
  let root: Node
  /// A constraint of the row in the middle, whose constant changes.
  let adjusted: LayoutConstraint
  /// The two constants of that constraint, the one it is made with first.
  let constants: (made: Double, other: Double)

  static let width = 375.0
  private static let height = 667.0

  /// Lays the tree out at a width, in another direction if one is given.
  @discardableResult
  func layout(width: Double = Self.width, direction: LayoutDirection? = nil) -> LayoutReport {
    root.layout(width: width, height: Self.height, direction: direction)
  }

  /// x + 2y + 3·width + 5·height over all views, from the left top corner of the root.
  var checksum: Double {
    var sum = 0.0
    for row in root.subnodes {
      let origin = row.frame.origin
      for view in row.subnodes {
        let frame = view.frame
        sum += origin.x + frame.origin.x + 2 * (origin.y + frame.origin.y)
        sum += 3 * frame.size.width + 5 * frame.size.height
      }
    }
    return sum
  }

  /// Activates constraints all at once.
  init(
    root: Node,
    _ constraints: [LayoutConstraint],
    adjusting adjusted: LayoutConstraint,
    to constant: Double
  ) {
    self.root = root
    self.adjusted = adjusted
    constants = (adjusted.constant, constant)
    LayoutConstraint.activate(constraints)
  }
}

/// The checksums that a tree has, worked out by arithmetic.
struct TreeSums {
  /// 375 points wide, left-to-right.
  var first: Double
  /// The same, turned.
  var turned: Double
  /// At the five widths, added up.
  var resized: Double
  /// 375 points wide, with the other constant in the row in the middle.
  var adjusted: Double
}
