import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaNodes
import MarayaText
import MarayaTree

/// A value as Swift code that makes it, bit for bit.
protocol SwiftWritable {
  var swiftCode: String { get }
}

extension Double: SwiftWritable {
  var swiftCode: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    // The description is the shortest text that reads back as the same number.
    let text = description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }
}

extension Bool: SwiftWritable {
  var swiftCode: String { description }
}

extension Int: SwiftWritable {
  var swiftCode: String { description }
}

extension String: SwiftWritable {
  /// In quotes; what is not seen is written by its number.
  var swiftCode: String {
    let scalars = unicodeScalars.map { scalar -> String in
      switch scalar.properties.generalCategory {
      case _ where scalar == "\"" || scalar == "\\": "\\\(scalar)"
      case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark,
        .spaceSeparator where scalar != " ":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(Character(scalar))
      }
    }
    return "\"\(scalars.joined())\""
  }
}

extension Optional: SwiftWritable where Wrapped: SwiftWritable {
  var swiftCode: String { map(\.swiftCode) ?? "nil" }
}

extension Point: SwiftWritable {
  var swiftCode: String { "Point(x: \(x.swiftCode), y: \(y.swiftCode))" }
}

extension UnitPoint: SwiftWritable {
  var swiftCode: String { "UnitPoint(x: \(x.swiftCode), y: \(y.swiftCode))" }
}

extension Size: SwiftWritable {
  var swiftCode: String { "Size(width: \(width.swiftCode), height: \(height.swiftCode))" }
}

extension Rect: SwiftWritable {
  var swiftCode: String {
    "Rect(x: \(origin.x.swiftCode), y: \(origin.y.swiftCode), "
      + "width: \(size.width.swiftCode), height: \(size.height.swiftCode))"
  }
}

extension EdgeInsets: SwiftWritable {
  var swiftCode: String {
    "EdgeInsets(top: \(top.swiftCode), left: \(left.swiftCode), "
      + "bottom: \(bottom.swiftCode), right: \(right.swiftCode))"
  }
}

extension DirectionalEdgeInsets: SwiftWritable {
  var swiftCode: String {
    "DirectionalEdgeInsets(top: \(top.swiftCode), leading: \(leading.swiftCode), "
      + "bottom: \(bottom.swiftCode), trailing: \(trailing.swiftCode))"
  }
}

extension AffineTransform: SwiftWritable {
  var swiftCode: String {
    if isIdentity { return ".identity" }
    return "AffineTransform(a: \(a.swiftCode), b: \(b.swiftCode), c: \(c.swiftCode), "
      + "d: \(d.swiftCode), tx: \(tx.swiftCode), ty: \(ty.swiftCode))"
  }
}

extension LayoutDirection: SwiftWritable {
  var swiftCode: String { flipsContent ? ".rightToLeft" : ".leftToRight" }
}

extension SemanticContentAttribute: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension ContentInsetAdjustmentBehavior: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension ContentMode: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension LineBreakMode: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension TextAlignment: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension TextDirection: SwiftWritable {
  var swiftCode: String { ".\(rawValue)" }
}

extension TextFont: SwiftWritable {
  var swiftCode: String {
    switch self {
    case .sized(let size, .regular): ".sized(\(size.swiftCode))"
    case .sized(let size, let weight): ".sized(\(size.swiftCode), .\(weight.rawValue))"
    case .grid(let cell): ".grid(\(cell.swiftCode))"
    }
  }
}

extension Image: SwiftWritable {
  var swiftCode: String {
    let name = name.map { "\"\($0)\", " } ?? ""
    let turns = flipsForRightToLeftLayoutDirection ? ".rtl" : ""
    return "Image(\(name)size: \(size.swiftCode))\(turns)"
  }
}

extension AutoresizingMask: SwiftWritable {
  var swiftCode: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}

extension ContentSize: SwiftWritable {
  var swiftCode: String {
    let lengths = [("width", width), ("height", height)]
    let given = lengths.compactMap { name, length in length.map { "\(name): \($0.swiftCode)" } }
    return "ContentSize(\(given.joined(separator: ", ")))"
  }
}

extension BaselineOffsets: SwiftWritable {
  var swiftCode: String {
    "BaselineOffsets(first: \(first.swiftCode), last: \(last.swiftCode))"
  }
}

extension RatioLength: SwiftWritable {
  var swiftCode: String {
    if points == 0 { return ratio.isFinite ? ratio.swiftCode : ".ratio(\(ratio.swiftCode))" }
    if ratio == 0 { return ".points(\(points.swiftCode))" }
    return "RatioLength(ratio: \(ratio.swiftCode), points: \(points.swiftCode))"
  }
}

extension RatioRect: SwiftWritable {
  var swiftCode: String {
    let of = region == .bounds ? "" : ", of: .\(region.rawValue)"
    return "RatioRect(x: \(x.swiftCode), y: \(y.swiftCode), "
      + "width: \(width.swiftCode), height: \(height.swiftCode)\(of))"
  }
}

extension EdgePlacement: SwiftWritable {
  /// The arguments of `place`.
  var swiftCode: String {
    let values: [(String, Double?)] = [
      ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
      ("width", width), ("height", height),
    ]
    var arguments = values.compactMap { name, value in value.map { "\(name): \($0.swiftCode)" } }
    if region != .bounds { arguments.append("in: .\(region.rawValue)") }
    return arguments.joined(separator: ", ")
  }
}
