// The one place that needs a C library. Everything else is arithmetic.
#if hasFeature(Embedded)
  // No import: see below.
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(WASILibc)
  internal import WASILibc
#elseif canImport(ucrt)
  internal import ucrt
#endif

#if hasFeature(Embedded)
  // Embedded Swift has no module for the C library here; the standard library's own names for its
  // functions remain.

  /// The sine of an angle in radians.
  package func sine(_ angle: Double) -> Double { _sin(angle) }

  /// The cosine of an angle in radians.
  package func cosine(_ angle: Double) -> Double { _cos(angle) }
#else
  /// The sine of an angle in radians.
  package func sine(_ angle: Double) -> Double { sin(angle) }

  /// The cosine of an angle in radians.
  package func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The angle of a vector, in radians, from -π to π.
  package func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
#endif

/// The sine and the cosine of an angle in radians, exact for quarter turns.
///
/// π/2 is not a `Double`, so the C library can't give the sine and cosine that a caller who writes
/// `.pi / 2` means. An angle within two units in the last place of a multiple counts as that
/// multiple: that covers products such as `270 * .pi / 180`. Beyond 256 full turns the spacing of
/// numbers is too coarse to tell what is meant, and the C library's answer stands.
func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  let quarters = (angle / (.pi / 2)).rounded()
  let isQuarterTurn =
    abs(quarters) <= 1024 && abs(angle - quarters * (.pi / 2)) <= 2 * angle.ulp
  guard isQuarterTurn else { return (sine(angle), cosine(angle)) }
  return switch Int(quarters) & 3 {
  case 0: (0, 1)
  case 1: (1, 0)
  case 2: (0, -1)
  default: (-1, 0)
  }
}
