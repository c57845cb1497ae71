package import MarayaDirection
package import MarayaGeometry
import MarayaInspection
import MarayaNodes
import MarayaText
package import MarayaTree

/// Where one node is, and how it came to be placed there.
package struct NodeGeometry: Hashable, Sendable {
  package var id: String
  package var frame: Rect
  package var bounds: Rect
  package var center: Point
  package var anchorPoint: UnitPoint
  package var transform: AffineTransform
  /// The direction and the axis the node is placed with; `nil` for a root without an axis.
  package var reflection: Reflection?
  /// What else came of a node of a class with content: where that lies.
  package var results: [NodeDescription.Property] = []
  /// How the text of a label is set; `nil` for others.
  package var text: TextGeometry?
  /// How the content of a scroll node mirrors; `nil` for others.
  package var contentReflection: Reflection?

  package init(of node: Node) {
    id = node.id ?? node.path
    frame = node.frame
    bounds = node.bounds
    center = node.center
    anchorPoint = node.anchorPoint
    transform = node.transform
    reflection = node.placementAxis.map { Reflection(node.placementDirection, across: $0) }
    text = (node as? LabelNode).map(TextGeometry.init(of:))
    guard node is ScrollNode || node is GradientNode || node is ImageNode else { return }
    results = NodeDescription(resultsOf: node).properties.filter { property in
      Self.contentKeys.contains(property.key)
    }
    guard node is ScrollNode else { return }
    contentReflection = Reflection(node.effectiveLayoutDirection, across: node.childReferenceAxis)
  }

  private static let contentKeys: Set<String> = [
    "contentSize", "contentOffset", "directionalContentOffset", "startPoint", "endPoint",
    "imageRect",
  ]

  /// All numbers, bit for bit.
  package var bits: [UInt64] {
    let transform = transform
    let numbers: [Double] =
      frame.numbers + bounds.numbers + [center.x, center.y, anchorPoint.x, anchorPoint.y]
      + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return numbers.map(\.bitPattern)
  }
}

/// Where all nodes of a tree are: what laws compare.
package struct TreeGeometry: Hashable, Sendable {
  /// The nodes, in the order of the tree.
  package var nodes: [NodeGeometry]

  package init(of root: Node) { nodes = root.subtree.map(NodeGeometry.init(of:)) }

  /// How far two trees, in which the same is true of numbers of this size, may be apart.
  package var tolerance: Double {
    let largest = nodes.flatMap { $0.frame.numbers + $0.bounds.numbers + [$0.center.x] }
      .reduce(1) { max($0, abs($1)) }
    return largest * 1e-9
  }

  /// What differs from another tree, in words; `nil` if nothing does.
  ///
  /// - Parameters:
  ///   - other: The other tree.
  ///   - tolerance: How far numbers may be apart, in points; 0 for the same bits.
  /// - Returns: The difference.
  package func difference(from other: TreeGeometry, within tolerance: Double = 0) -> String? {
    if nodes.map(\.id) != other.nodes.map(\.id) {
      return "\(nodes.map(\.id)) instead of \(other.nodes.map(\.id))"
    }
    for (node, other) in zip(nodes, other.nodes)
    where !(tolerance == 0 ? node.isSame(as: other) : node.isNear(other, within: tolerance)) {
      return "\(node.id) is \(node.exactText) instead of \(other.exactText)"
    }
    return nil
  }
}

extension NodeGeometry {
  fileprivate func isSame(as other: NodeGeometry) -> Bool {
    bits == other.bits && results == other.results && text == other.text
  }

  fileprivate func isNear(_ other: NodeGeometry, within tolerance: Double) -> Bool {
    let places = [center.x, center.y] + frame.numbers + bounds.numbers
    let otherPlaces = [other.center.x, other.center.y] + other.frame.numbers + other.bounds.numbers
    return zip(places, otherPlaces).allSatisfy { $0.isNear($1, within: tolerance) }
      && anchorPoint == other.anchorPoint && transform == other.transform
      && results.count == other.results.count
      && zip(results, other.results).allSatisfy { one, other in
        guard let numbers = one.value.numbers, let others = other.value.numbers else {
          return one == other
        }
        return one.key == other.key && numbers.count == others.count
          && zip(numbers, others).allSatisfy { $0.isNear($1, within: tolerance) }
      }
      && text.map { $0.lines.count } == other.text.map { $0.lines.count }
      && zip(text?.lines ?? [], other.text?.lines ?? []).allSatisfy { one, other in
        one.shows(the: other, within: tolerance) && one.frame.isNear(other.frame, within: tolerance)
      }
  }

  /// The numbers in full.
  fileprivate var exactText: String {
    let numbers = frame.numbers.map(\.swiftCode).joined(separator: ",")
    let results = results.map { ", \($0.key) \($0.value.text)" }.joined()
    let text = text.map { ", \($0)" } ?? ""
    return "\(numbers) "
      + "(bounds \(bounds), center \(center), transform \(transform)\(results)\(text))"
  }
}
