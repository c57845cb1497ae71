import Maraya
import Testing

@Suite("Image node")
struct ImageNodeTests {
  private static let photo = Image("photo", size: Size(width: 40, height: 10))

  // MARK: Image

  /// Each row: a size that is asked for, and what becomes of it.
  static let sizes: [(Size, Size)] = [
    (Size(width: 40, height: 10), Size(width: 40, height: 10)),
    (Size(width: .nan, height: 10), Size(width: 0, height: 10)),
    (Size(width: .infinity, height: -.infinity), .zero),
    (Size(width: -5, height: 3), Size(width: 0, height: 3)),
  ]

  @Test(arguments: sizes)
  func anImageHasASizeThatCanBe(asked: Size, size: Size) {
    #expect(Image(size: asked).size == size)
    #expect(ImageNode(image: Image(size: asked)).measure(.unbounded) == size)
  }

  @Test func anImageThatTurnsIsTheSameImage() {
    let photo = Self.photo
    #expect(photo.name == "photo")
    #expect(!photo.flipsForRightToLeftLayoutDirection)
    for flipped in [photo.imageFlippedForRightToLeftLayoutDirection(), photo.rtl, photo.rtl.rtl] {
      #expect(flipped.flipsForRightToLeftLayoutDirection)
      #expect(flipped.name == "photo")
      #expect(flipped.size == Size(width: 40, height: 10))
    }
    #expect(photo.rtl == photo.imageFlippedForRightToLeftLayoutDirection())
    #expect(photo.rtl != photo)
  }

  // MARK: Size

  @Test func aNewOneIsUIKits() {
    let node = ImageNode("image")
    #expect(node.image == nil)
    #expect(node.imageRect == nil)
    #expect(node.contentMode == .scaleToFill)
    #expect(!node.isUserInteractionEnabled)
    #expect(!ImageNode(image: Self.photo).isUserInteractionEnabled)
    #expect(node.imageTransform == .identity)
    #expect(!node.showsMirroredImage)
    #expect(node.intrinsicContentSize == Size(width: -1, height: -1))
    node.frame = Rect(x: 0, y: 0, width: 7, height: 8)
    #expect(node.sizeThatFits(Size(width: 100, height: 100)) == Size(width: 7, height: 8))
  }

  @Test(arguments: [Size.zero, Size(width: 10, height: 100), Size(width: 1000, height: 1000)])
  func itWantsTheSizeOfTheImage(room: Size) {
    let node = ImageNode(image: Self.photo)
    #expect(node.intrinsicContentSize == Size(width: 40, height: 10))
    #expect(node.sizeThatFits(room) == Size(width: 40, height: 10))
    node.sizeToFit()
    #expect(node.bounds.size == Size(width: 40, height: 10))
  }

  /// Each row: edges in a root of 320 × 100, and the frame left-to-right and right-to-left.
  static let places: [(EdgePlacement, ltr: Rect, rtl: Rect)] = [
    (
      EdgePlacement(leading: 16, top: 8), Rect(x: 16, y: 8, width: 40, height: 10),
      Rect(x: 264, y: 8, width: 40, height: 10)
    ),
    (
      EdgePlacement(trailing: 16, bottom: 8), Rect(x: 264, y: 82, width: 40, height: 10),
      Rect(x: 16, y: 82, width: 40, height: 10)
    ),
    (
      EdgePlacement(leading: 16, top: 8, width: 80), Rect(x: 16, y: 8, width: 80, height: 10),
      Rect(x: 224, y: 8, width: 80, height: 10)
    ),
    (
      EdgePlacement(leading: 16, top: 8, bottom: 12), Rect(x: 16, y: 8, width: 40, height: 80),
      Rect(x: 264, y: 8, width: 40, height: 80)
    ),
  ]

  @Test(arguments: places)
  func openAxesAreMeasured(place: EdgePlacement, ltr: Rect, rtl: Rect) {
    let node = ImageNode("image", image: Self.photo)
    let root = Node("root") { node }
    node.place(place)
    for (direction, frame) in [(.leftToRight, ltr), (LayoutDirection.rightToLeft, rtl)] {
      root.layout(width: 320, height: 100, direction: direction)
      #expect(node.frame == frame)
    }
  }

  @Test func anotherImageIsMeasuredAgain() {
    let node = ImageNode("image", image: Self.photo)
    let root = Node("root") { node.place(leading: 16, top: 8) }
    root.layout(width: 320, height: 100, direction: .rightToLeft)
    node.image = Image(size: Size(width: 60, height: 30))
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 244, y: 8, width: 60, height: 30))
    node.image = Image("another", size: Size(width: 60, height: 30))
    #expect(root.layoutIfNeeded().visited == 0)
    node.image = nil
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 244, y: 8, width: 60, height: 30))
  }

  // MARK: Where the image lies

  private static func wide(_ x: Double, _ y: Double) -> Rect {
    Rect(x: x, y: y, width: 40, height: 10)
  }

  /// Each row: a mode, and where an image of 40 × 10 lies in a node of 100 × 50, left-to-right and
  /// right-to-left.
  static let modes: [(ContentMode, ltr: Rect, rtl: Rect)] = [
    (
      .scaleToFill, Rect(x: 0, y: 0, width: 100, height: 50),
      Rect(x: 0, y: 0, width: 100, height: 50)
    ),
    (
      .scaleAspectFit, Rect(x: 0, y: 12.5, width: 100, height: 25),
      Rect(x: 0, y: 12.5, width: 100, height: 25)
    ),
    (
      .scaleAspectFill, Rect(x: -50, y: 0, width: 200, height: 50),
      Rect(x: -50, y: 0, width: 200, height: 50)
    ),
    (.center, wide(30, 20), wide(30, 20)),
    (.top, wide(30, 0), wide(30, 0)),
    (.bottom, wide(30, 40), wide(30, 40)),
    (.left, wide(0, 20), wide(0, 20)),
    (.right, wide(60, 20), wide(60, 20)),
    (.topLeft, wide(0, 0), wide(0, 0)),
    (.topRight, wide(60, 0), wide(60, 0)),
    (.bottomLeft, wide(0, 40), wide(0, 40)),
    (.bottomRight, wide(60, 40), wide(60, 40)),
    (.leading, wide(0, 20), wide(60, 20)),
    (.trailing, wide(60, 20), wide(0, 20)),
    (.topLeading, wide(0, 0), wide(60, 0)),
    (.topTrailing, wide(60, 0), wide(0, 0)),
    (.bottomLeading, wide(0, 40), wide(60, 40)),
    (.bottomTrailing, wide(60, 40), wide(0, 40)),
  ]

  @Test func thereIsARowForEachMode() {
    #expect(Self.modes.map(\.0) == ContentMode.allCases)
  }

  @Test(arguments: modes)
  func theImageLiesWhereItsModeSays(mode: ContentMode, ltr: Rect, rtl: Rect) {
    let node = ImageNode(image: Self.photo)
    node.contentMode = mode
    node.frame = Rect(x: 3, y: 4, width: 100, height: 50)
    for (direction, rect) in [
      (LayoutDirection.leftToRight, ltr), (.rightToLeft, rtl), (.leftToRight, ltr),
    ] {
      node.layoutDirection = direction
      #expect(node.imageRect == rect)
    }
    node.bounds.origin = Point(x: 5, y: -7)
    #expect(node.imageRect == ltr.offsetBy(dx: 5, dy: -7))
  }

  @Test(arguments: modes)
  func theMirrorImageHasTheMirroredMode(mode: ContentMode, ltr: Rect, rtl: Rect) {
    let node = ImageNode(image: Self.photo)
    node.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    node.layoutDirection = .rightToLeft
    node.contentMode = mode.mirrored
    #expect(
      node.imageRect == Rect(x: 100 - ltr.maxX, y: ltr.minY, width: ltr.width, height: ltr.height)
    )
    #expect(mode.mirrored.mirrored == mode)
  }

  @Test func anImageWithoutASizeCanNotBeScaled() {
    let node = ImageNode(image: Image(size: Size(width: 40, height: 0)))
    node.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    for mode in ContentMode.allCases {
      node.contentMode = mode
      #expect(node.imageRect?.isFinite == true, "\(mode)")
    }
  }

  // MARK: Turning

  @Test func onlyAnImageThatTurnsIsMirrored() {
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    for (image, isMirrored) in [
      (Self.photo, false), (Self.photo.rtl, true),
      (Self.photo.imageFlippedForRightToLeftLayoutDirection(), true),
    ] {
      let node = ImageNode("image", image: image)
      let root = Node("root") { node }
      for direction in [LayoutDirection.leftToRight, .rightToLeft, .leftToRight, .rightToLeft] {
        root.layout(width: 320, height: 100, direction: direction)
        let isMirrored = isMirrored && direction == .rightToLeft
        #expect(node.showsMirroredImage == isMirrored)
        #expect(node.imageTransform == (isMirrored ? mirror : .identity))
        #expect(node.transform == .identity)
      }
    }
  }

  @Test func anIslandIsNotTurned() {
    let node = ImageNode("image", image: Self.photo.rtl)
    node.semanticContentAttribute = .playback
    let root = Node("root") { node }
    root.layout(width: 320, height: 100, direction: .rightToLeft)
    #expect(node.imageTransform == .identity)
    node.semanticContentAttribute = .unspecified
    #expect(node.imageTransform.a == -1)
  }
}
