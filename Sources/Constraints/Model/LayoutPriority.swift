/// How much a constraint matters: above 0, and at most 1000, which is required.
///
/// UIKit's `UILayoutPriority`. Priorities are strict: no number of constraints outweighs one of a
/// higher priority, and fractions count. The range is checked where a priority is used.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Double

  /// Creates a priority from a number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: has to hold.
  public static let required = LayoutPriority(1000)
  /// 750: the priority at which content resists being cut off.
  public static let high = LayoutPriority(750)
  /// 510: the priority at which dragging may resize a scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: between low and high, and the priority at which a scene stays as it is.
  public static let medium = LayoutPriority(500)
  /// 500: the priority at which a scene stays as it is.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: the priority at which dragging may not resize a scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: the priority at which content resists being stretched.
  public static let low = LayoutPriority(250)
  /// 50: the priority at which a node is as large as its content asks, when it is measured.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether a constraint may have the priority: above 0, at most 1000.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// A priority higher by a number.
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + step)
  }

  /// A priority lower by a number.
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - step)
  }
}

extension LayoutPriority: Comparable {
  /// Whether a priority is lower than another.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a whole number in the source.
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// Creates a priority from a number in the source.
  public init(floatLiteral value: Double) { rawValue = value }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number as equations have it.
  public var description: String { shortestText(rawValue) }
}
