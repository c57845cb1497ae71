import Maraya
import RatioLayout
import Testing

/// Article 4's four views, held to numbers worked out with pencil and paper.
@Suite("RatioLayout example")
struct RatioLayoutTests {
  /// At 320×480 and rotated: x left-to-right and right-to-left, then y, width, height.
  static let frames: [(String, [Double], [Double])] = [
    ("testView1", [32, 160, 48, 128, 432], [48, 240, 32, 192, 288]),
    ("testView2", [160, 32, 48, 128, 192], [240, 48, 32, 192, 128]),
    ("testView3", [160, 32, 240, 128, 120], [240, 48, 160, 192, 80]),
    ("testView4", [160, 32, 360, 128, 120], [240, 48, 240, 192, 80]),
  ]

  @Test(arguments: LayoutDirection.allCases, [false, true])
  func everyFrameIsTheOneWorkedOutByHand(direction: LayoutDirection, inTheArticlesWay: Bool) {
    let view = inTheArticlesWay ? ArticleView("view") : makeFourViews()
    for isRotated in [false, true, false] {
      let size = isRotated ? Size(width: 480, height: 320) : Size(width: 320, height: 480)
      view.layout(width: size.width, height: size.height, direction: direction)
      for (id, upright, rotated) in Self.frames {
        let row = isRotated ? rotated : upright
        let x = direction == .leftToRight ? row[0] : row[1]
        let frame = Rect(x: x, y: row[2], width: row[3], height: row[4])
        #expect(view[id]?.frame == frame, "\(id)")
      }
    }
  }
}
