import MarayaInspection
public import MarayaTree

/// What is different between a tree's drawing in both directions and the one that is expected.
///
/// In words first, node by node, if the expected text is a drawing; then line by line.
///
/// - Parameters:
///   - tree: The tree; it is laid out in both directions, and then again in its own.
///   - expected: The lines that `drawing(.both)` is expected to give. Line ends at the end of the
///     text don't count, nor do spaces at the end of a line.
/// - Returns: The differences, the differing lines, and the text as it should be pasted; `nil` if
///   nothing differs.
/// - Complexity: That of `Node.drawing(_:)`, and O(*l*²) for *l* lines that differ.
public func layoutDifference(of tree: Node, from expected: String) -> String? {
  let actual = lines(of: tree.drawing(.both))
  let wanted = lines(of: expected)
  if actual == wanted { return nil }
  let drawing = actual.joined(separator: "\n")
  // As it is pasted nothing of it is an escape.
  let raw = drawing.contains("\\") || drawing.contains("\"\"\"") ? "#" : ""
  let words = wordDifferences(from: wanted, to: actual, of: tree).map { "\($0)\n" }
  return """
    The layout is another than expected:
    \(words.joined())\(words.isEmpty ? "" : "\n")\
    \(lineDifferences(from: wanted, to: actual).joined(separator: "\n"))

    To expect what it is now:
    \(raw)\"\"\"
    \(drawing)
    \"\"\"\(raw)
    """
}

/// The lines of a text, without empty ones at the end and spaces at their ends.
private func lines(of text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
  while lines.last == "" { lines.removeLast() }
  return lines
}

/// The differences of two drawings in words; none if one of them can't be read.
private func wordDifferences(
  from wanted: [String],
  to actual: [String],
  of tree: Node
) -> [TreeDifference] {
  let unnamed = tree.subtree.filter { $0.id == nil }.map { NodeDescription(of: $0).typeName }
  let anonymous = Set(unnamed + ["node", "layer"])
  func record(_ lines: [String]) -> TreeRecord? {
    TreeRecord(drawing: lines.joined(separator: "\n"), anonymous: anonymous)
  }
  guard let earlier = record(wanted), let later = record(actual) else { return [] }
  return TreeDifference.differences(from: earlier, to: later)
}

/// All lines, those only in the first text after `- `, those only in the second after `+ `.
func lineDifferences(from first: [String], to second: [String]) -> [String] {
  let difference = second.difference(from: first)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [String] = []
  var (index, other) = (0, 0)
  while index < first.count || other < second.count {
    if removed.contains(index) {
      result.append("- \(first[index])")
      index += 1
    } else if inserted.contains(other) {
      result.append("+ \(second[other])")
      other += 1
    } else {
      result.append("  \(first[index])")
      index += 1
      other += 1
    }
  }
  return result
}
