import MarayaDirection
public import MarayaGeometry
public import MarayaTree

/// A node that shows an image: UIKit's `UIImageView`, without pixels.
///
/// It measures what the image measures, and knows where the image lies in it and whether it is
/// shown mirrored. In UIKit interaction is off for it; so it is here.
open class ImageNode: Node {
  /// The image; `nil` for none.
  public final var image: Image? {
    willSet { if newValue != image { recordChange(.appearance) } }
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// How the image lies in the node; it fills it by default, as in UIKit.
  public final var contentMode = ContentMode.scaleToFill {
    willSet { if newValue != contentMode { recordChange(.appearance) } }
  }

  /// Creates a node that shows an image.
  public init(_ id: String? = nil, image: Image?) {
    self.image = image
    super.init(id)
    isUserInteractionEnabled = false
  }

  /// Creates a node without an image.
  public override init(_ id: String? = nil) {
    super.init(id)
    isUserInteractionEnabled = false
  }

  /// The size of the image; none without one.
  open override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

  /// Where the image lies, in this node's bounds coordinates, in points, physical; `nil` without
  /// one.
  public final var imageRect: Rect? {
    image.map { contentMode.rect(of: $0.size, in: bounds, direction: effectiveLayoutDirection) }
  }

  /// Whether the image is shown mirrored: it turns with the direction, and that is right-to-left.
  ///
  /// Mirrored in its ``imageRect``: x becomes width − x, y stays. Back in left-to-right nothing of
  /// it is left.
  public final var showsMirroredImage: Bool {
    image?.flipsForRightToLeftLayoutDirection == true && effectiveLayoutDirection.flipsContent
  }

  /// How the image is drawn in a box of its own size: the identity, or mirrored.
  public final var imageTransform: AffineTransform {
    guard let image, showsMirroredImage else { return .identity }
    return AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: image.size.width, ty: 0)
  }

  open override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "image"
    description.changeDefault(of: "userInteraction", to: .flag(false))
    description.property("imageName", .text, image?.name) { setImage(name: $0) }
    description.property("imageSize", .size, image?.size) { setImage(size: $0) }
    description.property(
      "flipsForRightToLeft",
      .flag,
      image?.flipsForRightToLeftLayoutDirection,
      default: false,
      set: { if $0 { setImage(flips: true) } }
    )
    description.property(
      "contentMode",
      .choice,
      contentMode,
      default: .scaleToFill,
      mirrored: contentMode.mirrored,
      set: { contentMode = $0 }
    )
    if let imageRect { description.result("imageRect", .rect(imageRect)) }
    if showsMirroredImage { description.result("mirrored", .flag(true)) }
  }

  private func setImage(name: String? = nil, size: Size? = nil, flips: Bool = false) {
    let old = image ?? Image(size: .zero)
    let new = Image(name ?? old.name, size: size ?? old.size)
    let turns = flips || old.flipsForRightToLeftLayoutDirection
    image = turns ? new.imageFlippedForRightToLeftLayoutDirection() : new
  }
}
