import Maraya
import Testing

/// A way to put a number into a field of a property, its other fields being all right.
struct NumberSetter: Sendable, CustomTestStringConvertible {
  /// The property as a diagnostic names it.
  var property: String
  /// The value as a diagnostic shows it, with `#` for the number.
  var value: String
  var set: @Sendable (Node, Double) -> Void

  init(_ property: String, _ value: String, _ set: @escaping @Sendable (Node, Double) -> Void) {
    self.property = property
    self.value = value
    self.set = set
  }

  /// The value as a diagnostic shows it for a number of this text.
  func value(with text: String) -> String {
    value.split(separator: "#", omittingEmptySubsequences: false).joined(separator: text)
  }

  var testDescription: String { "\(property) \(value)" }

  static let all = rectangles + points + transforms + lengths

  private static let rectangles = [
    NumberSetter("frame", "#,2 30×40") { $0.frame = Rect(x: $1, y: 2, width: 30, height: 40) },
    NumberSetter("frame", "1,# 30×40") { $0.frame = Rect(x: 1, y: $1, width: 30, height: 40) },
    NumberSetter("frame", "1,2 #×40") { $0.frame = Rect(x: 1, y: 2, width: $1, height: 40) },
    NumberSetter("frame", "1,2 30×#") { $0.frame = Rect(x: 1, y: 2, width: 30, height: $1) },
    NumberSetter("bounds", "#,2 30×40") { $0.bounds = Rect(x: $1, y: 2, width: 30, height: 40) },
    NumberSetter("bounds", "1,# 30×40") { $0.bounds = Rect(x: 1, y: $1, width: 30, height: 40) },
    NumberSetter("bounds", "1,2 #×40") { $0.bounds = Rect(x: 1, y: 2, width: $1, height: 40) },
    NumberSetter("bounds", "1,2 30×#") { $0.bounds = Rect(x: 1, y: 2, width: 30, height: $1) },
    NumberSetter("directionalFrame", "#,2 30×40") {
      $0.directionalFrame = Rect(x: $1, y: 2, width: 30, height: 40)
    },
    NumberSetter("directionalFrame", "1,# 30×40") {
      $0.directionalFrame = Rect(x: 1, y: $1, width: 30, height: 40)
    },
    NumberSetter("directionalFrame", "1,2 #×40") {
      $0.directionalFrame = Rect(x: 1, y: 2, width: $1, height: 40)
    },
    NumberSetter("directionalFrame", "1,2 30×#") {
      $0.rtl_frame = Rect(x: 1, y: 2, width: 30, height: $1)
    },
  ]

  private static let points = [
    NumberSetter("position", "#,2") { $0.center = Point(x: $1, y: 2) },
    NumberSetter("position", "1,#") { $0.center = Point(x: 1, y: $1) },
    NumberSetter("position", "#,2") { $0.position = Point(x: $1, y: 2) },
    NumberSetter("position", "1,#") { $0.position = Point(x: 1, y: $1) },
    NumberSetter("anchorPoint", "#,1") { $0.anchorPoint = UnitPoint(x: $1, y: 1) },
    NumberSetter("anchorPoint", "1,#") { $0.anchorPoint = UnitPoint(x: 1, y: $1) },
  ]

  /// Each row: the value with `#` for a field, the field.
  private static let fields: [(String, any WritableKeyPath<Transform3D, Double> & Sendable)] = [
    ("#,0,0,0 0,1,0,0 0,0,1,0 0,0,0,1", \.m11),
    ("1,#,0,0 0,1,0,0 0,0,1,0 0,0,0,1", \.m12),
    ("1,0,#,0 0,1,0,0 0,0,1,0 0,0,0,1", \.m13),
    ("1,0,0,# 0,1,0,0 0,0,1,0 0,0,0,1", \.m14),
    ("1,0,0,0 #,1,0,0 0,0,1,0 0,0,0,1", \.m21),
    ("1,0,0,0 0,#,0,0 0,0,1,0 0,0,0,1", \.m22),
    ("1,0,0,0 0,1,#,0 0,0,1,0 0,0,0,1", \.m23),
    ("1,0,0,0 0,1,0,# 0,0,1,0 0,0,0,1", \.m24),
    ("1,0,0,0 0,1,0,0 #,0,1,0 0,0,0,1", \.m31),
    ("1,0,0,0 0,1,0,0 0,#,1,0 0,0,0,1", \.m32),
    ("1,0,0,0 0,1,0,0 0,0,#,0 0,0,0,1", \.m33),
    ("1,0,0,0 0,1,0,0 0,0,1,# 0,0,0,1", \.m34),
    ("1,0,0,0 0,1,0,0 0,0,1,0 #,0,0,1", \.m41),
    ("1,0,0,0 0,1,0,0 0,0,1,0 0,#,0,1", \.m42),
    ("1,0,0,0 0,1,0,0 0,0,1,0 0,0,#,1", \.m43),
    ("1,0,0,0 0,1,0,0 0,0,1,0 0,0,0,#", \.m44),
  ]

  private static let transforms =
    fields.map { value, field in
      NumberSetter("transform3D", value) { node, number in
        var transform = Transform3D.identity
        transform[keyPath: field] = number
        node.transform3D = transform
      }
    } + [
      NumberSetter("transform", "#,0,0,0 0,1,0,0 0,0,1,0 0,0,0,1") {
        $0.transform = AffineTransform(a: $1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      },
      NumberSetter("transform", "1,#,0,0 0,1,0,0 0,0,1,0 0,0,0,1") {
        $0.transform = AffineTransform(a: 1, b: $1, c: 0, d: 1, tx: 0, ty: 0)
      },
      NumberSetter("transform", "1,0,0,0 #,1,0,0 0,0,1,0 0,0,0,1") {
        $0.transform = AffineTransform(a: 1, b: 0, c: $1, d: 1, tx: 0, ty: 0)
      },
      NumberSetter("transform", "1,0,0,0 0,#,0,0 0,0,1,0 0,0,0,1") {
        $0.transform = AffineTransform(a: 1, b: 0, c: 0, d: $1, tx: 0, ty: 0)
      },
      NumberSetter("transform", "1,0,0,0 0,1,0,0 0,0,1,0 #,0,0,1") {
        $0.transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $1, ty: 0)
      },
      NumberSetter("transform", "1,0,0,0 0,1,0,0 0,0,1,0 0,#,0,1") {
        $0.transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: $1)
      },
    ]

  private static let lengths = [
    NumberSetter("zPosition", "#") { $0.zPosition = $1 },
    NumberSetter("alpha", "#") { $0.alpha = $1 },
    NumberSetter("referenceWidth", "#") { $0.referenceWidth = $1 },
    NumberSetter("referenceWidth", "#") { $0.rtl_refWidth = $1 },
  ]
}
