import MarayaDirection
import MarayaGeometry
import Testing

/// The two doors of a reflection: places go across the axis, all else as the direction says.
@Suite struct DoorTests {
  let leftToRight = Reflection(.leftToRight, across: ReferenceAxis(width: 320))
  let rightToLeft = Reflection(.rightToLeft, across: ReferenceAxis(width: 320))

  @Test func placesGoAcrossTheAxisThroughEitherDoor() {
    let rect = Rect(x: 20, y: 50, width: 100, height: 40)
    let mirrored = Rect(x: 200, y: 50, width: 100, height: 40)
    #expect(rightToLeft.leading(20) == 300)
    #expect(rightToLeft.physical(300) == 20)
    #expect(rightToLeft.leading(rect.origin) == Point(x: 300, y: 50))
    #expect(rightToLeft.physical(Point(x: 300, y: 50)) == rect.origin)
    #expect(rightToLeft.leading(rect) == mirrored)
    #expect(rightToLeft.physical(mirrored) == rect)
  }

  @Test func leftToRightBothDoorsAreOpen() {
    let rect = Rect(x: 20, y: 50, width: 100, height: 40)
    #expect(leftToRight.leading(20) == 20)
    #expect(leftToRight.physical(20) == 20)
    #expect(leftToRight.leading(rect.origin) == rect.origin)
    #expect(leftToRight.physical(rect.origin) == rect.origin)
    #expect(leftToRight.leading(rect) == rect)
    #expect(leftToRight.physical(rect) == rect)
  }

  @Test func aVectorDoesNotAskForTheAxis() {
    let point = Point(x: 30, y: 40)
    let size = Size(width: 0, height: 2)
    #expect(rightToLeft.leading(vector: 30) == -30)
    #expect(rightToLeft.physical(vector: 30) == -30)
    #expect(rightToLeft.leading(vector: point) == Point(x: -30, y: 40))
    #expect(rightToLeft.physical(vector: point) == Point(x: -30, y: 40))
    #expect(rightToLeft.leading(vector: size) == size)
    #expect(rightToLeft.physical(vector: size) == size)
    #expect(leftToRight.leading(vector: 30) == 30)
    #expect(leftToRight.physical(vector: point) == point)
    #expect(leftToRight.physical(vector: size) == size)
  }

  @Test func aVectorIsTheDifferenceOfTwoPlaces() {
    // From 20 to 50 is 30 to the right; mirrored, from 300 to 270.
    #expect(rightToLeft.physical(50) - rightToLeft.physical(20) == -30)
    #expect(rightToLeft.physical(vector: 30) == -30)
  }

  @Test func partsOfAWidthDoNotAskForTheAxis() {
    let point = UnitPoint(x: 0.25, y: 1)
    let rect = UnitRect(x: 0.125, y: 0, width: 0.25, height: 1)
    #expect(rightToLeft.leading(point) == UnitPoint(x: 0.75, y: 1))
    #expect(rightToLeft.physical(point) == UnitPoint(x: 0.75, y: 1))
    #expect(rightToLeft.leading(rect) == UnitRect(x: 0.625, y: 0, width: 0.25, height: 1))
    #expect(rightToLeft.physical(rect) == UnitRect(x: 0.625, y: 0, width: 0.25, height: 1))
    #expect(leftToRight.physical(point) == point)
    #expect(leftToRight.leading(rect) == rect)
  }

  @Test func insetsAndRadiiGoInPhysicalAndComeOutAgain() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(rightToLeft.leading(insets).leading == 4)
    #expect(rightToLeft.leading(radii).topLeading == 2)
    #expect(rightToLeft.physical(rightToLeft.leading(insets)) == insets)
    #expect(rightToLeft.physical(rightToLeft.leading(radii)) == radii)
    #expect(leftToRight.leading(insets).leading == 2)
    #expect(leftToRight.leading(radii).topLeading == 1)
  }

  @Test func transformsTurnTheOtherWayRound() {
    let turn = MarayaGeometry.AffineTransform(rotationAngle: 0.3)
    let back = MarayaGeometry.AffineTransform(rotationAngle: -0.3)
    #expect(rightToLeft.leading(turn) == back)
    #expect(rightToLeft.physical(turn) == back)
    #expect(rightToLeft.leading(Transform3D(turn)) == Transform3D(back))
    #expect(rightToLeft.physical(Transform3D(turn)) == Transform3D(back))
    #expect(leftToRight.physical(turn) == turn)
  }
}
