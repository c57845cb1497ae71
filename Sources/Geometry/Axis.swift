/// A direction in which lengths are measured.
///
/// An algorithm written once for an axis serves rows and columns alike:
///
///     size[.horizontal]         // size.width
///     point[Axis.vertical]      // point.y
///     size[axis.cross]          // the length across
@frozen
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The axis of x coordinates and widths.
  case horizontal

  /// The axis of y coordinates and heights.
  case vertical

  /// The other axis.
  @inlinable
  public var cross: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Point {
  /// The coordinate along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension Size {
  /// The length along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis, `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
