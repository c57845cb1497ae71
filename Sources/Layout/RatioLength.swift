import MarayaGeometry

/// A length as a part of another one, plus points: `0.5`, `.points(8)`, `0.5 - .points(8)`.
///
/// A plain number is a ratio. Article 4's ratios, mixed with points.
@frozen
public struct RatioLength: Hashable, Sendable {
  /// The part of the other length.
  public var ratio: Double
  /// What is added, in points.
  public var points: Double

  /// Creates a length from its two parts.
  @inlinable
  public init(ratio: Double, points: Double = 0) {
    self.ratio = ratio
    self.points = points
  }

  /// A part of the other length.
  @inlinable
  public static func ratio(_ ratio: Double) -> RatioLength { RatioLength(ratio: ratio) }

  /// A fixed length, in points.
  @inlinable
  public static func points(_ points: Double) -> RatioLength {
    RatioLength(ratio: 0, points: points)
  }

  /// The length in points, of another one in points.
  @inlinable
  public func resolved(in length: Double) -> Double { ratio * length + points }

  /// Whether neither part is infinite or NaN.
  @inlinable
  public var isFinite: Bool { ratio.isFinite && points.isFinite }

  /// Whether there is no length of zero or more of which this is zero or more.
  @inlinable
  public var isNegative: Bool { ratio <= 0 && points <= 0 && (ratio < 0 || points < 0) }
}

extension RatioLength {
  /// The sum, part by part.
  @inlinable
  public static func + (left: RatioLength, right: RatioLength) -> RatioLength {
    RatioLength(ratio: left.ratio + right.ratio, points: left.points + right.points)
  }

  /// The difference, part by part.
  @inlinable
  public static func - (left: RatioLength, right: RatioLength) -> RatioLength {
    RatioLength(ratio: left.ratio - right.ratio, points: left.points - right.points)
  }
}

extension RatioLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number is a ratio.
  @inlinable
  public init(floatLiteral ratio: Double) { self.init(ratio: ratio) }

  /// A number is a ratio.
  @inlinable
  public init(integerLiteral ratio: Int) { self.init(ratio: Double(ratio)) }
}

extension RatioLength: CustomStringConvertible {
  /// The ratio, and the points with their sign: `0.5-8pt`.
  public var description: String {
    if points == 0 { return decimalText(ratio) }
    if ratio == 0 { return decimalText(points) + "pt" }
    return decimalText(ratio) + (points < 0 ? "" : "+") + decimalText(points) + "pt"
  }
}
