import MarayaDirection
public import MarayaGeometry
import MarayaTree

extension GradientNode {
  /// Where the gradient begins, in parts of the bounds, physical; the middle of the top by default.
  ///
  /// `CAGradientLayer.startPoint`. Set here it stays on its side when the direction turns. A
  /// non-finite value is refused with a `Diagnostic`.
  public final var startPoint: UnitPoint {
    get { start.physical(in: effectiveLayoutDirection) }
    set { setStart(.physical(newValue)) }
  }

  /// Where the gradient ends, in parts of the bounds, physical; the middle of the bottom by default.
  public final var endPoint: UnitPoint {
    get { end.physical(in: effectiveLayoutDirection) }
    set { setEnd(.physical(newValue)) }
  }

  /// Where the gradient begins, from the leading edge: the directional twin of ``startPoint``.
  public final var directionalStartPoint: UnitPoint {
    get { start.leading(in: effectiveLayoutDirection) }
    set { setStart(.directional(newValue)) }
  }

  /// Where the gradient ends, from the leading edge: the directional twin of ``endPoint``.
  public final var directionalEndPoint: UnitPoint {
    get { end.leading(in: effectiveLayoutDirection) }
    set { setEnd(.directional(newValue)) }
  }

  /// The direction from start to end, in degrees: 0 is up, 90 towards the trailing edge.
  ///
  /// CSS's angles, from the leading edge: right-to-left, what runs at 45 degrees runs at 315 on the
  /// screen. Setting it gives the line through the middle of the bounds at which CSS begins and ends
  /// in a square; 0 for points that are the same. A non-finite value is refused with a `Diagnostic`.
  public final var directionalAngle: Double {
    get { Angle.degrees(from: directionalStartPoint, to: directionalEndPoint) }
    set {
      guard newValue.isFinite else {
        return report(.nonFiniteValue, "directionalAngle", "\(newValue)")
      }
      let (start, end) = Angle.points(at: newValue)
      (directionalStartPoint, directionalEndPoint) = (start, end)
    }
  }

  /// The direction from start to end on the screen, in degrees: 0 is up, 90 to the right.
  public final var angle: Double { Angle.degrees(from: startPoint, to: endPoint) }

  /// Whether the colors of a conic gradient follow each other clockwise on the screen.
  ///
  /// In Core Animation they always do. Here a gradient whose end was set from the leading edge is the
  /// mirror image of itself: right-to-left it runs counterclockwise.
  public final var isClockwise: Bool { !end.isMirrored(in: effectiveLayoutDirection) }

  func setStart(_ point: SidedPoint) {
    guard point != start, check(point, "startPoint", "directionalStartPoint") else { return }
    start = point
  }

  func setEnd(_ point: SidedPoint) {
    guard point != end, check(point, "endPoint", "directionalEndPoint") else { return }
    end = point
  }

  private func check(_ point: SidedPoint, _ physical: String, _ directional: String) -> Bool {
    if point.isFinite {
      recordChange(.appearance)
      return true
    }
    switch point {
    case .physical(let point): report(.nonFiniteValue, physical, "\(point)")
    case .directional(let point): report(.nonFiniteValue, directional, "\(point)")
    }
    return false
  }
}
