import MarayaInspection
public import MarayaTree

/// What is different between a tree's drawing in both directions and the one that is expected.
///
/// - Parameters:
///   - tree: The tree; it is laid out in both directions, and then again in its own.
///   - expected: The lines that `drawing(.both)` is expected to give. Line ends at the end of the
///     text don't count, nor do spaces at the end of a line.
/// - Returns: The differing lines and the text as it should be pasted; `nil` if nothing differs.
/// - Complexity: That of `Node.drawing(_:)`, and O(*l*²) for *l* lines that differ.
public func layoutDifference(of tree: Node, from expected: String) -> String? {
  let actual = lines(of: tree.drawing(.both))
  let wanted = lines(of: expected)
  if actual == wanted { return nil }
  return """
    The layout is another than expected:
    \(lineDifferences(from: wanted, to: actual).joined(separator: "\n"))

    To expect what it is now:
    \"\"\"
    \(actual.joined(separator: "\n"))
    \"\"\"
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
