import MarayaConstraints
import MarayaDirection
import MarayaGeometry
import MarayaTree

/// A tree as a value that can be compared: its nodes in tree order, with what they say of
/// themselves, in one layout or in several.
package struct TreeRecord: Sendable {
  /// A property, or a result, that has another value than in a new node.
  struct Property: Hashable, Sendable {
    var key: String
    var value: PropertyValue
    var defaultValue: PropertyValue?
  }

  /// One node.
  struct Item: Sendable {
    var id: String?
    /// The type as files spell it; `nil` if it is not known.
    var typeName: String?
    /// What a path calls the node, before its place, if it has no id.
    var pathName: String
    /// The index of the supernode, which comes before its subnodes; `nil` for the top.
    var supernode: Int?
    /// The index among the siblings.
    var place: Int
    /// The frame in each layout.
    var frames: [Rect]
    /// Where the node was asked to be, if that is known.
    var placement: Property?
    var attributes: [Property]
    /// What came of the node in each layout, besides the frame.
    var results: [[Property]]
    /// The constraints that the node holds, in the order of activation.
    var constraints: [ConstraintEquation] = []
    /// The index of the list of keys that the node has a value for.
    var listing: Int
  }

  /// The path of the top node.
  var start: String
  var items: [Item] = []
  /// The direction of each layout; `nil` for one that is compared alone.
  var directions: [LayoutDirection?]
  /// The lists of keys that nodes have values for: few, for nodes of a class have the same.
  var listings: [[String]] = []
  /// Whether only those attributes are known that a new node would not have.
  var leavesOutDefaults = false

  /// The subnodes of each node.
  var subnodes: [[Int]] {
    var subnodes = [[Int]](repeating: [], count: items.count)
    for (index, item) in items.enumerated() {
      if let supernode = item.supernode { subnodes[supernode].append(index) }
    }
    return subnodes
  }

  /// The path of a node, as `Node.path` has it.
  ///
  /// - Complexity: O(*d*) for a node that lies *d* below the top.
  func path(of index: Int) -> String {
    var names: [String] = []
    var item = items[index]
    while let supernode = item.supernode {
      names.append(item.id ?? "\(item.pathName)[\(item.place)]")
      item = items[supernode]
    }
    names.append(start)
    return names.reversed().joined(separator: "/")
  }

  /// Records of the same nodes in several layouts as one; `nil` if the nodes are others, or were asked
  /// for another way: a centre is told as a frame where the node is stretched.
  static func joined(_ layouts: [TreeRecord]) -> TreeRecord? {
    guard var record = layouts.first else { return nil }
    for layout in layouts.dropFirst() {
      guard layout.hasNodes(of: record) else { return nil }
      record.directions += layout.directions
      for (index, item) in layout.items.enumerated() {
        record.items[index].frames += item.frames
        record.items[index].results += item.results
      }
    }
    return record
  }

  private func hasNodes(of other: TreeRecord) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy {
        $0.id == $1.id && $0.typeName == $1.typeName && $0.supernode == $1.supernode
          && $0.placement?.key == $1.placement?.key
      }
  }
}
