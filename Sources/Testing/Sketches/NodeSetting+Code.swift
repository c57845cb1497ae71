extension NodeSetting {
  /// The statement that sets the property of the node in a variable, as Swift code.
  public func swiftCode(for variable: String) -> String {
    if case .edges(let edges) = self { return "\(variable).place(\(edges.swiftCode))" }
    return "\(variable).\(property) = \(value)"
  }

  private var property: String {
    switch self {
    case .contentSize: "contentSize"
    case .layoutDirection: "layoutDirection"
    case .semanticContentAttribute: "semanticContentAttribute"
    case .displayScale: "displayScale"
    case .safeAreaInsets: "safeAreaInsets"
    case .additionalSafeAreaInsets: "additionalSafeAreaInsets"
    case .layoutMargins: "layoutMargins"
    case .directionalLayoutMargins: "directionalLayoutMargins"
    case .insetsLayoutMarginsFromSafeArea: "insetsLayoutMarginsFromSafeArea"
    case .preservesSupernodeLayoutMargins: "preservesSupernodeLayoutMargins"
    case .readableWidth: "readableWidth"
    case .referenceWidth: "referenceWidth"
    case .boundsOrigin: "bounds.origin"
    case .anchorPoint: "anchorPoint"
    case .size: "bounds.size"
    case .frame: "frame"
    case .directionalFrame: "directionalFrame"
    case .center: "center"
    case .directionalCenter: "directionalCenter"
    case .edges: "place"
    case .ratio: "ratio"
    case .autoresizingMask: "autoresizingMask"
    case .autoresizesSubnodes: "autoresizesSubnodes"
    case .transform: "transform"
    case .directionalTransform: "directionalTransform"
    case .flipsInRightToLeft: "flipsInRightToLeft"
    case .isHidden: "isHidden"
    }
  }

  private var value: String {
    let value: any SwiftWritable =
      switch self {
      case .contentSize(let size), .size(let size): size
      case .layoutDirection(let direction): direction
      case .semanticContentAttribute(let semantic): semantic
      case .displayScale(let number), .referenceWidth(let number): number
      case .readableWidth(let number): number
      case .safeAreaInsets(let insets), .additionalSafeAreaInsets(let insets),
        .layoutMargins(let insets):
        insets
      case .directionalLayoutMargins(let insets): insets
      case .insetsLayoutMarginsFromSafeArea(let flag), .preservesSupernodeLayoutMargins(let flag),
        .autoresizesSubnodes(let flag), .flipsInRightToLeft(let flag), .isHidden(let flag):
        flag
      case .boundsOrigin(let point), .center(let point), .directionalCenter(let point): point
      case .anchorPoint(let point): point
      case .frame(let rect), .directionalFrame(let rect): rect
      case .edges(let edges): edges
      case .ratio(let ratio): ratio
      case .autoresizingMask(let mask): mask
      case .transform(let transform), .directionalTransform(let transform): transform
      }
    return value.swiftCode
  }
}
