import MarayaDirection
import MarayaGeometry
import MarayaTree

/// By how much a rectangle sticks out of another, side by side.
struct Excess {
  /// The sides where it does, with how far, in points: leading, trailing, top, bottom.
  private(set) var sides: [PropertyValue.Field] = []

  /// Compares the sides of a rectangle with those of another one, in a direction.
  ///
  /// What sticks out by no more than the tolerance, in points, does not count.
  init(of rect: Rect, beyond other: Rect, in direction: LayoutDirection, tolerance: Double) {
    let (leading, trailing) = direction.sides(other.minX - rect.minX, rect.maxX - other.maxX)
    let lengths = [
      ("leading", leading), ("trailing", trailing),
      ("top", other.minY - rect.minY), ("bottom", rect.maxY - other.maxY),
    ]
    for (side, length) in lengths where length > tolerance {
      sides.append(PropertyValue.Field(side, length))
    }
  }

  /// Measures how far a rectangle lies from another that it doesn't overlap.
  init(of rect: Rect, apartFrom other: Rect, in direction: LayoutDirection) {
    let (leading, trailing) = direction.sides(other.minX - rect.maxX, rect.minX - other.maxX)
    let lengths = [
      ("leading", leading), ("trailing", trailing),
      ("top", other.minY - rect.maxY), ("bottom", rect.minY - other.maxY),
    ]
    for (side, length) in lengths where length > -1e-6 {
      sides.append(PropertyValue.Field(side, max(length, 0)))
    }
  }

  /// As in `leading by 12, bottom by 3`.
  var text: String {
    sides.map { "\($0.name) by \(($0.value.number ?? 0).auditText)" }.joined(separator: ", ")
  }
}

extension Double {
  /// The number with two decimals; in full where those would make it 0.
  var auditText: String {
    let text = decimalText(self)
    return text == "0" && self != 0 ? "\(self)" : text
  }
}
