postfix operator %

/// A part of a length, written as `20%`.
public struct Percentage: Hashable, Sendable {
  /// The part as a number: 0.2 for 20%.
  public let fraction: Double

  /// Creates a part from a number: 0.2 is 20%.
  public init(fraction: Double) { self.fraction = fraction }

}

extension Double {
  /// So many hundredths, as in `card.leading + 20%`.
  public static postfix func % (number: Double) -> Percentage {
    Percentage(fraction: number / 100)
  }
}
