import MarayaGeometry
import MarayaLayout
import MarayaSolver
import MarayaTree

/// From numbers to places.
extension ConstraintSystem {
  /// How often content is asked again for the width that it got.
  private static let rounds = 3
  /// How often baselines are asked again for the size that came of them: as often as a number has bits,
  /// so that what comes half as near each time arrives.
  private static let baselineRounds = 64

  /// Tells the solver what has changed, solves, and gives the nodes their places.
  func solve() -> SolvedCounts {
    let before = solver.counters.blocksSolved
    if needsTurn { turn() }
    if toldSize != hostSize {
      for participant in list where participant.placement?.isPresent ?? false { queue(participant) }
    }
    tell(wakes: true)
    compute()
    var places = hand()
    // Baselines hang on the sizes that were found.
    for round in 0..<Self.baselineRounds + Self.rounds where !queuedRows.isEmpty && !isStuck {
      if round >= Self.baselineRounds { letBaselinesRest(isFirst: round == Self.baselineRounds) }
      tell()
      compute()
      places += hand()
    }
    return SolvedCounts(blocks: solver.counters.blocksSolved - before, places: places)
  }

  /// Solves, until content that depends on the width that it gets has the height for it.
  ///
  /// Where the width depends on that height in turn there may be none: then the height is that of
  /// one line, whatever was before.
  func compute() {
    var round = 0
    while true {
      do {
        try solver.solve()
      } catch {
        return reportUnsolved(error)
      }
      changed += takeChangedParticipants()
      let others = wrapContent()
      if others.isEmpty { return }
      if round >= Self.rounds {
        for participant in others { participant.isRestless = true }
        if !isTrial && round == Self.rounds {
          host.report(
            .intrinsicSizeOscillation,
            "constraints",
            "content has another height after \(round) rounds"
          )
        }
      }
      round += 1
      tell()
    }
  }

  /// Lets baselines that each size moves on be those of the content's own size, whatever was before.
  private func letBaselinesRest(isFirst: Bool) {
    for row in queuedRows {
      for participant in row.participants where participant.kind == .solved {
        participant.hasRestingBaselines = true
      }
      refresh(row)
    }
    guard isFirst else { return }
    host.report(
      .intrinsicSizeOscillation,
      "constraints",
      "baselines have other places after \(Self.baselineRounds) rounds"
    )
  }

  private func reportUnsolved(_ error: SolverError) {
    if isStuck { return }
    isStuck = true
    if !isTrial { host.report(.unsolvable, "constraints", "\(error)") }
  }

  /// Lowers again what is said of directions.
  private func turn() {
    needsTurn = false
    refreshTurning()
    if unsolvedCount == 0 { return }
    for participant in list where participant.kind != .solved { queue(participant) }
  }

  // MARK: Content

  /// Asks a node for the size of its content, if it may be another, or for the place it asks for.
  func askContent(of participant: Participant) {
    if participant.kind == .placed {
      askPlace(of: participant)
    }
    guard participant.isContentStale else { return }
    participant.isContentStale = false
    guard participant.kind == .solved, participant.guide == nil else { return }
    participant.contentSize = participant.node.contentSizeOnGrid
    participant.wrapped = nil
    asked.append(participant)
  }

  /// Asks for a place, in content that scrolls within the size that constraints make of that.
  private func askPlace(of participant: Participant) {
    let node = participant.node
    participant.content = contentParticipant(around: participant)
    let isKnown = participant.content == nil && isKnown(participant.parent)
    participant.placement = node.linearPlacement(isKnown: isKnown)
    // As large as it is, where no constraint speaks of it.
    if participant.content == nil, let above = node.supernode, above.contentGuide != nil {
      participant.placement?.stay(in: above.childReferenceRect.size)
    }
  }

  /// Lets content try again that has gone on answering other heights, or other baselines.
  func wakeContent() {
    for participant in list where participant.hasRestingBaselines {
      participant.hasRestingBaselines = false
      NodeConstraints.existing(of: participant.node)?.refreshWatchers()
    }
    for participant in list where participant.isRestless {
      participant.isRestless = false
      participant.wrapped = nil
      changed.append(participant)
    }
  }

  /// Whether a node, or the host, has the size that it will have.
  ///
  /// - Complexity: O(*d*) for a node at depth *d*, O(1) below one that was asked for in this telling.
  private func isKnown(_ participant: Participant?) -> Bool {
    var answer = !isTrial
    var next = participant
    while let current = next {
      if current.kind != .placed {
        answer = false
        break
      }
      if let known = current.known, known.telling == tellings {
        answer = known.answer
        break
      }
      next = current.parent
    }
    let end = next
    next = participant
    while let current = next, current !== end {
      current.known = (tellings, answer)
      next = current.parent
    }
    return answer
  }

  /// Asks content for the height at the width that was found; whose is another.
  private func wrapContent() -> [Participant] {
    var others: [Participant] = []
    let candidates = changed + asked
    asked = []
    for participant in candidates where isIn(participant) && participant.isMeasured {
      let size = participant.contentSize
      guard size.width >= 0, size.height >= 0 else { continue }
      let width = max(solver[participant.width], 0)
      let old = participant.contentLength(.vertical)
      if abs(width - size.width) <= 1e-6 {
        participant.wrapped = nil
      } else if participant.wrapped.map({ abs($0.width - width) > 1e-6 }) ?? true {
        participant.wrapped = (width, participant.node.contentHeight(at: width))
      }
      if participant.contentLength(.vertical) != old {
        queue(participant)
        others.append(participant)
      }
    }
    return others
  }

  // MARK: Places

  /// Gives the nodes the places that were found, supernodes first; how many.
  private func hand() -> Int {
    var places = 0
    let changed = changed.sorted { $0.order < $1.order }
    self.changed = []
    // A hook may take out who comes later.
    for participant in changed where isIn(participant) {
      let rect = Rect(
        x: solver[participant.x],
        y: solver[participant.y],
        width: max(solver[participant.width], 0),
        height: max(solver[participant.height], 0)
      )
      if rect == participant.rect { continue }
      let isResized = rect.size != participant.rect?.size
      participant.rect = rect
      hand(rect, to: participant, isResized: isResized)
      places += 1
    }
    return places
  }

  /// Gives a node its place again, which it may have lost.
  func handAgain(_ participant: Participant) {
    participant.rect = nil
    changed.append(participant)
  }

  private func hand(_ rect: Rect, to participant: Participant, isResized: Bool) {
    switch participant.kind {
    case .solved where participant.guide == nil:
      if rect.isFinite { participant.node.place(solved: rect) }
    case .content:
      (participant.node as? any ScrollsContent)?.setSolvedContentSize(rect.size)
    default: break
    }
    // Baselines depend on the size.
    if isResized { NodeConstraints.existing(of: participant.node)?.refreshWatchers() }
  }
}

extension Node {
  /// The height of the content at a width, in points.
  fileprivate func contentHeight(at width: Double) -> Double {
    measure(SizeProposal(width: .exactly(width), height: .unbounded)).height
  }
}

extension Participant {
  /// Whether its content is asked for the height at a width.
  fileprivate var isMeasured: Bool { kind == .solved && guide == nil && !isRestless }
}
