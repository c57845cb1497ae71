import MarayaGeometry
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CodableTests {
  private typealias Affine = MarayaGeometry.AffineTransform

  /// Expects a value to be written as a text and read from it.
  private func expect<Value: Codable & Equatable>(
    _ value: Value,
    is json: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(value)
    #expect(String(decoding: data, as: UTF8.self) == json, sourceLocation: sourceLocation)
    #expect(try decoded(Value.self, from: json) == value, sourceLocation: sourceLocation)
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type,
    from json: String
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func valuesAreArraysOfTheirNumbers() throws {
    try expect(Point(x: 20, y: -0.5), is: "[20,-0.5]")
    try expect(Size(width: 100, height: 44.5), is: "[100,44.5]")
    try expect(rect(20, 50, 100, 44.5), is: "[20,50,100,44.5]")
    try expect(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), is: "[1,2,3,4]")
    try expect(
      DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      is: "[1,2,3,4]"
    )
    try expect(
      CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4),
      is: "[1,2,3,4]"
    )
    try expect(
      DirectionalCornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4),
      is: "[1,2,3,4]"
    )
    try expect(UnitPoint(x: 0.5, y: 1), is: "[0.5,1]")
    try expect(UnitRect(x: 0.5, y: 0.25, width: 1, height: 2), is: "[0.5,0.25,1,2]")
    try expect(Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), is: "[1,2,3,4,5,6]")
  }

  @Test func aTransformOfSpaceIsSixteenNumbersRowByRow() throws {
    var transform = Transform3D()
    (transform.m11, transform.m12, transform.m13, transform.m14) = (1, 2, 3, 4)
    (transform.m21, transform.m22, transform.m23, transform.m24) = (5, 6, 7, 8)
    (transform.m31, transform.m32, transform.m33, transform.m34) = (9, 10, 11, 12)
    (transform.m41, transform.m42, transform.m43, transform.m44) = (13, 14, 15, 16)
    try expect(transform, is: "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]")
  }

  @Test func aGridIsItsScaleAndAnAxisItsName() throws {
    try expect([PixelGrid(scale: 2)], is: "[2]")
    try expect([Axis.horizontal, .vertical], is: #"["horizontal","vertical"]"#)
  }

  @Test func aNegativeSizeIsKept() throws {
    let back = try decoded(Rect.self, from: "[10,20,-30,-40]")
    #expect(back.origin == Point(x: 10, y: 20))
    #expect(back.size == Size(width: -30, height: -40))
  }

  @Test(arguments: ["[]", "[1]", "[1,2,3]", "[1,null]", #"["1",2]"#, #"{"x":1,"y":2}"#, "1"])
  func aPointIsExactlyTwoNumbers(json: String) {
    #expect(throws: DecodingError.self) { try decoded(Point.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(Size.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(UnitPoint.self, from: json) }
  }

  @Test(arguments: ["[]", "[1,2,3]", "[1,2,3,4,5]", "[[1,2],[3,4]]"])
  func rectanglesInsetsAndRadiiAreExactlyFourNumbers(json: String) {
    #expect(throws: DecodingError.self) { try decoded(Rect.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(UnitRect.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(EdgeInsets.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(DirectionalEdgeInsets.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(CornerRadii.self, from: json) }
    #expect(throws: DecodingError.self) { try decoded(DirectionalCornerRadii.self, from: json) }
  }

  @Test func transformsHaveExactlyTheirNumbers() {
    let sixteen = (1...16).map(String.init).joined(separator: ",")
    #expect(throws: DecodingError.self) { try decoded(Affine.self, from: "[1,2,3,4,5]") }
    #expect(throws: DecodingError.self) { try decoded(Affine.self, from: "[1,2,3,4,5,6,7]") }
    #expect(throws: DecodingError.self) { try decoded(Transform3D.self, from: "[1,2,3,4]") }
    #expect(throws: DecodingError.self) {
      try decoded(Transform3D.self, from: "[\(sixteen),17]")
    }
  }

  @Test func theErrorTellsTheCount() {
    let error = #expect(throws: DecodingError.self) { try decoded(Rect.self, from: "[1,2,3]") }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not data corrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Expected 4 numbers, found 3.")
  }

  @Test(arguments: ["[0]", "[-2]", "[null]", #"["2"]"#])
  func aScaleThatIsNoneIsAnError(json: String) {
    #expect(throws: DecodingError.self) { try decoded([PixelGrid].self, from: json) }
  }

  @Test(arguments: [#"["diagonal"]"#, #"["Horizontal"]"#, "[0]"])
  func anUnknownAxisIsAnError(json: String) {
    #expect(throws: DecodingError.self) { try decoded([Axis].self, from: json) }
  }
}
