import MarayaGeometry
import MarayaTree

extension PropertyValue {
  /// Whether a value is the same but for numbers that differ by the tolerance at most.
  func isNear(_ other: PropertyValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): one.isClose(to: two, within: tolerance)
    case (.numbers(let ones), .numbers(let twos)):
      ones.count == twos.count
        && zip(ones, twos).allSatisfy { $0.isClose(to: $1, within: tolerance) }
    case (.values(let ones), .values(let twos)):
      ones.count == twos.count && zip(ones, twos).allSatisfy { $0.isNear($1, within: tolerance) }
    case (.record(let ones), .record(let twos)):
      ones.count == twos.count
        && zip(ones, twos).allSatisfy {
          $0.name == $1.name && $0.value.isNear($1.value, within: tolerance)
        }
    default: self == other
    }
  }
}

extension Double {
  /// Whether a number is the same, or differs by the tolerance at most.
  func isClose(to other: Double, within tolerance: Double) -> Bool {
    self == other || abs(self - other) <= tolerance
  }
}

extension Rect {
  /// Whether the origin is the same, or differs by the tolerance at most.
  func originIsNear(_ other: Rect, within tolerance: Double) -> Bool {
    origin.x.isClose(to: other.origin.x, within: tolerance)
      && origin.y.isClose(to: other.origin.y, within: tolerance)
  }

  /// Whether the size is the same, or differs by the tolerance at most.
  func sizeIsNear(_ other: Rect, within tolerance: Double) -> Bool {
    size.width.isClose(to: other.size.width, within: tolerance)
      && size.height.isClose(to: other.size.height, within: tolerance)
  }
}
