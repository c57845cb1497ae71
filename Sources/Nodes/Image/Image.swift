// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MarayaGeometry

/// What layout knows of an image: its size, and whether it turns with the direction.
///
/// `UIImage` without pixels.
public struct Image: Hashable, Sendable {
  /// What the image is called; Maraya does not read it.
  public var name: String?
  /// The size in points.
  ///
  /// - Invariant: finite, and not below 0.
  public private(set) var size: Size
  /// Whether an ``ImageNode`` shows the image mirrored when its direction is right-to-left.
  ///
  /// UIKit's property of the same name. The pixels are the same: only who shows the image mirrors.
  public private(set) var flipsForRightToLeftLayoutDirection = false

  /// Creates an image of a size, in points; a length that is not finite, or below 0, is 0.
  public init(_ name: String? = nil, size: Size) {
    self.name = name
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    self.size = Size(width: length(size.width), height: length(size.height))
  }

  /// The same image, which turns with the direction.
  ///
  /// UIKit's method: name, size and pixels stay.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// The same image, which turns with the direction; article 1's name.
  ///
  /// In the article it was the image itself while the app ran left-to-right, and stayed so.
  public var rtl: Image { imageFlippedForRightToLeftLayoutDirection() }
}
