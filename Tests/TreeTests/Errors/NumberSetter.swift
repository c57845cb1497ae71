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

  static let all =
    rectangles + points + directionalParts + rules + transforms + insets + looks + lengths

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

  private static let directionalParts = [
    NumberSetter("directionalCenter", "#,2") { $0.directionalCenter = Point(x: $1, y: 2) },
    NumberSetter("directionalCenter", "1,#") { $0.rtl_center = Point(x: 1, y: $1) },
    NumberSetter("directionalCenter", "#,2") { $0.directionalPosition = Point(x: $1, y: 2) },
  ]

  private static let rules = [
    NumberSetter("place", "leading # width 3") { $0.place(leading: $1, width: 3) },
    NumberSetter("place", "leading 1 top #") { $0.place(leading: 1, top: $1) },
    NumberSetter("place", "leading 1 trailing #") { $0.place(leading: 1, trailing: $1) },
    NumberSetter("place", "bottom #") { $0.place(bottom: $1) },
    NumberSetter("place", "width #") { $0.place(width: $1) },
    NumberSetter("place", "height #") { $0.placement = .edges(EdgePlacement(height: $1)) },
    NumberSetter("ratio", "#,0,1,1") {
      $0.ratio = RatioRect(x: .ratio($1), y: 0, width: 1, height: 1)
    },
    NumberSetter("ratio", "0,#pt,1,1") {
      $0.ratio = RatioRect(x: 0, y: .points($1), width: 1, height: 1)
    },
    NumberSetter("ratio", "0,0,#,1 of margins") {
      $0.ratio = RatioRect(x: 0, y: 0, width: .ratio($1), height: 1, of: .margins)
    },
    NumberSetter("ratio", "0,0,1,#pt") {
      $0.placement = .ratio(RatioRect(x: 0, y: 0, width: 1, height: .points($1)))
    },
    NumberSetter("frame", "1,2 30×#") {
      $0.placement = .frame(Rect(x: 1, y: 2, width: 30, height: $1), in: .physical)
    },
    NumberSetter("directionalFrame", "#,2 30×40") {
      $0.placement = .frame(Rect(x: $1, y: 2, width: 30, height: 40), in: .directional)
    },
  ]

  /// Each row: a property of insets, and how it takes a number on one of its sides.
  private static let insets = [
    NumberSetter("layoutMargins", "8,#,8,8") { $0.layoutMargins.left = $1 },
    NumberSetter("layoutMargins", "8,8,8,#") { $0.layoutMargins.right = $1 },
    NumberSetter("directionalLayoutMargins", "#,8,8,8") { $0.directionalLayoutMargins.top = $1 },
    NumberSetter("directionalLayoutMargins", "8,#,8,8") {
      $0.directionalLayoutMargins.leading = $1
    },
    NumberSetter("safeAreaInsets", "0,#,0,0") { $0.safeAreaInsets.left = $1 },
    NumberSetter("safeAreaInsets", "0,0,#,0") { $0.safeAreaInsets.bottom = $1 },
    NumberSetter("additionalSafeAreaInsets", "0,0,0,#") { $0.additionalSafeAreaInsets.right = $1 },
    NumberSetter("hitSlop", "0,#,0,0") { $0.hitSlop.left = $1 },
    NumberSetter("directionalHitSlop", "0,0,0,#") { $0.directionalHitSlop.trailing = $1 },
  ]

  private static let looks = [
    NumberSetter("shadowOffset", "#×-3") { $0.shadowOffset.width = $1 },
    NumberSetter("directionalShadowOffset", "0×#") { $0.directionalShadowOffset.height = $1 },
    NumberSetter("cornerRadii", "#,0,0,0") { $0.cornerRadii.topLeft = $1 },
    NumberSetter("directionalCornerRadii", "0,0,0,#") {
      $0.directionalCornerRadii.bottomLeading = $1
    },
  ]

  private static let lengths = [
    NumberSetter("zPosition", "#") { $0.zPosition = $1 },
    NumberSetter("alpha", "#") { $0.alpha = $1 },
    NumberSetter("referenceWidth", "#") { $0.referenceWidth = $1 },
    NumberSetter("referenceWidth", "#") { $0.rtl_refWidth = $1 },
    NumberSetter("readableWidth", "#") { $0.readableWidth = $1 },
    NumberSetter("displayScale", "#") { $0.displayScale = $1 },
  ]
}
