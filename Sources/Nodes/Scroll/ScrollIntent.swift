import MarayaDirection
import MarayaGeometry
import MarayaTree

/// What an offset is seen in: whatever decides how physical and leading offsets go together.
struct ScrollSituation: Equatable {
  var direction: LayoutDirection
  var contentWidth: Double
  var visibleWidth: Double
  /// Content may have a height alone.
  var hasContent: Bool

  /// Whether there is content, and room to see it in.
  var isKnown: Bool { hasContent && visibleWidth > 0 }

  /// An offset of the other space: from leading to physical, or back.
  ///
  /// The visible part mirrors with the content: article 1's `contentRefWidth - width - x`.
  func mirrored(_ offset: Point) -> Point {
    let reflection = Reflection(direction, across: ReferenceAxis(width: contentWidth))
    return Point(x: reflection(x: offset.x, width: visibleWidth), y: offset.y)
  }
}

/// The offset that was asked for: a value in the space in which it was given.
///
/// Both kinds are kept from the leading edge when content, width or direction change. The space
/// only makes what was set read back bit for bit.
struct ScrollIntent: Equatable {
  /// As it was given.
  private(set) var value: Point
  private(set) var space: Placement.Space
  /// From the leading edge.
  private(set) var leading: Point
  /// Whether somebody has asked for it.
  private(set) var wasAsked = false
  /// What a physical offset was given in.
  private var situation: ScrollSituation?

  /// The offset of the leading end.
  static let atRest = ScrollIntent(leading: .zero)

  private init(leading: Point) {
    value = leading
    space = .directional
    self.leading = leading
  }

  init(_ value: Point, in space: Placement.Space, _ situation: ScrollSituation) {
    self.init(leading: space == .physical ? situation.mirrored(value) : value)
    wasAsked = true
    guard space == .physical else { return }
    (self.value, self.space, self.situation) = (value, space, situation)
  }

  /// The physical offset in a situation.
  func physical(in situation: ScrollSituation) -> Point {
    situation == self.situation ? value : situation.mirrored(leading)
  }

  /// What a physical offset has to be remembered with in another situation than its own: the
  /// distance from the leading edge, and the widths of that time.
  func base(in situation: ScrollSituation) -> [Double]? {
    guard let own = self.situation, own.isKnown else { return nil }
    if situation == own && situation.mirrored(value) == leading { return nil }
    return [leading.x, own.contentWidth, own.visibleWidth]
  }

  /// The offset as it was given at the time of a base.
  func given(at base: [Double]) -> ScrollIntent? {
    guard base.count == 3, base.allSatisfy(\.isFinite) else { return nil }
    let intents = LayoutDirection.allCases.map { direction in
      let situation = ScrollSituation(
        direction: direction,
        contentWidth: base[1],
        visibleWidth: base[2],
        hasContent: true
      )
      return ScrollIntent(value, in: space, situation)
    }
    // That of the direction in which it was given.
    func distance(_ intent: ScrollIntent) -> Double { abs(intent.leading.x - base[0]) }
    var intent = intents.min { distance($0) < distance($1) }
    intent?.leading.x = base[0]
    return intent
  }

  /// As a situation shows it: a physical offset that was given before there was anything to
  /// see is meant in the first one in which there is.
  func adopted(in situation: ScrollSituation) -> ScrollIntent {
    guard let own = self.situation, !own.isKnown, situation != own else { return self }
    return ScrollIntent(value, in: .physical, situation)
  }

  /// The same offset at another y, which is the same in both spaces.
  func movedDown(to y: Double) -> ScrollIntent {
    var intent = self
    intent.value.y = y
    intent.leading.y = y
    return intent
  }

  /// The same kind of offset at another place from the leading edge.
  func moved(to leading: Point, in situation: ScrollSituation) -> ScrollIntent {
    if leading == self.leading { return self }
    // One that was meant already does not wait for something to see again.
    let waits = self.situation?.isKnown == false
    let space = situation.isKnown || waits ? space : .directional
    let value = space == .physical ? situation.mirrored(leading) : leading
    var intent = ScrollIntent(value, in: space, situation)
    intent.leading = leading
    intent.wasAsked = wasAsked
    return intent
  }
}
