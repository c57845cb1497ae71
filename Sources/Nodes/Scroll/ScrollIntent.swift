import MarayaDirection
import MarayaGeometry
import MarayaTree

/// What an offset is seen in: whatever decides how physical and leading offsets go together.
struct ScrollSituation {
  var direction: LayoutDirection
  var contentWidth: Double
  var visibleWidth: Double
  /// Content may have a height alone.
  var hasContent: Bool

  /// Whether there is content, and room to see it in.
  var isKnown: Bool { hasContent && visibleWidth > 0 }

  /// An x of the other space: from leading to physical, or back.
  ///
  /// The visible part mirrors with the content: article 1's `contentRefWidth - width - x`.
  func mirrored(_ x: Double) -> Double {
    Reflection(direction, across: ReferenceAxis(width: contentWidth))(x: x, width: visibleWidth)
  }

  /// An offset of the other space.
  func mirrored(_ offset: Point) -> Point { Point(x: mirrored(offset.x), y: offset.y) }
}

/// The offset that was asked for, which is kept from the leading edge when content, width or
/// direction change.
///
/// A physical one that was given before there was anything to see waits: it is meant in the first
/// content that there is.
struct ScrollIntent {
  /// A physical x that the way to the leading edge and back would round, and in what widths it was
  /// given.
  struct Given {
    var x: Double
    var contentWidth: Double
    var visibleWidth: Double

    /// What it was found to be from the leading edge.
    var leading: Double {
      Reflection.mirror(across: ReferenceAxis(width: contentWidth))(x: x, width: visibleWidth)
    }

    func isMeant(in situation: ScrollSituation) -> Bool {
      contentWidth == situation.contentWidth && visibleWidth == situation.visibleWidth
        && situation.mirrored(x) == leading
    }
  }

  /// From the leading edge; of one that waits, y counts alone.
  private var anchor: Point
  /// The physical x that waits.
  private(set) var waiting: Double?
  /// So that what was set reads back bit for bit.
  private(set) var given: Given?

  /// The offset of the leading end.
  static let atRest = ScrollIntent()

  private init() { anchor = .zero }

  init(physical: Point, in situation: ScrollSituation) {
    anchor = Point(x: 0, y: physical.y)
    waiting = physical.x
    meet(situation)
  }

  /// As it is seen in a situation, from the leading edge.
  func leading(in situation: ScrollSituation) -> Point {
    Point(x: waiting.map(situation.mirrored) ?? anchor.x, y: anchor.y)
  }

  /// As it is seen in a situation, physical.
  func physical(in situation: ScrollSituation) -> Point {
    if let given, given.isMeant(in: situation) { return Point(x: given.x, y: anchor.y) }
    return Point(x: waiting ?? situation.mirrored(anchor.x), y: anchor.y)
  }

  /// A situation has come: one that waits is meant in it, if there is something to see.
  mutating func meet(_ situation: ScrollSituation) {
    guard let x = waiting, situation.isKnown else { return }
    waiting = nil
    anchor.x = situation.mirrored(x)
    if situation.mirrored(anchor.x) != x {
      given = Given(
        x: x,
        contentWidth: situation.contentWidth,
        visibleWidth: situation.visibleWidth
      )
    }
  }

  /// Takes over the physical x of a time, if it is what the offset was found from.
  mutating func takeGiven(_ other: Given) {
    if waiting == nil && other.leading == anchor.x { given = other }
  }

  /// The same x at another height.
  mutating func move(toY y: Double) { anchor.y = y }

  /// Another place from the leading edge; an x that is the same stays what was given.
  mutating func move(to leading: Point) {
    anchor.y = leading.y
    if waiting == nil && leading.x == anchor.x { return }
    (anchor.x, waiting, given) = (leading.x, nil, nil)
  }
}
