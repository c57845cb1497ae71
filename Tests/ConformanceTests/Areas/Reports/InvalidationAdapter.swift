import Maraya

/// A row whose content changes: what is laid out again without being asked for.
struct InvalidationAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen = given.has("remove") ? try RemovedItem(&given) : try ChangedText(&given)
  }
}

/// A label beside an icon, whose text changes.
private struct ChangedText: Adapter {
  private let width: Double
  private let spacing: Double
  private let iconWidth: Double
  /// The widths of the label with each of its texts.
  private let labelWidths: [Double]
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    width = try given.require("rowWidth").number
    spacing = try given.require("spacing").number
    labelWidths = try given.require("labelMeasured").numbers
    directions = try given.require("directions").directions
    let items = try given.require("items").list.map { try $0.text }
    guard items.count == 2, items[0] == "label",
      let (_, icon) = items[1].wholeMatch(of: /icon (\d+)/)?.output, let width = Double(icon)
    else { throw NotUnderstood("the items \(items)") }
    iconWidth = width
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "iconX":
      return [.byDirection(directions) { .numbers(places(in: $0, marking: false).map(\.icon)) }]
    // Left-to-right the label stays at 0, and the case does not say so.
    case "labelX":
      return [
        .byDirection([.rightToLeft]) { .numbers(places(in: $0, marking: false).map(\.label)) }
      ]
    case "manualMarkDirtyNeeded":
      let isNeeded = directions.contains { direction in
        let alone = places(in: direction, marking: false)
        return alone.map(\.icon) != places(in: direction, marking: true).map(\.icon)
      }
      return [.flag(isNeeded)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// Where label and icon are with each text; on request the row is marked each time.
  private func places(
    in direction: LayoutDirection,
    marking: Bool
  ) -> [(label: Double, icon: Double)] {
    let label = MeasuredNode("label", content: Size(width: 0, height: 20))
    let icon = MeasuredNode("icon", content: Size(width: iconWidth, height: 20))
    let row = RowNode(spacing: spacing)
    row.addSubnode(label)
    row.addSubnode(icon)
    let root = Node.root(direction, width: width, [row])
    row.place(leading: 0, top: 0, trailing: 0, height: 20)
    root.layoutIfNeeded()
    return labelWidths.map { width in
      label.content.width = width
      if marking { row.setNeedsLayout() }
      root.layoutIfNeeded()
      return (label.frame.minX, icon.frame.minX)
    }
  }
}

/// A row of which one item is removed.
private struct RemovedItem: Adapter {
  private let width: Double
  private let spacing: Double
  private let widths: [Double]
  private let index: Int

  init(_ given: inout Fields) throws {
    width = try given.require("rowWidth").number
    spacing = try given.require("spacing").number
    widths = try given.require("items").numbers
    let number = try given.require("remove").number
    guard let index = Int(exactly: number), widths.indices.contains(index),
      try given.require("directions").directions == LayoutDirection.allCases
    else { throw NotUnderstood("the item \(number), or the directions") }
    self.index = index
  }

  func answers(to key: String) throws -> [Value] {
    guard let direction = LayoutDirection(rawValue: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    let row = RowNode(spacing: spacing)
    for width in widths {
      row.addSubnode(MeasuredNode(content: Size(width: width, height: 20)))
    }
    let root = Node.root(direction, width: width, [row])
    row.place(leading: 0, top: 0, trailing: 0, height: 20)
    root.layoutIfNeeded()
    row.subnodes[index].removeFromSupernode()
    root.layoutIfNeeded()
    return withExtendedLifetime(root) { [.numbers(row.subnodes.map(\.frame.minX))] }
  }
}
