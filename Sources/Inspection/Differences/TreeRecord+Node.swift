import MarayaConstraints
import MarayaDirection
import MarayaGeometry
package import MarayaTree

extension TreeRecord {
  /// The tree from a node down as it stands, without a layout pass.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, and that of describing them.
  package init(of top: Node) { self.init(of: top, direction: nil) }

  /// The layouts of the tree from a node down, one for each direction; then it is as it was.
  static func layouts(of top: Node, in directions: DrawnDirections) -> [TreeRecord] {
    // What the root's direction is when nobody looks.
    let own = NodeDescription(of: top.root).properties.first { $0.key == "direction" }
    return top.drawn(directions) { direction in
      // A layout that is compared alone needs no title.
      var record = TreeRecord(of: top, direction: directions == .both ? direction : nil)
      if direction != nil && top.supernode == nil { record.items[0].replaceDirection(with: own) }
      return record
    }
  }

  private init(of top: Node, direction: LayoutDirection?) {
    start = top.path
    directions = [direction]
    // Nodes first: describing one runs a hook, which might change the tree.
    let walk = TreeWalk(of: top)
    items = walk.steps.map { step in
      Item(
        id: step.node.id,
        pathName: step.pathName,
        supernode: step.supernode,
        place: step.place,
        frames: [step.node.frame],
        attributes: [],
        results: [],
        listing: 0
      )
    }
    var listings = Listings()
    for (index, step) in walk.steps.enumerated() {
      let description = NodeDescription(of: step.node)
      items[index].take(description)
      items[index].take(constraintsOf: step.node)
      items[index].listing = listings.index(of: description.properties)
    }
    self.listings = listings.lists
  }
}

extension TreeRecord.Item {
  /// Takes what of a description is compared.
  fileprivate mutating func take(_ description: NodeDescription) {
    typeName = description.typeName
    var results: [TreeRecord.Property] = []
    for property in description.properties {
      switch property.role {
      case .placement: placement = TreeRecord.Property(property)
      case .attribute:
        if !property.isDefault { attributes.append(TreeRecord.Property(property)) }
      case .history: break
      case .result:
        if property.key != "frame" { results.append(TreeRecord.Property(property)) }
      }
    }
    // What came of an attribute, in the same form, tells of that, too.
    attributes.removeAll { attribute in
      results.contains { $0.key == attribute.key && $0.value.hasForm(of: attribute.value) }
    }
    self.results = [results]
  }

  /// Takes what is said of constraints.
  fileprivate mutating func take(constraintsOf node: Node) {
    constraints = node.constraints.map(\.equationText)
    if node.isPlacedByConstraints && placement == nil {
      placement = TreeRecord.Property(key: "placedByConstraints", value: .flag(true))
    }
  }

  fileprivate mutating func replaceDirection(with own: NodeDescription.Property?) {
    attributes.removeAll { $0.key == "direction" }
    if let own { attributes.insert(TreeRecord.Property(own), at: 0) }
  }
}

extension PropertyValue {
  fileprivate func hasForm(of other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.numbers(let one), .numbers(let other)): one.count == other.count
    case (.number, .number), (.text, .text), (.flag, .flag), (.record, .record): true
    default: false
    }
  }
}

extension TreeRecord.Property {
  fileprivate init(_ property: NodeDescription.Property) {
    self.init(key: property.key, value: property.value, defaultValue: property.defaultValue)
  }
}

/// Lists of keys, each kept once: nodes of a class mostly have the same.
private struct Listings {
  private(set) var lists: [[String]] = []
  private var indices: [[String]: Int] = [:]

  /// The index of the list of the properties' keys; results are left out.
  mutating func index(of properties: [NodeDescription.Property]) -> Int {
    let keys = properties.compactMap { $0.role == .result ? nil : $0.key }
    if let last = lists.last, last == keys { return lists.count - 1 }
    if let index = indices[keys] { return index }
    indices[keys] = lists.count
    lists.append(keys)
    return lists.count - 1
  }
}
