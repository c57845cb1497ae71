import MarayaDirection
import MarayaGeometry
import MarayaInspection
import MarayaTree

extension TreeGeometry {
  /// What is not the reflection of another tree.
  ///
  /// - Parameters:
  ///   - other: The tree laid out in the other direction.
  ///   - positions: The ids of nodes that were placed by a position: theirs is what mirrors
  ///     exactly, and their frame within rounding.
  ///   - tolerance: How far numbers may be apart, in points; 0 for the same bits.
  /// - Returns: The first difference in words; `nil` if there is none.
  package func mirrorDifference(
    from other: TreeGeometry,
    positions: Set<String> = [],
    tolerance: Double
  ) -> String? {
    if nodes.map(\.id) != other.nodes.map(\.id) {
      return "\(nodes.map(\.id)) instead of \(other.nodes.map(\.id))"
    }
    for (one, other) in zip(nodes, other.nodes) {
      let isFlipped = one.reflection?.direction.flipsContent ?? false
      let (from, to) = isFlipped ? (other, one) : (one, other)
      if let complaint = to.complaint(
        asMirrorOf: from,
        isPosition: positions.contains(one.id),
        within: tolerance,
        rounding: max(tolerance, self.tolerance)
      ) {
        return "\(one.id): \(complaint)"
      }
    }
    return nil
  }
}

extension NodeGeometry {
  /// What is wrong with this node, placed right-to-left, as the mirror of one that is not.
  fileprivate func complaint(
    asMirrorOf other: NodeGeometry,
    isPosition: Bool,
    within tolerance: Double,
    rounding: Double
  ) -> String? {
    guard reflection != nil || other.reflection != nil else {
      return frame.isNear(other.frame, within: tolerance)
        ? nil : "\(frame) instead of \(other.frame)"
    }
    guard let reflection, let otherReflection = other.reflection,
      reflection.direction == otherReflection.direction.opposite,
      reflection.axis.minX.isNear(otherReflection.axis.minX, within: tolerance),
      reflection.axis.maxX.isNear(otherReflection.axis.maxX, within: tolerance)
    else {
      return "placed across \(reflection?.text ?? "nothing") "
        + "instead of \(other.reflection?.text ?? "nothing")"
    }
    let expectedTransform = reflection.physical(other.transform)
    if transform != expectedTransform { return "transform \(transform), not \(expectedTransform)" }
    // Of content, the one that runs right-to-left is derived from the other.
    let (one, original) =
      contentReflection?.direction.flipsContent ?? true ? (self, other) : (other, self)
    if !one.bounds.isNear(original.boundsInMirror, within: tolerance) {
      return "bounds \(bounds) instead of those in the mirror of \(other.bounds)"
    }
    if let complaint = complaint(ofResultsAsMirrorOf: other, tolerance, rounding) {
      return complaint
    }
    if let text, let otherText = other.text,
      let complaint = text.complaint(
        asMirrorOf: otherText,
        in: other.bounds,
        within: tolerance,
        rounding: rounding
      )
    {
      return complaint
    }
    let expected = reflection.physical(other.frame)
    let complaint = "\(frame) instead of \(expected), across \(reflection.axis.text)"
    guard isPosition || !transform.isIdentity else {
      return frame.isNear(expected, within: tolerance) ? nil : complaint
    }
    // The frame was derived, from a position or by a transform.
    guard frame.isNear(expected, within: rounding) else { return complaint }
    if !isPosition || frame.isNear(expected, within: tolerance) { return nil }
    // An anchor point that mirrors, too, is compared by the frame.
    guard anchorPoint == other.anchorPoint else { return nil }
    let x = reflection(
      position: other.center.x,
      anchor: other.anchorPoint.x,
      width: other.bounds.size.width
    )
    return center.x.isNear(x, within: tolerance) ? nil : "center.x \(center.x) instead of \(x)"
  }
}

// MARK: Content

extension NodeGeometry {
  /// The bounds in the mirror image: those of content that scrolls mirror with it.
  private var boundsInMirror: Rect {
    guard let axis = contentReflection?.axis else { return bounds }
    return Reflection.mirror(across: axis)(bounds)
  }

  /// What is wrong with what came of the content, as the mirror of another's.
  private func complaint(
    ofResultsAsMirrorOf other: NodeGeometry,
    _ tolerance: Double,
    _ rounding: Double
  ) -> String? {
    for result in results {
      guard let one = result.value.numbers, let original = other.result(result.key) else {
        continue
      }
      var expected = original
      var limit = tolerance
      switch result.key {
      case "startPoint", "endPoint": expected[0] = 1 - expected[0]
      case "contentOffset": continue
      case "imageRect":
        let axis = ReferenceAxis(minX: other.bounds.minX, maxX: other.bounds.maxX)
        let rect = Rect(x: original[0], y: original[1], width: original[2], height: original[3])
        expected[0] = Reflection.mirror(across: axis)(rect).minX
        limit = rounding
      default: break
      }
      if !zip(one, expected).allSatisfy({ $0.isNear($1, within: limit) }) {
        return "\(result.key) \(one) instead of \(expected)"
      }
    }
    return nil
  }

  private func result(_ key: String) -> [Double]? {
    results.first { $0.key == key }?.value.numbers
  }
}

extension PropertyValue {
  var numbers: [Double]? {
    if case .numbers(let numbers) = self { numbers } else { nil }
  }
}

extension Reflection {
  fileprivate var text: String { "\(axis.text) \(direction)" }
}

extension ReferenceAxis {
  /// The two ends, as in `0…320`.
  var text: String { "\(minX.swiftCode)…\(maxX.swiftCode)" }
}
