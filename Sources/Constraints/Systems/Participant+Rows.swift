import MarayaDirection
import MarayaGeometry
import MarayaSolver
import MarayaTree

/// What binds a participant's unknowns apart from the constraints of users.
extension Participant {
  /// The rows' ranks: whose turn it is to be left out of a contradiction; users' constraints have 0.
  enum Rank {
    static let content = 1
    static let placement = 4
    static let bounds = 6
  }

  /// Tells the solver what binds the unknowns now; the rows that it has then.
  func tell(_ solver: inout Solver, in system: ConstraintSystem) throws(SolverError)
    -> ParticipantRows
  {
    var rows = rows
    let wanted = wantedRows(in: system)
    for (key, row) in rows.all where !wanted.contains(where: { $0.key == key }) {
      try solver.remove(row.id)
      rows[key] = nil
    }
    for (key, wanted) in wanted {
      rows[key] = try tell(wanted, instead: rows[key], &solver)
    }
    return rows
  }

  /// Whether what binds the unknowns is something else than the solver was told.
  func hasNews(in system: ConstraintSystem) -> Bool {
    let wanted = wantedRows(in: system)
    return wanted.count != rows.all.count
      || !wanted.allSatisfy { key, wanted in
        guard let row = rows[key] else { return false }
        return row.share == wanted.share && row.constant == wanted.row.constant
          && row.priority == wanted.row.priority
      }
  }

  private func tell(
    _ wanted: Wanted,
    instead old: ParticipantRows.Row?,
    _ solver: inout Solver
  ) throws(SolverError) -> ParticipantRows.Row {
    if var row = old {
      if row.share == wanted.share {
        if row.constant != wanted.row.constant {
          try solver.setConstant(wanted.row.constant, of: row.id)
          row.constant = wanted.row.constant
        }
        if row.priority != wanted.row.priority {
          try solver.setPriority(wanted.row.priority, of: row.id)
          row.priority = wanted.row.priority
        }
        return row
      }
      try solver.remove(row.id)
    }
    return ParticipantRows.Row(
      id: try solver.add(wanted.row),
      constant: wanted.row.constant,
      priority: wanted.row.priority,
      share: wanted.share
    )
  }

  // MARK: What is wanted

  /// A row, and the part of what is around it that is in it.
  private struct Wanted {
    var row: LinearConstraint
    var share = 0.0
  }

  private func wantedRows(in system: ConstraintSystem) -> [(
    key: ParticipantRows.Key, wanted: Wanted
  )] {
    var wanted: [(key: ParticipantRows.Key, wanted: Wanted)] = []
    func want(_ key: ParticipantRows.Key, _ row: LinearConstraint, share: Double = 0) {
      if !broken.contains(key) { wanted.append((key, Wanted(row: row, share: share))) }
    }
    switch kind {
    case .placed:
      let placed = placement?.aligned(node, in: node.supernode, isInContent: content != nil)
      guard let placement = placed else { break }
      func place(_ key: ParticipantRows.Key, _ length: LinearPlacement.Length, _ axis: Axis) {
        let variable = key.isStart ? start(axis) : self.length(axis)
        var sum = variable.linearExpression
        if length.share != 0 {
          sum = sum - length.share * (content?.length(axis) ?? around(axis, in: system))
        }
        let row = (sum == length.points).rank(Rank.placement)
        want(key, row, share: length.share)
      }
      place(.placesX, placement.x, .horizontal)
      place(.placesWidth, placement.width, .horizontal)
      place(.placesY, placement.y, .vertical)
      place(.placesHeight, placement.height, .vertical)
    case .readable:
      wantReadable(in: system, want)
    case .content:
      want(.placesX, (x == 0).rank(Rank.placement))
      want(.placesY, (y == 0).rank(Rank.placement))
      want(.leastWidth, (width >= 0).rank(Rank.bounds))
      want(.leastHeight, (height >= 0).rank(Rank.bounds))
    case .solved:
      want(.leastWidth, (width >= 0).rank(Rank.bounds))
      want(.leastHeight, (height >= 0).rank(Rank.bounds))
      if guide == nil {
        wantContent(.horizontal, .hugsWidth, .resistsWidth, want)
        wantContent(.vertical, .hugsHeight, .resistsHeight, want)
      }
    }
    return wanted
  }

  private func wantContent(
    _ axis: Axis,
    _ hugs: ParticipantRows.Key,
    _ resists: ParticipantRows.Key,
    _ want: (ParticipantRows.Key, LinearConstraint, Double) -> Void
  ) {
    let length = contentLength(axis)
    guard length >= 0 else { return }
    let variable = self.length(axis)
    let hugging = (variable <= length).priority(node.hugging(on: axis)).rank(Rank.content)
    want(hugs, hugging, 0)
    let resistance = node.compressionResistance(on: axis)
    want(resists, (variable >= length).priority(resistance).rank(Rank.content), 0)
  }

  /// In the middle between the margins, as wide as is readable, or as there is room.
  private func wantReadable(
    in system: ConstraintSystem,
    _ want: (ParticipantRows.Key, LinearConstraint, Double) -> Void
  ) {
    let sides = node.effectiveLayoutDirection.leading(node.layoutMargins)
    let across = around(.horizontal, in: system)
    let down = around(.vertical, in: system)
    let room = sides.leading + sides.trailing
    let middle = (sides.leading - sides.trailing) / 2
    let centre = x + 0.5 * width - 0.5 * across
    want(.placesX, (centre == middle).rank(Rank.placement), 0.5)
    want(.readsMost, (width <= node.readableWidth).rank(Rank.placement), 0)
    // As wide as there is room, before anything that users ask for at a lower priority.
    let wide = (width - across == -room).priority(Self.almostRequired).rank(Rank.placement)
    want(.placesWidth, wide, 1)
    want(.readsMargins, (width - across <= -room).rank(Rank.placement), 1)
    want(.placesY, (y == sides.top).rank(Rank.placement), 0)
    let high = (height - down == -(sides.top + sides.bottom)).rank(Rank.placement)
    want(.placesHeight, high, 1)
  }

  private static let almostRequired = 999.999

  /// The length of what is around the participant.
  private func around(_ axis: Axis, in system: ConstraintSystem) -> Variable {
    parent?.length(axis) ?? system.length(axis)
  }
}

extension ParticipantRows.Key {
  fileprivate var isStart: Bool { self == .placesX || self == .placesY }
}

extension LinearPlacement {
  /// The same of the alignment rectangle, measured from that of what is around it.
  ///
  /// Content that scrolls has its full size.
  fileprivate func aligned(
    _ node: Node,
    in supernode: Node?,
    isInContent: Bool
  ) -> LinearPlacement {
    var placement = self
    guard let supernode else { return placement }
    let direction = supernode.effectiveLayoutDirection
    let around = direction.leading(supernode.alignmentRectInsets)
    let own = direction.leading(node.alignmentRectInsets)
    let across = isInContent ? 0 : around.leading + around.trailing
    let down = isInContent ? 0 : around.top + around.bottom
    placement.x.points += own.leading - around.leading + placement.x.share * across
    placement.y.points += own.top - around.top + placement.y.share * down
    placement.width.points += placement.width.share * across - own.leading - own.trailing
    placement.height.points += placement.height.share * down - own.top - own.bottom
    return placement
  }
}
