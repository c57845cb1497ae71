import MarayaGeometry

/// The rectangle of a box in which a label may stand, upright or turned with the box.
struct LabelSpace {
  /// The rectangle, in a space in which text is written from left to right.
  var rect: Rect
  /// The way from that space to the root's: no more than a turn and a translation, so that
  /// letters are neither slanted nor mirrored.
  let toRoot: AffineTransform

  /// The space in an upright box.
  init(_ rect: Rect) {
    self.rect = rect
    toRoot = .identity
  }

  /// The space in a turned box: of a slanted one, the rectangle inside of its slants.
  init(_ size: Size, _ matrix: AffineTransform) {
    var corner = Point(x: matrix.tx, y: matrix.ty)
    var across = Size(width: size.width, height: 0).applying(matrix)
    var down = Size(width: 0, height: size.height).applying(matrix)
    // Text is written towards the right, or downwards, and its lines follow below each other.
    if across.width < 0 || (across.width == 0 && across.height < 0) {
      corner = Point(x: corner.x + across.width, y: corner.y + across.height)
      across = Size(width: -across.width, height: -across.height)
    }
    let length = (across.width * across.width + across.height * across.height).squareRoot()
    guard length > 0 else {
      rect = Rect(origin: corner, size: .zero)
      toRoot = .identity
      return
    }
    let (x, y) = (across.width / length, across.height / length)
    if y * down.width > x * down.height {
      corner = Point(x: corner.x + down.width, y: corner.y + down.height)
      down = Size(width: -down.width, height: -down.height)
    }
    let slant = x * down.width + y * down.height
    toRoot = AffineTransform(a: x, b: y, c: -y, d: x, tx: corner.x, ty: corner.y)
    rect = Rect(
      x: max(slant, 0),
      y: 0,
      width: max(length - abs(slant), 0),
      height: x * down.height - y * down.width
    )
  }
}
