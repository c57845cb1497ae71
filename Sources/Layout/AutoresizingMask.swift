/// Which parts of a node's place stretch when its supernode's size changes.
///
/// UIKit's `UIView.AutoresizingMask`. Left and right are physical for a node that is placed by a
/// physical frame. For one that is placed from the leading edge they are the near and the far
/// side of leading space: `flexibleLeftMargin` is then the leading margin.
@frozen
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, those of UIKit.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance from the left edge, or the leading one, stretches.
  @inlinable public static var flexibleLeftMargin: Self { Self(rawValue: 1 << 0) }
  /// The width stretches.
  @inlinable public static var flexibleWidth: Self { Self(rawValue: 1 << 1) }
  /// The distance from the right edge, or the trailing one, stretches.
  @inlinable public static var flexibleRightMargin: Self { Self(rawValue: 1 << 2) }
  /// The distance from the top edge stretches.
  @inlinable public static var flexibleTopMargin: Self { Self(rawValue: 1 << 3) }
  /// The height stretches.
  @inlinable public static var flexibleHeight: Self { Self(rawValue: 1 << 4) }
  /// The distance from the bottom edge stretches.
  @inlinable public static var flexibleBottomMargin: Self { Self(rawValue: 1 << 5) }
}

extension AutoresizingMask {
  /// The mask with left and right exchanged.
  @inlinable
  public var mirrored: AutoresizingMask {
    var mask = subtracting([.flexibleLeftMargin, .flexibleRightMargin])
    if contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
    if contains(.flexibleRightMargin) { mask.insert(.flexibleLeftMargin) }
    return mask
  }
}

extension AutoresizingMask: CustomStringConvertible {
  /// The flexible parts, as in `left+width`.
  public var description: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"),
      (.flexibleBottomMargin, "bottom"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }.joined(separator: "+")
  }
}
