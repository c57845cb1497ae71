import Maraya
import Testing

/// The transform in three dimensions, and the part of it that geometry uses.
@Suite struct NodeTransform3DTests {
  /// Each row: degrees, an axis, the frame of 80 × 40 about 100,100 seen along z.
  static let turns: [(Double, (Double, Double, Double), Rect)] = [
    (60, (0, 1, 0), Rect(x: 80, y: 80, width: 40, height: 40)),
    (90, (0, 1, 0), Rect(x: 100, y: 80, width: 0, height: 40)),
    (120, (0, 1, 0), Rect(x: 80, y: 80, width: 40, height: 40)),
    (180, (0, 1, 0), Rect(x: 60, y: 80, width: 80, height: 40)),
    (60, (1, 0, 0), Rect(x: 60, y: 90, width: 80, height: 20)),
    (90, (1, 0, 0), Rect(x: 60, y: 100, width: 80, height: 0)),
    (90, (0, 0, 1), Rect(x: 80, y: 60, width: 40, height: 80)),
  ]

  @Test(arguments: turns)
  func theFrameIsTheBoxAroundTheProjection(
    degrees: Double,
    axis: (x: Double, y: Double, z: Double),
    frame: Rect
  ) {
    let node = Node(frame: Rect(x: 60, y: 80, width: 80, height: 40))
    node.transform3D = Transform3D(
      rotationAngle: degrees * .pi / 180,
      x: axis.x,
      y: axis.y,
      z: axis.z
    )
    #expect(abs(node.frame.minX - frame.minX) <= 1e-12)
    #expect(abs(node.frame.minY - frame.minY) <= 1e-12)
    #expect(abs(node.frame.width - frame.width) <= 1e-12)
    #expect(abs(node.frame.height - frame.height) <= 1e-12)
    #expect(node.bounds == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(node.center == Point(x: 100, y: 100))
    #expect(node.diagnostics.isEmpty)
    #expect(node.brokenInvariants() == [])
  }

  @Test func halfATurnAboutYMirrorsExactly() {
    let node = Node(frame: Rect(x: 60, y: 80, width: 80, height: 40))
    node.anchorPoint = .zero
    node.transform3D = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    #expect(node.transform == AffineTransform(scaleX: -1, y: 1))
    #expect(node.frame == Rect(x: 20, y: 100, width: 80, height: 40))
    #expect(!node.transform3D.isAffine)
  }

  @Test func theAffineTransformIsItsProjection() {
    let node = Node(frame: Rect(x: 60, y: 80, width: 80, height: 40))
    var transform = Transform3D(scaleX: 2, y: 3, z: 4)
    (transform.m12, transform.m21, transform.m41, transform.m42) = (0.5, -0.25, 7, -3)
    (transform.m13, transform.m31, transform.m43) = (8, 16, 32)
    node.transform3D = transform
    #expect(node.transform3D == transform)
    #expect(node.transform == AffineTransform(a: 2, b: 0.5, c: -0.25, d: 3, tx: 7, ty: -3))
  }

  @Test func settingTheAffineTransformClearsTheThirdDimension() {
    let node = Node(frame: Rect(x: 60, y: 80, width: 80, height: 40))
    node.transform3D = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    // The same plane, another space.
    node.transform = AffineTransform(scaleX: -1, y: 1)
    #expect(node.transform3D == Transform3D(scaleX: -1, y: 1, z: 1))
    #expect(node.transform3D.isAffine)
    node.transform = .identity
    #expect(node.transform3D == .identity)
    #expect(node.brokenInvariants() == [])
  }

  @Test func depthAloneLeavesTheFrameAlone() {
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    let node = Node(frame: frame)
    node.transform3D = Transform3D(translationX: 0, y: 0, z: 40)
    #expect(node.transform.isIdentity)
    #expect(node.transform3D == Transform3D(translationX: 0, y: 0, z: 40))
    #expect(node.frame.bits == frame.bits)
    node.frame.origin.x = 0.9
    #expect(node.frame.bits == Rect(x: 0.9, y: 0.3, width: 0.7, height: 1.1).bits)
    #expect(node.transform3D == Transform3D(translationX: 0, y: 0, z: 40))
    #expect(node.brokenInvariants() == [])
  }

  static let perspectives: [@Sendable (inout Transform3D) -> Void] = [
    { $0.m34 = -1 / 512 },
    { $0.m14 = 0.25 },
    { $0.m24 = -0.25 },
  ]

  @Test(arguments: perspectives)
  func perspectiveIsKeptAndLeftOutOfTheFrame(change: @Sendable (inout Transform3D) -> Void) {
    let node = Node("card")
    node.frame = Rect(x: 60, y: 80, width: 80, height: 40)
    var transform = Transform3D(scaleX: 2, y: 1, z: 1)
    change(&transform)
    node.transform3D = transform
    #expect(node.transform3D == transform)
    #expect(node.frame == Rect(x: 20, y: 80, width: 160, height: 40))
    #expect(node.diagnostics.map(\.code) == [.perspectiveIgnored])
    #expect(node.diagnostics.map(\.property) == ["transform3D"])
    #expect(node.diagnostics.map(\.node) == ["card"])
    #expect(node.brokenInvariants() == [])
  }

  // MARK: Z position

  @Test func theZPositionChangesNoGeometry() {
    let frame = Rect(x: 0.1, y: 0.3, width: 0.7, height: 1.1)
    let photo = Node("photo")
    photo.frame = frame
    let card = Node("card") { photo }
    #expect(photo.zPosition == 0)
    photo.zPosition = -2.5
    #expect(photo.zPosition == -2.5)
    #expect(photo.frame.bits == frame.bits)
    #expect(photo.transform3D == .identity)
    #expect(photo.convert(Point.zero, to: card) == frame.origin)
    #expect(card.brokenInvariants() == [])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aZPositionIsFinite(number: Double) {
    let node = Node("card")
    node.zPosition = 4
    node.zPosition = number
    #expect(node.zPosition == 4)
    #expect(node.diagnostics.map(\.code) == [.nonFiniteValue])
    #expect(node.diagnostics.map(\.property) == ["zPosition"])
  }
}
