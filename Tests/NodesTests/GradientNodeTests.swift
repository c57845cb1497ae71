import Maraya
import MarayaScenes
import TestSupport
import Testing

@Suite("Gradient node")
struct GradientNodeTests {
  /// A gradient in a root, whose direction it has: a layer has none of its own.
  private func makeGradient(_ direction: LayoutDirection) -> GradientNode {
    let gradient = GradientNode("gradient")
    let root = Node("root") { gradient }
    root.layoutDirection = direction
    keep(root)
    return gradient
  }

  @Test(arguments: LayoutDirection.allCases)
  func aNewOneIsCoreAnimations(direction: LayoutDirection) {
    let gradient = makeGradient(direction)
    #expect(gradient.startPoint == UnitPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == UnitPoint(x: 0.5, y: 1))
    #expect(gradient.directionalStartPoint == UnitPoint(x: 0.5, y: 0))
    #expect(gradient.directionalEndPoint == UnitPoint(x: 0.5, y: 1))
    #expect(gradient.angle == 180)
    #expect(gradient.directionalAngle == 180)
    #expect(gradient.kind == .axial)
    #expect(gradient.colors == [])
    #expect(gradient.locations == [])
    #expect(gradient.diagnostics.isEmpty)
  }

  // MARK: Points

  /// Each row: two points, and their mirror images.
  static let mirrored: [(start: UnitPoint, end: UnitPoint, UnitPoint, UnitPoint)] = [
    (
      UnitPoint(x: 0, y: 0), UnitPoint(x: 0.25, y: 1), UnitPoint(x: 1, y: 0),
      UnitPoint(x: 0.75, y: 1)
    ),
    (
      UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5), UnitPoint(x: 1, y: 0.5), .init(x: 0, y: 0.5)
    ),
    (
      UnitPoint(x: 0.5, y: 1), UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1), .init(x: 0.5, y: 0)
    ),
    // Outside of the bounds.
    (
      UnitPoint(x: -0.5, y: 2), UnitPoint(x: 1.25, y: -1), UnitPoint(x: 1.5, y: 2),
      UnitPoint(x: -0.25, y: -1)
    ),
  ]

  @Test(arguments: mirrored)
  func directionalPointsTurn(
    start: UnitPoint,
    end: UnitPoint,
    mirroredStart: UnitPoint,
    mirroredEnd: UnitPoint
  ) {
    let (gradient, article) = (makeGradient(.leftToRight), makeGradient(.leftToRight))
    gradient.directionalStartPoint = start
    gradient.directionalEndPoint = end
    article.rtl_set(startPoint: start, endPoint: end)
    for gradient in [gradient, article] {
      #expect(gradient.startPoint == start)
      #expect(gradient.endPoint == end)
      gradient.root.layoutDirection = .rightToLeft
      #expect(gradient.startPoint == mirroredStart)
      #expect(gradient.endPoint == mirroredEnd)
      #expect(gradient.directionalStartPoint == start)
      #expect(gradient.directionalEndPoint == end)
      gradient.root.layoutDirection = .leftToRight
      #expect(gradient.startPoint == start)
      #expect(gradient.endPoint == end)
    }
  }

  @Test(arguments: mirrored)
  func physicalPointsStay(
    start: UnitPoint,
    end: UnitPoint,
    mirroredStart: UnitPoint,
    mirroredEnd: UnitPoint
  ) {
    let gradient = makeGradient(.rightToLeft)
    gradient.startPoint = start
    gradient.endPoint = end
    #expect(gradient.startPoint == start)
    #expect(gradient.endPoint == end)
    #expect(gradient.directionalStartPoint == mirroredStart)
    #expect(gradient.directionalEndPoint == mirroredEnd)
    gradient.root.layoutDirection = .leftToRight
    #expect(gradient.startPoint == start)
    #expect(gradient.endPoint == end)
    #expect(gradient.directionalStartPoint == start)
    #expect(gradient.directionalEndPoint == end)
  }

  @Test func eachPointHasItsOwnSpace() {
    let gradient = makeGradient(.leftToRight)
    gradient.startPoint = UnitPoint(x: 0.2, y: 0)
    gradient.directionalEndPoint = UnitPoint(x: 0.75, y: 1)
    gradient.root.layoutDirection = .rightToLeft
    #expect(gradient.startPoint == UnitPoint(x: 0.2, y: 0))
    #expect(gradient.endPoint == UnitPoint(x: 0.25, y: 1))
    gradient.startPoint = UnitPoint(x: 0.75, y: 0)
    #expect(gradient.directionalStartPoint == UnitPoint(x: 0.25, y: 0))
  }

  @Test func itTurnsWithTheTreeAround() {
    let gradient = GradientNode("gradient")
    gradient.rtl_set(startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 0.25, y: 1))
    let root = Node("root") { gradient }
    for _ in 0..<2 {
      root.layout(width: 100, height: 100, direction: .rightToLeft)
      #expect(gradient.startPoint == UnitPoint(x: 1, y: 0))
      #expect(gradient.endPoint == UnitPoint(x: 0.75, y: 1))
      root.layout(width: 100, height: 100, direction: .leftToRight)
      #expect(gradient.startPoint == UnitPoint(x: 0, y: 0))
      #expect(gradient.endPoint == UnitPoint(x: 0.25, y: 1))
    }
  }

  @Test func aConicOneTurnsAroundInAMirror() {
    let gradient = makeGradient(.rightToLeft)
    gradient.kind = .conic
    // A new one is mirrored.
    #expect(!gradient.isClockwise)
    gradient.startPoint = .center
    gradient.endPoint = UnitPoint(x: 1, y: 0.5)
    #expect(gradient.isClockwise)
    gradient.directionalEndPoint = UnitPoint(x: 1, y: 0.5)
    #expect(!gradient.isClockwise)
    let result = NodeDescription(of: gradient).properties.first { $0.key == "clockwise" }
    #expect(result?.value == .flag(false))
    gradient.root.layoutDirection = .leftToRight
    #expect(gradient.isClockwise)
  }

  @Test func twoPointsAreSetTogetherOrNotAtAll() {
    let gradient = makeGradient(.leftToRight)
    let wrong = UnitPoint(x: .nan, y: 0)
    gradient.rtl_set(startPoint: wrong, endPoint: .center)
    gradient.rtl_set(startPoint: .center, endPoint: wrong)
    #expect(gradient.startPoint == UnitPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == UnitPoint(x: 0.5, y: 1))
    #expect(gradient.root.diagnostics.count == 2)
  }

  // MARK: Angles

  /// Each row: an angle, the one it is right-to-left, and its points in a square.
  static let angles: [(angle: Double, mirrored: Double, UnitPoint, UnitPoint)] = [
    (0, 0, UnitPoint(x: 0.5, y: 1), UnitPoint(x: 0.5, y: 0)),
    (45, 315, UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 0)),
    (90, 270, UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5)),
    (135, 225, UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1)),
    (180, 180, UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1)),
    (225, 135, UnitPoint(x: 1, y: 0), UnitPoint(x: 0, y: 1)),
    (270, 90, UnitPoint(x: 1, y: 0.5), UnitPoint(x: 0, y: 0.5)),
    (315, 45, UnitPoint(x: 1, y: 1), UnitPoint(x: 0, y: 0)),
  ]

  @Test(arguments: angles)
  func theUsualAnglesAreExact(
    angle: Double,
    mirrored: Double,
    start: UnitPoint,
    end: UnitPoint
  ) {
    for turn in [0, 360, -360] {
      let gradient = makeGradient(.leftToRight)
      gradient.directionalAngle = angle + Double(turn)
      #expect(gradient.directionalStartPoint == start)
      #expect(gradient.directionalEndPoint == end)
      #expect(gradient.angle == angle)
      #expect(gradient.directionalAngle == angle)
      gradient.root.layoutDirection = .rightToLeft
      #expect(gradient.angle == mirrored)
      #expect(gradient.directionalAngle == angle)
      gradient.root.layoutDirection = .leftToRight
      #expect(gradient.angle == angle)
    }
  }

  @Test(arguments: [(30.0, 330.0), (60, 300), (100, 260), (211.5, 148.5), (359, 1)])
  func otherAnglesMirrorAsNearlyAsCanBe(angle: Double, mirrored: Double) {
    let gradient = makeGradient(.rightToLeft)
    gradient.directionalAngle = angle
    #expect(abs(gradient.directionalAngle - angle) < 1e-9)
    #expect(abs(gradient.angle - mirrored) < 1e-9)
  }

  @Test func pointsThatAreTheSameHaveTheAngleZero() {
    let gradient = makeGradient(.rightToLeft)
    gradient.rtl_set(startPoint: .center, endPoint: .center)
    #expect(gradient.angle == 0)
    #expect(gradient.directionalAngle == 0)
  }

  // MARK: Refusals

  @Test func whatMakesNoSenseIsRefused() {
    let gradient = makeGradient(.rightToLeft)
    gradient.rtl_set(startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 0.25, y: 1))
    gradient.locations = [0, 1]
    gradient.startPoint = UnitPoint(x: .nan, y: 0)
    gradient.endPoint = UnitPoint(x: 0, y: .infinity)
    gradient.directionalStartPoint = UnitPoint(x: .infinity, y: 0)
    gradient.directionalEndPoint.y = .nan
    gradient.directionalAngle = .nan
    gradient.locations = [0, .nan]
    #expect(gradient.startPoint == UnitPoint(x: 1, y: 0))
    #expect(gradient.endPoint == UnitPoint(x: 0.75, y: 1))
    #expect(gradient.locations == [0, 1])
    #expect(
      gradient.diagnostics.map(\.message) == [
        "non-finite-value: root/gradient.startPoint nan,0",
        "non-finite-value: root/gradient.endPoint 0,inf",
        "non-finite-value: root/gradient.directionalStartPoint inf,0",
        "non-finite-value: root/gradient.directionalEndPoint 0.25,nan",
        "non-finite-value: root/gradient.directionalAngle nan",
        "non-finite-value: root/gradient.locations [0.0, nan]",
      ]
    )
  }
}
