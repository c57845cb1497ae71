import MarayaDirection
import MarayaGeometry
import MarayaTree

extension TreeRecord {
  /// The tree of a drawing, as far as one shows it: names, frames, unusual attributes.
  ///
  /// `nil` if the text is no drawing of one tree.
  ///
  /// - Parameters:
  ///   - drawing: The lines that `Node.drawing(_:)` gives; spaces at the end don't count.
  ///   - anonymous: Which names are types, of nodes without ids.
  /// - Complexity: O(*l*), where *l* is the length of the text.
  package init?(drawing: String, anonymous: Set<String> = ["node", "layer"]) {
    var lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    guard let first = lines.first else { return nil }
    let titles = LayoutDirection.titles(in: first)
    if titles != nil { lines.removeFirst() }
    directions = titles ?? [nil]
    start = ""
    leavesOutDefaults = true
    var way: [(index: Int, count: Int)] = []
    for line in lines {
      guard let row = DrawnRow(line, frameCount: directions.count),
        row.depth <= way.count, (row.depth == 0) == items.isEmpty
      else { return nil }
      way.removeLast(way.count - row.depth)
      let isAnonymous = anonymous.contains(row.name)
      items.append(
        Item(
          id: isAnonymous ? nil : row.name,
          typeName: isAnonymous ? row.name : nil,
          pathName: row.name,
          supernode: way.last?.index,
          place: way.last?.count ?? 0,
          frames: row.frames,
          attributes: row.attributes,
          results: row.frames.map { _ in [] },
          listing: 0
        )
      )
      if !way.isEmpty { way[way.count - 1].count += 1 }
      way.append((items.count - 1, 0))
    }
    guard let top = items.first else { return nil }
    start = top.pathName
    listings = [[]]
  }
}

extension LayoutDirection {
  /// The directions that stand above the columns of a drawing; `nil` if the line is another.
  fileprivate static func titles(in line: Substring) -> [LayoutDirection?]? {
    let directions = line.split(separator: " ").map { word in
      allCases.first { $0.description == word }
    }
    return directions.isEmpty || directions.contains(nil) ? nil : directions
  }
}

/// A line of a drawing, read.
private struct DrawnRow {
  var depth: Int
  var name: String
  var frames: [Rect]
  var attributes: [TreeRecord.Property]

  init?(_ line: Substring, frameCount: Int) {
    var rest = line
    depth = 0
    var opensNode = true
    while let level = ["│  ", "   ", "├─ ", "└─ "].first(where: { rest.hasPrefix($0) }) {
      depth += 1
      opensNode = level.hasSuffix("─ ")
      rest = rest.dropFirst(3)
      if opensNode { break }
    }
    guard opensNode else { return nil }
    // The name may have spaces: it ends before the first words that are frames.
    let words = rest.split(separator: " ")
    var start = 1
    var found: [Rect] = []
    while start + 2 * frameCount <= words.count {
      found = stride(from: start, to: start + 2 * frameCount, by: 2).compactMap { index in
        Rect(drawn: words[index], words[index + 1])
      }
      if found.count == frameCount { break }
      start += 1
    }
    guard found.count == frameCount, let first = words.first else { return nil }
    name = String(rest[first.startIndex..<words[start - 1].endIndex])
    frames = found
    let end = words[start + 2 * frameCount - 1].endIndex
    guard let attributes = Self.attributes(in: rest[end...]) else { return nil }
    self.attributes = attributes
  }

  /// What stands in brackets; `nil` if it is something else.
  private static func attributes(in text: Substring) -> [TreeRecord.Property]? {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if text.isEmpty { return [] }
    guard text.first == "[", text.last == "]" else { return nil }
    return DrawnText.parts(of: text.dropFirst().dropLast()).map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      if words.count == 1 { return TreeRecord.Property(key: String(part), value: .flag(true)) }
      if words[0] == "no" {
        return TreeRecord.Property(key: String(words[1]), value: .flag(false))
      }
      return TreeRecord.Property(key: String(words[0]), value: PropertyValue(drawn: words[1]))
    }
  }
}

extension Rect {
  /// A rectangle as drawings have it: `16,16` and `64×64`.
  fileprivate init?(drawn origin: Substring, _ size: Substring) {
    let point = origin.split(separator: ",", omittingEmptySubsequences: false)
    let extent = size.split(separator: "×", omittingEmptySubsequences: false)
    guard point.count == 2, extent.count == 2, let x = Double(point[0]),
      let y = Double(point[1]), let width = Double(extent[0]), let height = Double(extent[1])
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension PropertyValue {
  /// A value as drawings have it: numbers, or else a text.
  fileprivate init(drawn text: Substring) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    if numbers.count < parts.count {
      self = .text(DrawnText.read(text))
    } else if numbers.count == 1 {
      self = .number(numbers[0])
    } else {
      self = .numbers(numbers)
    }
  }
}
