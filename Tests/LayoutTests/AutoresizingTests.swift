import MarayaGeometry
import MarayaLayout
import Testing

/// What a mask does to a place when the size around it changes.
@Suite struct AutoresizingTests {
  /// One axis: which parts stretch, the place and the size around it, the new size, the new place.
  struct Axis: Sendable {
    /// `n`, `l` and `f`: near margin, length, far margin.
    var parts: String
    var place: (near: Double, length: Double)
    var sizes: (old: Double, new: Double)
    var result: (near: Double, length: Double)
  }

  static let axes = [
    // Nothing stretches: the place stays.
    Axis(parts: "", place: (20, 20), sizes: (100, 200), result: (20, 20)),
    Axis(parts: "f", place: (20, 20), sizes: (100, 200), result: (20, 20)),
    // 20 + 20 + 60, and 100 more.
    Axis(parts: "n", place: (20, 20), sizes: (100, 200), result: (120, 20)),
    Axis(parts: "l", place: (20, 20), sizes: (100, 200), result: (20, 120)),
    Axis(parts: "nf", place: (20, 20), sizes: (100, 200), result: (45, 20)),
    Axis(parts: "nl", place: (20, 20), sizes: (100, 200), result: (70, 70)),
    Axis(parts: "lf", place: (20, 20), sizes: (100, 200), result: (20, 45)),
    Axis(parts: "nlf", place: (20, 20), sizes: (100, 200), result: (40, 40)),
    // The same size: the same place.
    Axis(parts: "nlf", place: (20, 20), sizes: (100, 100), result: (20, 20)),
    // Parts that add up to nothing share equally.
    Axis(parts: "nlf", place: (0, 0), sizes: (0, 90), result: (30, 30)),
    Axis(parts: "nl", place: (0, 0), sizes: (100, 140), result: (20, 20)),
    Axis(parts: "nf", place: (0, 100), sizes: (100, 160), result: (30, 100)),
    Axis(parts: "l", place: (40, 0), sizes: (100, 160), result: (40, 60)),
    Axis(parts: "lf", place: (100, 0), sizes: (100, 150), result: (100, 25)),
    // A far margin of -20 counts as it is: 100 - 20 = 80.
    Axis(parts: "lf", place: (20, 100), sizes: (100, 180), result: (20, 200)),
    // 20 - 20 = 0, and 5 - 20 = -15: equally.
    Axis(parts: "nf", place: (20, 100), sizes: (100, 160), result: (50, 100)),
    Axis(parts: "nf", place: (5, 115), sizes: (100, 160), result: (35, 115)),
    // A near margin of -20: 40 of 60 - 20.
    Axis(parts: "nf", place: (-20, 60), sizes: (100, 120), result: (-30, 60)),
    // Shrinking: a length ends at 0, a margin doesn't. What the length can't give, here 30 and 20,
    // both margins give, or the one that stretches.
    Axis(parts: "l", place: (10, 20), sizes: (100, 50), result: (-5, 0)),
    Axis(parts: "n", place: (10, 20), sizes: (100, 50), result: (-40, 20)),
    Axis(parts: "nl", place: (10, 20), sizes: (100, 40), result: (-30, 0)),
    Axis(parts: "nlf", place: (20, 20), sizes: (100, 0), result: (0, 0)),
    Axis(parts: "nlf", place: (20, 20), sizes: (100, 50), result: (10, 10)),
  ]

  @Test(arguments: axes)
  func aHorizontalAxis(axis: Axis) {
    var mask: AutoresizingMask = []
    if axis.parts.contains("n") { mask.insert(.flexibleLeftMargin) }
    if axis.parts.contains("l") { mask.insert(.flexibleWidth) }
    if axis.parts.contains("f") { mask.insert(.flexibleRightMargin) }
    let autoresizing = Autoresizing(
      mask: mask,
      rect: Rect(x: axis.place.near, y: 7, width: axis.place.length, height: 8),
      container: Size(width: axis.sizes.old, height: 50)
    )
    #expect(
      autoresizing.rect(in: Size(width: axis.sizes.new, height: 90))
        == Rect(x: axis.result.near, y: 7, width: axis.result.length, height: 8)
    )
  }

  @Test(arguments: axes)
  func aVerticalAxis(axis: Axis) {
    var mask: AutoresizingMask = []
    if axis.parts.contains("n") { mask.insert(.flexibleTopMargin) }
    if axis.parts.contains("l") { mask.insert(.flexibleHeight) }
    if axis.parts.contains("f") { mask.insert(.flexibleBottomMargin) }
    let autoresizing = Autoresizing(
      mask: mask,
      rect: Rect(x: 7, y: axis.place.near, width: 8, height: axis.place.length),
      container: Size(width: 50, height: axis.sizes.old)
    )
    #expect(
      autoresizing.rect(in: Size(width: 90, height: axis.sizes.new))
        == Rect(x: 7, y: axis.result.near, width: 8, height: axis.result.length)
    )
  }

  @Test func allSixScaleThePlace() {
    let all: AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    let autoresizing = Autoresizing(
      mask: all,
      rect: Rect(x: 10, y: 20, width: 30, height: 40),
      container: Size(width: 100, height: 200)
    )
    #expect(
      autoresizing.rect(in: Size(width: 200, height: 100))
        == Rect(x: 20, y: 10, width: 60, height: 20)
    )
  }

  @Test func theOldSizeGivesTheOldPlaceBitForBit() {
    let rect = Rect(x: 0.1, y: 0.2, width: 0.7, height: 0.3)
    for bits in 0..<UInt(64) {
      let autoresizing = Autoresizing(
        mask: AutoresizingMask(rawValue: bits),
        rect: rect,
        container: Size(width: 319.3, height: 0.1)
      )
      let same = autoresizing.rect(in: Size(width: 319.3, height: 0.1))
      #expect(same.origin.x.bitPattern == rect.origin.x.bitPattern)
      #expect(same.origin.y.bitPattern == rect.origin.y.bitPattern)
      #expect(same.size.width.bitPattern == rect.size.width.bitPattern)
      #expect(same.size.height.bitPattern == rect.size.height.bitPattern)
    }
  }
}
