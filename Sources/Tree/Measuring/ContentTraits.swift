package import MarayaGeometry

/// What constraints are told of a node's content, where that is not the usual.
final class ContentTraits {
  var size = ContentSize()
  /// Priorities for the width and the height.
  var hugging = AxisPair(horizontal: 250, vertical: 250)
  var compressionResistance = AxisPair(horizontal: 750, vertical: 750)
  var baselines: BaselineOffsets?
  var alignmentRectInsets = EdgeInsets.zero
}

/// A number for each axis.
struct AxisPair: Equatable {
  var horizontal: Double
  var vertical: Double

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The lengths of a node's content, as far as there are some, in points.
@frozen
public struct ContentSize: Hashable, Sendable {
  /// The width, if the content has one.
  public var width: Double?
  /// The height, if the content has one.
  public var height: Double?

  /// Creates the lengths that there are.
  @inlinable
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// How far the baselines of a node's content are from its edges, in points.
@frozen
public struct BaselineOffsets: Hashable, Sendable {
  /// From the top edge down to the first baseline.
  public var first: Double
  /// From the bottom edge up to the last one.
  public var last: Double

  /// Creates the distances.
  @inlinable
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// A node whose content has baselines.
package protocol HasBaselines: Node {
  /// The distances of the baselines when the node has a size, in points.
  func baselineOffsets(in size: Size) -> BaselineOffsets
}
