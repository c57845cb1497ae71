import MarayaDirection
import Synchronization

@testable import MarayaText

/// Measures as the built-in one, and counts how much it was asked for.
final class CountingMeasurer: TextMeasurer {
  private let scalars = Atomic(0)

  /// The number of scalars that were measured, each as often as it was.
  var count: Int { scalars.load(ordering: .relaxed) }

  func metrics(of font: TextFont) -> TextMetrics { DejaVuMeasurer.shared.metrics(of: font) }

  func measure(
    _ run: ArraySlice<Unicode.Scalar>,
    direction: LayoutDirection,
    font: TextFont,
    into advances: inout [Double]
  ) {
    scalars.add(run.count, ordering: .relaxed)
    DejaVuMeasurer.shared.measure(run, direction: direction, font: font, into: &advances)
  }
}
