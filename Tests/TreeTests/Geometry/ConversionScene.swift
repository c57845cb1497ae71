import Maraya

/// A tree in which every kind of geometry lies on the way, with exact numbers.
///
///     root   bounds 5,7 400×400
///     ├ left   bounds 10,20 80×40, centre 100,100, twice as large
///     │ └ leaf   20 × 10, centre 30,30, a quarter turn
///     └ right  bounds -4,-8 64×32, top left anchor at 200,40, mirrored, 8 to the right
///       └ tip    4,4 16×16
///
/// A point p of a node's space is at T·(p − a) + position in its supernode's, where a is the
/// anchor point in the node's own coordinates:
///
///     leaf → left    (x, y) to (35 − y, x + 20)
///     left → root    (x, y) to (2x, 2y + 20)
///     tip → right    (x, y) to (x + 4, y + 4)
///     right → root   (x, y) to (204 − x, y + 48)
func conversionScene() -> Node {
  Node("root") {
    Node("left") {
      Node("leaf").with {
        $0.bounds.size = Size(width: 20, height: 10)
        $0.center = Point(x: 30, y: 30)
        $0.transform = .quarterTurn
      }
    }.with {
      $0.bounds = Rect(x: 10, y: 20, width: 80, height: 40)
      $0.center = Point(x: 100, y: 100)
      $0.transform = AffineTransform(scaleX: 2, y: 2)
    }
    Node("right") {
      Node("tip").with { $0.frame = Rect(x: 4, y: 4, width: 16, height: 16) }
    }.with {
      $0.bounds = Rect(x: -4, y: -8, width: 64, height: 32)
      $0.anchorPoint = .zero
      $0.position = Point(x: 200, y: 40)
      $0.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0)
    }
  }.with { $0.bounds = Rect(x: 5, y: 7, width: 400, height: 400) }
}

/// Two turned nodes side by side, and one that is turned in a turned one.
///
///     hub
///     ├ one     100 × 50, centre 80,60, turned with cosine 3/5 and sine 4/5
///     │ └ inner   40 × 40, centre 50,25, turned as much again
///     └ two     60 × 60, centre 200,120, turned with cosine 12/13 and sine 5/13
func turnedScene() -> Node {
  let threeFourFive = AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
  let fiveTwelveThirteen = AffineTransform(
    a: 12.0 / 13,
    b: 5.0 / 13,
    c: -5.0 / 13,
    d: 12.0 / 13,
    tx: 0,
    ty: 0
  )
  return Node("hub") {
    Node("one") {
      Node("inner").with {
        $0.frame = Rect(x: 30, y: 5, width: 40, height: 40)
        $0.transform = threeFourFive
      }
    }.with {
      $0.frame = Rect(x: 30, y: 35, width: 100, height: 50)
      $0.transform = threeFourFive
    }
    Node("two").with {
      $0.frame = Rect(x: 170, y: 90, width: 60, height: 60)
      $0.transform = fiveTwelveThirteen
    }
  }
}
