import MarayaGeometry
import MarayaLayout

extension TreeGenerator {
  /// A number of points: mostly quarters, which add up without rounding; sometimes thirds.
  mutating func number(_ range: ClosedRange<Int>) -> Double {
    let isThird = sometimes(.thirds, 8)
    let parts = isThird ? 3 : 4
    let count = (range.upperBound - range.lowerBound) * parts + 1
    return Double(range.lowerBound * parts + random.below(count)) / Double(parts)
  }

  mutating func point(_ range: ClosedRange<Int>) -> Point {
    Point(x: number(range), y: number(range))
  }

  mutating func size() -> Size { Size(width: number(0...200), height: number(0...200)) }

  mutating func rect() -> Rect { Rect(origin: point(-50...200), size: size()) }

  mutating func contentSize() -> Size { Size(width: number(0...300), height: number(1...30)) }

  mutating func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
    EdgeInsets(
      top: number(range),
      left: number(range),
      bottom: number(range),
      right: number(range)
    )
  }

  mutating func directionalInsets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number(0...30),
      leading: number(0...30),
      bottom: number(0...30),
      trailing: number(0...30)
    )
  }

  /// A width that is narrower than most trees.
  mutating func readableWidth() -> Double { number(10...150) }

  mutating func anchorPoint() -> UnitPoint {
    UnitPoint(x: Double(random.below(5)) / 4, y: Double(random.below(5)) / 4)
  }

  mutating func scale() -> Double { random.pick([1, 1.5, 2, 3]) }

  /// A transform, mostly a simple one.
  mutating func transform() -> AffineTransform {
    switch random.below(5) {
    case 0:
      return AffineTransform(translationX: number(-50...50), y: number(-50...50))
    case 1:
      return AffineTransform(scaleX: random.pick([-1, 0.5, 2]), y: random.pick([-1, 1, 1.5]))
    case 2:
      return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 3:
      return AffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: number(-9...9), ty: 0)
    default:
      return AffineTransform(rotationAngle: Double(random.below(25)) / 4)
    }
  }

  /// Distances from some edges; each axis may be closed, open, or have a value too many.
  mutating func edges() -> EdgePlacement {
    var edges = EdgePlacement()
    if random.below(3) > 0 { edges.leading = number(-10...60) }
    if random.below(3) > 0 { edges.top = number(-10...60) }
    if random.below(3) == 0 { edges.trailing = number(-10...60) }
    if random.below(3) == 0 { edges.bottom = number(-10...60) }
    if random.below(3) == 0 { edges.width = number(0...200) }
    if random.below(3) == 0 { edges.height = number(0...200) }
    if random.below(3) == 0 { edges.region = region() }
    if options.isWithoutHistory && options.features.contains(.constraints) {
      // What has once fitted constraints inside keeps that size where they are gone.
      edges.width = edges.width ?? number(0...200)
      edges.height = edges.height ?? number(0...200)
    }
    return edges
  }

  /// Parts of a region, with or without points.
  mutating func ratio() -> RatioRect {
    RatioRect(
      x: ratioLength(-1...3),
      y: ratioLength(-1...3),
      width: ratioLength(0...4),
      height: ratioLength(0...4),
      of: region()
    )
  }

  /// A part of the supernode; one that depends on insets only where there may be some.
  private mutating func region() -> PlacementRegion {
    var regions: [PlacementRegion] = [.bounds]
    if !options.features.isDisjoint(with: [.directionalMargins, .physicalMargins]) {
      regions += [.margins, .readable]
    } else if options.features.contains(.readableWidths) {
      regions.append(.readable)
    }
    if options.features.contains(.safeAreas) { regions.append(.safeArea) }
    return random.pick(regions)
  }

  private mutating func ratioLength(_ quarters: ClosedRange<Int>) -> RatioLength {
    let parts = sometimes(.thirds, 8) ? 3.0 : 4.0
    let count = quarters.upperBound - quarters.lowerBound + 1
    let ratio = Double(quarters.lowerBound + random.below(count)) / parts
    return RatioLength(ratio: ratio, points: random.below(3) == 0 ? number(0...30) : 0)
  }
}
