import MarayaTree

/// Something found in one layout of a tree: a finding that does not know its directions yet.
struct AuditNote {
  /// The index of the node in the walk.
  let index: Int
  let code: AuditFinding.Code
  let message: String
  var details: [PropertyValue.Field] = []
}

/// Notes of one or two layouts of a tree, which become findings.
struct AuditNotes {
  /// What makes two notes the same.
  private struct Key: Hashable {
    let index: Int
    let code: AuditFinding.Code
    let path: String
    let message: String
  }

  private struct Entry {
    let index: Int
    let rank: Int
    /// The number of the first layout that it is in.
    let layout: Int
    var finding: AuditFinding
  }

  private var entries: [Entry] = []
  /// Where a note stands in the entries: looked up, never iterated.
  private var places: [Key: Int] = [:]

  /// Takes over the notes of a layout; one that another layout has too gets a second direction.
  mutating func add(_ layout: AuditedLayout, number: Int) {
    for note in layout.notes {
      let path = layout.walk.path(of: note.index)
      let key = Key(index: note.index, code: note.code, path: path, message: note.message)
      if number > 0, let place = places[key] {
        if !entries[place].finding.directions.contains(layout.direction) {
          entries[place].finding.directions.append(layout.direction)
        }
        continue
      }
      places[key] = entries.count
      let finding = AuditFinding(
        code: note.code,
        node: path,
        message: note.message,
        directions: [layout.direction],
        details: note.details
      )
      add(finding, at: note.index, layout: number)
    }
  }

  /// Takes over a finding that is one of the whole, or of both layouts.
  mutating func add(_ finding: AuditFinding, at index: Int, layout: Int = 0) {
    let rank = AuditFinding.Code.all.firstIndex(of: finding.code) ?? AuditFinding.Code.all.count
    entries.append(Entry(index: index, rank: rank, layout: layout, finding: finding))
  }

  /// The findings in the order of the tree, those of a node in the order of the codes.
  var findings: [AuditFinding] {
    entries.enumerated().sorted { one, other in
      let first = (one.element.index, one.element.rank, one.element.layout, one.offset)
      return first < (
        other.element.index, other.element.rank, other.element.layout, other.offset
      )
    }
    .map(\.element.finding)
  }
}
