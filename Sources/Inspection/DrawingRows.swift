import MarayaGeometry
import MarayaTree

/// A tree as rows of text, not yet put into columns.
struct Drawing {
  /// One node: its place in the tree, its frame, its attributes.
  struct Row {
    var name: String
    var frame: String
    var attributes: String
  }

  private(set) var rows: [Row] = []

  /// Draws the subtree of `top`; a root's direction is left out where the caller has set it.
  init(of top: Node, drawsRootDirection: Bool) {
    // Nodes and lines first: describing a node runs a hook, which might change the tree.
    var lines: [(node: Node, prefix: String)] = []
    // For each level whether its node has a sibling below, so that the line goes on.
    var goesOn: [Bool] = []
    for node in top.subtree {
      var prefix = ""
      if node !== top {
        // A first subnode opens a level; a sibling goes on in the deepest one that has more.
        if node.previousSibling != nil {
          while goesOn.last == false { goesOn.removeLast() }
          goesOn.removeLast()
        }
        let hasNext = node.nextSibling != nil
        for level in goesOn { prefix += level ? "│  " : "   " }
        prefix += hasNext ? "├─ " : "└─ "
        goesOn.append(hasNext)
      }
      lines.append((node, prefix))
    }
    for (node, prefix) in lines {
      let description = NodeDescription(of: node)
      let skipsDirection = node.supernode == nil && !drawsRootDirection
      rows.append(
        Row(
          name: prefix + DrawnText.escaping(node.id ?? description.typeName),
          frame: node.frame.description,
          attributes: description.attributeText(
            isConstrained: node.isPlacedByConstraints,
            skippingDirection: skipsDirection
          )
        )
      )
    }
  }

  /// One row a line: name, frame, attributes.
  var text: String {
    rows.map { row in
      [row.name, row.frame, row.attributes].filter { !$0.isEmpty }.joined(separator: " ") + "\n"
    }
    .joined()
  }

  /// Drawings of one tree as columns under their titles; below each other if the tree itself
  /// differs between them.
  static func sideBySide(_ drawings: [Drawing], titles: [String]) -> String {
    guard let first = drawings.first else { return "" }
    let names = first.rows.map(\.name)
    let attributes = first.rows.map(\.attributes)
    let isOneTree = drawings.allSatisfy {
      $0.rows.map(\.name) == names && $0.rows.map(\.attributes) == attributes
    }
    if !isOneTree {
      return zip(titles, drawings).map { "\($0)\n\($1.text)" }.joined(separator: "\n")
    }
    var columns = [[""] + names]
    for (title, drawing) in zip(titles, drawings) {
      columns.append([title] + drawing.rows.map(\.frame))
    }
    columns.append([""] + attributes)
    return lines(of: columns)
  }

  private static func lines(of columns: [[String]]) -> String {
    let widths = columns.map { column in column.map(\.count).max() ?? 0 }
    var text = ""
    for row in columns[0].indices {
      var line = ""
      var padding = 0
      for (column, width) in zip(columns, widths) {
        let cell = column[row]
        if !cell.isEmpty {
          line += String(repeating: " ", count: padding) + cell
          padding = 0
        }
        padding += width - cell.count + 2
      }
      text += line + "\n"
    }
    return text
  }
}

extension NodeDescription {
  /// The attributes that a new node would not have: `[hidden, alpha 0.5]`; and `constraints` first
  /// where they place it.
  fileprivate func attributeText(isConstrained: Bool, skippingDirection: Bool) -> String {
    let own = properties.compactMap { property -> String? in
      guard property.role == .attribute, !property.isDefault else { return nil }
      if skippingDirection && property.key == "direction" { return nil }
      return property.text
    }
    let texts = (isConstrained ? ["constraints"] : []) + own
    return texts.isEmpty ? "" : "[\(texts.joined(separator: ", "))]"
  }
}

extension NodeDescription.Property {
  fileprivate var text: String {
    if case .flag(let isSet) = value { return isSet ? key : "no \(key)" }
    return "\(key) \(value.text)"
  }
}
