extension NodeSetting {
  /// The statement that sets the property of the node in a variable, as Swift code.
  public func swiftCode(for variable: String) -> String {
    switch self {
    case .edges(let edges): return "\(variable).place(\(edges.swiftCode))"
    case .contentHugging(let horizontal, let vertical):
      return priorities(variable, "ContentHugging", horizontal, vertical)
    case .compressionResistance(let horizontal, let vertical):
      return priorities(variable, "ContentCompressionResistance", horizontal, vertical)
    case .layoutGuides(let names):
      return names.map {
        "\(variable).addLayoutGuide(LayoutGuide(identifier: \($0.swiftCode)))"
      }
      .joined(separator: "\n")
    default: return "\(variable).\(property) = \(value)"
    }
  }

  /// Two calls, one for each axis.
  private func priorities(
    _ variable: String,
    _ what: String,
    _ horizontal: Double,
    _ vertical: Double
  ) -> String {
    let call = "\(variable).set\(what)Priority"
    return "\(call)(\(horizontal.swiftCode), for: .horizontal)\n"
      + "\(call)(\(vertical.swiftCode), for: .vertical)"
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
    case .contentReferenceWidth: "contentReferenceWidth"
    case .sizesContentToFit: "sizesContentToFit"
    case .contentInsetAdjustmentBehavior: "contentInsetAdjustmentBehavior"
    case .contentInset: "contentInset"
    case .directionalContentInset: "directionalContentInset"
    case .contentOffset: "contentOffset"
    case .directionalContentOffset: "directionalContentOffset"
    case .startPoint: "startPoint"
    case .directionalStartPoint: "directionalStartPoint"
    case .endPoint: "endPoint"
    case .directionalEndPoint: "directionalEndPoint"
    case .image: "image"
    case .contentMode: "contentMode"
    case .text: "text"
    case .font: "font"
    case .numberOfLines: "numberOfLines"
    case .lineBreakMode: "lineBreakMode"
    case .textAlignment: "textAlignment"
    case .textDirection: "textDirection"
    case .lineHeight: "lineHeight"
    case .placedByConstraints: "translatesAutoresizingMaskIntoConstraints"
    case .givenContentSize: "givenContentSize"
    case .givenBaselines: "givenBaselines"
    case .alignmentRectInsets: "alignmentRectInsets"
    case .contentHugging: "contentHugging"
    case .compressionResistance: "contentCompressionResistance"
    case .layoutGuides: "layoutGuides"
    }
  }

  private var value: String {
    let value: any SwiftWritable =
      switch self {
      case .contentSize(let size), .size(let size): size
      case .layoutDirection(let direction): direction
      case .semanticContentAttribute(let semantic): semantic
      case .displayScale(let number), .referenceWidth(let number),
        .contentReferenceWidth(let number), .lineHeight(let number):
        number
      case .readableWidth(let number): number
      case .safeAreaInsets(let insets), .additionalSafeAreaInsets(let insets),
        .layoutMargins(let insets), .contentInset(let insets), .alignmentRectInsets(let insets):
        insets
      case .directionalLayoutMargins(let insets), .directionalContentInset(let insets): insets
      case .insetsLayoutMarginsFromSafeArea(let flag), .preservesSupernodeLayoutMargins(let flag),
        .autoresizesSubnodes(let flag), .flipsInRightToLeft(let flag), .isHidden(let flag),
        .sizesContentToFit(let flag):
        flag
      case .boundsOrigin(let point), .center(let point), .directionalCenter(let point),
        .contentOffset(let point), .directionalContentOffset(let point):
        point
      case .anchorPoint(let point), .startPoint(let point), .directionalStartPoint(let point),
        .endPoint(let point), .directionalEndPoint(let point):
        point
      case .contentInsetAdjustmentBehavior(let behavior): behavior
      case .image(let image): image
      case .contentMode(let mode): mode
      case .text(let text): text
      case .font(let font): font
      case .numberOfLines(let count): count
      case .lineBreakMode(let mode): mode
      case .textAlignment(let alignment): alignment
      case .textDirection(let direction): direction
      case .frame(let rect), .directionalFrame(let rect): rect
      case .edges(let edges): edges
      case .ratio(let ratio): ratio
      case .autoresizingMask(let mask): mask
      case .placedByConstraints: false
      case .givenContentSize(let size): size
      case .givenBaselines(let offsets): offsets
      case .contentHugging(let number, _), .compressionResistance(let number, _): number
      case .layoutGuides(let names): names.joined(separator: ", ")
      case .transform(let transform), .directionalTransform(let transform): transform
      }
    return value.swiftCode
  }
}
