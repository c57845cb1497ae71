/// A small, fast generator of random numbers that a seed determines.
///
/// The same seed gives the same numbers on every machine, so a failed law can be run again: tests
/// put the seed into their failure message. The algorithm is Steele, Lea and Flood's SplitMix64; it
/// is not for secrets.
///
///     var random = SplitMix64(seed: 42)
///     let width = random.uniform(0...320)
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers are determined by a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including 1, uniformly among the multiples of 2⁻⁵³.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number in a range, uniformly.
  ///
  /// - Precondition: The bounds and their distance are finite.
  public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    precondition(length.isFinite, "SplitMix64: the length of \(range) is not finite")
    return min(range.lowerBound + unit() * length, range.upperBound)
  }

  /// A whole number from 0 up to but not including `count`.
  ///
  /// - Precondition: `count` is greater than zero.
  public mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "SplitMix64: there is no number below \(count)")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }
}
