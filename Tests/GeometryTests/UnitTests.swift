import MarayaGeometry
import Testing

@Suite struct UnitPointTests {
  /// Each row: the name's point, x, y.
  @Test(arguments: [
    (UnitPoint.zero, 0.0, 0.0),
    (.topLeft, 0, 0), (.top, 0.5, 0), (.topRight, 1, 0),
    (.left, 0, 0.5), (.center, 0.5, 0.5), (.right, 1, 0.5),
    (.bottomLeft, 0, 1), (.bottom, 0.5, 1), (.bottomRight, 1, 1),
  ])
  func namesArePhysical(point: UnitPoint, x: Double, y: Double) {
    #expect(point == UnitPoint(x: x, y: y))
  }

  @Test func finiteNeedsBothParts() {
    #expect(UnitPoint(x: -3, y: 7).isFinite)
    #expect(!UnitPoint(x: .nan, y: 0).isFinite)
    #expect(!UnitPoint(x: 0, y: .infinity).isFinite)
  }

  @Test func describesItselfAsParts() {
    #expect(UnitPoint.bottom.description == "0.5,1")
  }
}

@Suite struct UnitRectTests {
  let quarter = UnitRect(x: 0.5, y: 0, width: 0.5, height: 0.5)

  @Test func finiteNeedsEveryPart() {
    #expect(quarter.isFinite)
    let parts: [WritableKeyPath<UnitRect, Double>] = [\.x, \.y, \.width, \.height]
    for part in parts {
      var changed = quarter
      changed[keyPath: part] = -.infinity
      #expect(!changed.isFinite)
      #expect(changed != quarter)
    }
  }

  @Test func describesItselfAsParts() {
    #expect(UnitRect(x: 0.1, y: 0.1, width: 0.4, height: 0.9).description == "0.1,0.1 0.4×0.9")
  }
}
