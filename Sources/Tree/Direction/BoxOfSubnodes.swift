import MarayaDirection
import MarayaGeometry

/// What a node's hooks answer of the box that its subnodes are placed in.
extension Unmanaged<Node> {
  /// What `childReferenceAxis` answers, without the call for a class that can't override it.
  var axisOfSubnodes: ReferenceAxis {
    read { $0.record.flags.contains(.isPlain) } ? plainAxis : axisFromHook
  }

  /// What it answers unless it is overridden.
  var plainAxis: ReferenceAxis {
    read { ReferenceAxis(minX: $0.record.bounds.minX, maxX: $0.record.bounds.maxX) }
  }

  /// What `childReferenceRect` answers, likewise.
  var boxOfSubnodes: Rect {
    read { $0.record.flags.contains(.isPlain) } ? read { $0.record.bounds } : boxFromHook
  }

  /// Holds the node while its hook runs.
  @inline(never)
  private var axisFromHook: ReferenceAxis {
    let node = takeUnretainedValue()
    let axis = node.childReferenceAxis
    if axis.minX.isFinite && axis.maxX.isFinite { return axis }
    node.report(
      .nonFiniteValue,
      "childReferenceAxis",
      "\(decimalText(axis.minX))…\(decimalText(axis.maxX))"
    )
    return ReferenceAxis(minX: node.bounds.minX, maxX: node.bounds.maxX)
  }

  @inline(never)
  private var boxFromHook: Rect {
    let node = takeUnretainedValue()
    let rect = node.childReferenceRect
    if rect.isFinite { return rect }
    node.rejectNonFinite("childReferenceRect", rect)
    return node.bounds
  }
}

extension Node {
  /// Whether the subnodes' box stays where it is when the origin of the bounds changes: content
  /// that scrolls.
  ///
  /// - Complexity: O(1), and two hooks of a class that has some.
  package final var contentScrolls: Bool {
    if record.flags.contains(.isPlain) { return false }
    let link = Unmanaged.passUnretained(self)
    return link.boxOfSubnodes != record.bounds || !record.bounds.movesWith(link.axisOfSubnodes)
  }
}
