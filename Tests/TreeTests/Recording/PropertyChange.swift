import Maraya
import Testing

/// A change of one property of a box with the subnodes `a` and `b`, and how to read it.
struct PropertyChange: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var kind: RecordedChange
  var set: @Sendable (Node) -> Void
  var read: @Sendable (Node) -> String

  init(
    _ property: String,
    _ kind: RecordedChange,
    set: @escaping @Sendable (Node) -> Void,
    reading read: @escaping @Sendable (Node) -> String
  ) {
    testDescription = property
    self.kind = kind
    self.set = set
    self.read = read
  }

  static let all = geometry + placements + transforms + looks + sides + surroundings + lists

  private static let geometry = [
    PropertyChange("frame", .geometry) {
      $0.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    } reading: {
      "\($0.frame) \($0.bounds) \($0.center)"
    },
    PropertyChange("bounds", .geometry) {
      $0.bounds = Rect(x: 1, y: 2, width: 3, height: 4)
    } reading: {
      "\($0.bounds) \($0.frame)"
    },
    PropertyChange("center", .geometry) {
      $0.center = Point(x: 1, y: 2)
    } reading: {
      "\($0.center) \($0.frame)"
    },
    PropertyChange("anchorPoint", .geometry) {
      $0.anchorPoint = .bottomRight
    } reading: {
      "\($0.anchorPoint.x) \($0.anchorPoint.y) \($0.frame) \($0.center)"
    },
    PropertyChange("directionalFrame", .geometry) {
      $0.directionalFrame = Rect(x: 1, y: 2, width: 3, height: 4)
    } reading: {
      "\($0.directionalFrame) \($0.frame) \($0.placement)"
    },
    PropertyChange("referenceWidth", .geometry) {
      $0.referenceWidth = 100
    } reading: {
      "\($0.referenceWidth ?? -1) \($0.effectiveReferenceWidth)"
    },
    PropertyChange("size", .geometry) {
      $0.layout(width: 3, height: 4)
    } reading: {
      "\($0.frame)"
    },
    PropertyChange("transform", .transform) {
      $0.transform = AffineTransform(scaleX: 2, y: 2)
    } reading: {
      "\($0.transform) \($0.frame)"
    },
    PropertyChange("transform3D", .transform) {
      $0.transform3D = Transform3D(scaleX: 2, y: 2, z: 2)
    } reading: {
      "\($0.transform3D) \($0.frame)"
    },
  ]

  private static let placements = [
    PropertyChange("directionalCenter", .geometry) {
      $0.directionalCenter = Point(x: 1, y: 2)
    } reading: {
      "\($0.directionalCenter) \($0.frame) \($0.placement)"
    },
    PropertyChange("directionalMaxX", .geometry) {
      $0.directionalMaxX = 200
    } reading: {
      "\($0.directionalFrame) \($0.frame)"
    },
    PropertyChange("directionalSize", .geometry) {
      $0.directionalSize = Size(width: 3, height: 4)
    } reading: {
      "\($0.directionalFrame) \($0.frame)"
    },
    PropertyChange("place", .geometry) {
      $0.place(leading: 1, top: 2, width: 3, height: 4)
    } reading: {
      "\($0.directionalFrame) \($0.frame) \($0.placement)"
    },
    PropertyChange("ratio", .geometry) {
      $0.ratio = RatioRect(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    } reading: {
      "\($0.directionalFrame) \($0.frame) \($0.placement)"
    },
    PropertyChange("autoresizingMask", .geometry) {
      $0.autoresizingMask = .flexibleWidth
    } reading: {
      "\($0.autoresizingMask)"
    },
    PropertyChange("autoresizesSubnodes", .geometry) {
      $0.autoresizesSubnodes = false
    } reading: {
      "\($0.autoresizesSubnodes)"
    },
  ]

  private static let transforms = [
    PropertyChange("directionalTransform", .transform) {
      $0.directionalTransform = AffineTransform(translationX: 2, y: 2)
    } reading: {
      "\($0.transform) \($0.directionalTransform) \($0.frame)"
    },
    PropertyChange("translation", .transform) {
      $0.translation = Point(x: 1, y: 2)
    } reading: {
      "\($0.transform) \($0.frame)"
    },
    PropertyChange("directionalTranslation", .transform) {
      $0.directionalTranslation = Point(x: 1, y: 2)
    } reading: {
      "\($0.transform) \($0.frame)"
    },
    PropertyChange("flipsInRightToLeft", .appearance) {
      $0.flipsInRightToLeft = true
    } reading: {
      "\($0.flipsInRightToLeft) \($0.effectiveTransform)"
    },
  ]

  private static let sides = [
    PropertyChange("clipsToBounds", .appearance) {
      $0.clipsToBounds = true
    } reading: {
      "\($0.clipsToBounds)"
    },
    PropertyChange("cornerRadii", .appearance) {
      $0.cornerRadii.topLeft = 3
    } reading: {
      "\($0.cornerRadii)"
    },
    PropertyChange("directionalCornerRadii", .appearance) {
      $0.directionalCornerRadii.topLeading = 3
    } reading: {
      "\($0.cornerRadii) \($0.directionalCornerRadii)"
    },
    PropertyChange("shadowOffset", .appearance) {
      $0.shadowOffset.width = 3
    } reading: {
      "\($0.shadowOffset)"
    },
    PropertyChange("directionalShadowOffset", .appearance) {
      $0.directionalShadowOffset.width = 3
    } reading: {
      "\($0.shadowOffset) \($0.directionalShadowOffset)"
    },
    PropertyChange("hitSlop", .appearance) {
      $0.hitSlop.left = 3
    } reading: {
      "\($0.hitSlop)"
    },
    PropertyChange("directionalHitSlop", .appearance) {
      $0.directionalHitSlop.leading = 3
    } reading: {
      "\($0.hitSlop) \($0.directionalHitSlop)"
    },
  ]

  private static let surroundings = [
    PropertyChange("semanticContentAttribute", .environment) {
      $0.semanticContentAttribute = .playback
    } reading: {
      "\($0.semanticContentAttribute) \($0.effectiveLayoutDirection)"
    },
    PropertyChange("layoutMargins", .environment) {
      $0.layoutMargins.left = 3
    } reading: {
      "\($0.layoutMargins)"
    },
    PropertyChange("directionalLayoutMargins", .environment) {
      $0.directionalLayoutMargins.leading = 3
    } reading: {
      "\($0.layoutMargins)"
    },
    PropertyChange("insetsLayoutMarginsFromSafeArea", .environment) {
      $0.insetsLayoutMarginsFromSafeArea = false
    } reading: {
      "\($0.insetsLayoutMarginsFromSafeArea)"
    },
    PropertyChange("preservesSupernodeLayoutMargins", .environment) {
      $0.preservesSupernodeLayoutMargins = true
    } reading: {
      "\($0.preservesSupernodeLayoutMargins)"
    },
    PropertyChange("additionalSafeAreaInsets", .environment) {
      $0.additionalSafeAreaInsets.left = 3
    } reading: {
      "\($0.additionalSafeAreaInsets) \($0.safeAreaInsets)"
    },
    PropertyChange("readableWidth", .environment) {
      $0.readableWidth = 300
    } reading: {
      "\($0.readableWidth)"
    },
  ]

  private static let looks = [
    PropertyChange("zPosition", .appearance) {
      $0.zPosition = 3
    } reading: {
      "\($0.zPosition)"
    },
    PropertyChange("alpha", .appearance) {
      $0.alpha = 0.5
    } reading: {
      "\($0.alpha)"
    },
    PropertyChange("isHidden", .appearance) {
      $0.isHidden = true
    } reading: {
      "\($0.isHidden)"
    },
    PropertyChange("isUserInteractionEnabled", .appearance) {
      $0.isUserInteractionEnabled = false
    } reading: {
      "\($0.isUserInteractionEnabled)"
    },
    PropertyChange("layoutDirection", .environment) {
      $0.layoutDirection = .leftToRight
    } reading: {
      "\($0.layoutDirection?.rawValue ?? "nil") \($0.effectiveLayoutDirection)"
    },
  ]

  /// Each row: the name of a method, a call of it.
  private static let calls: [(String, @Sendable (Node) -> Void)] = [
    ("addSubnode", { $0.addSubnode(Node("new")) }),
    ("insertSubnode at", { $0.insertSubnode(Node("new"), at: 0) }),
    ("insertSubnode above", { $0.insertSubnode(Node("new"), aboveSubnode: $0.subnodes[0]) }),
    ("insertSubnode below", { $0.insertSubnode(Node("new"), belowSubnode: $0.subnodes[0]) }),
    ("attach", { try? $0.attach(Node("new"), at: 1) }),
    ("bringSubnodeToFront", { $0.bringSubnodeToFront($0.subnodes[0]) }),
    ("sendSubnodeToBack", { $0.sendSubnodeToBack($0.subnodes[1]) }),
    ("exchangeSubnode", { $0.exchangeSubnode(at: 0, withSubnodeAt: 1) }),
    ("removeFromSupernode", { $0.subnodes[0].removeFromSupernode() }),
  ]

  private static let lists = calls.map { name, call in
    PropertyChange(name, .subnodes, set: call) { $0.idsOfSubnodes }
  }
}
