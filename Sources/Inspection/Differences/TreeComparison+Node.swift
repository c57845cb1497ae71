import MarayaGeometry
import MarayaTree

/// What two nodes that are the same differ in.
extension TreeComparison {
  mutating func compare(_ index: Int, _ other: Int) {
    let (from, to) = (earlier.items[index], later.items[other])
    if from.supernode == nil && to.supernode == nil && from.id != to.id {
      tell(
        .property("id", from: from.id.map { .text($0) }, to: to.id.map { .text($0) }),
        of: other
      )
    }
    if let old = from.typeName, let new = to.typeName, old != new {
      tell(.type(from: old, to: new), of: other)
    }
    let isFrameTold = compareFrames(from, to, other)
    comparePlacements(from, to, other, isFrameTold: isFrameTold)
    compareAttributes(from, to, other, isFrameTold: isFrameTold)
    compareConstraints(from.constraints, to.constraints, other)
    compareResults(from, to, other)
  }

  // MARK: Frames

  private mutating func compareFrames(
    _ from: TreeRecord.Item,
    _ to: TreeRecord.Item,
    _ other: Int
  ) -> Bool {
    var changes: [TreeDifference.FrameChange] = []
    for (layout, direction) in later.directions.enumerated() {
      let (old, new) = (from.frames[layout], to.frames[layout])
      if old.originIsNear(new, within: tolerance) && old.sizeIsNear(new, within: tolerance) {
        continue
      }
      changes.append(.init(direction: direction, from: old, to: new))
    }
    guard let first = changes.first else { return false }
    let areOne =
      changes.count == later.directions.count
      && changes.allSatisfy { $0.readsLike(first) || $0.mirrors(first) }
    if areOne {
      tell(.frame(changes), of: other)
    } else {
      for change in changes {
        tell(
          TreeDifference(
            node: later.path(of: other),
            change: .frame([change]),
            direction: change.direction
          )
        )
      }
    }
    return true
  }

  // MARK: Properties

  /// Tells of another way to be placed; frames and centers only where the frame does not.
  private mutating func comparePlacements(
    _ from: TreeRecord.Item,
    _ to: TreeRecord.Item,
    _ other: Int,
    isFrameTold: Bool
  ) {
    guard let old = from.placement, let new = to.placement else { return }
    if old.key != new.key {
      let values = [old, new].map { PropertyValue.record([.init($0.key, $0.value)]) }
      tell(.property("placement", from: values[0], to: values[1]), of: other)
    } else if !old.value.isNear(new.value, within: tolerance) {
      if isFrameTold && Self.framelike.contains(new.key) { return }
      tell(.property(new.key, from: old.value, to: new.value), of: other)
    }
  }

  /// The placements that say no more than a frame does.
  private static let framelike = ["frame", "center", "directionalFrame", "directionalCenter"]

  private mutating func compareAttributes(
    _ from: TreeRecord.Item,
    _ to: TreeRecord.Item,
    _ other: Int,
    isFrameTold: Bool
  ) {
    for (old, new) in pairs(of: from.attributes, to.attributes) {
      let key = new?.key ?? old?.key ?? ""
      let before = old?.value ?? missing(key, besides: new, in: from, of: earlier)
      let after = new?.value ?? missing(key, besides: old, in: to, of: later)
      switch (before, after) {
      case (nil, nil): continue
      case (let before?, let after?): if before.isNear(after, within: tolerance) { continue }
      default: break
      }
      if key == "bounds" && isTold(before, after, isFrameTold: isFrameTold) { continue }
      tell(.property(key, from: before, to: after), of: other)
    }
  }

  /// What a node has for a property that it has no unusual value of: the value of a new node, if
  /// it has the property at all.
  private func missing(
    _ key: String,
    besides property: TreeRecord.Property?,
    in item: TreeRecord.Item,
    of record: TreeRecord
  ) -> PropertyValue? {
    guard let property else { return nil }
    if record.leavesOutDefaults {
      return .some(property.value.isSet.map { .flag(!$0) } ?? .text("default"))
    }
    return record.listings[item.listing].contains(key) ? property.defaultValue : nil
  }

  /// Whether bounds differ in their size alone, which the frame tells.
  private func isTold(
    _ before: PropertyValue?,
    _ after: PropertyValue?,
    isFrameTold: Bool
  ) -> Bool {
    // Only bounds that begin elsewhere than at zero are always listed.
    let origins = [before, after].map { $0?.numbers?.prefix(2) ?? [0, 0] }
    let isSameOrigin = zip(origins[0], origins[1]).allSatisfy {
      $0.isNear($1, within: tolerance)
    }
    return isSameOrigin && (isFrameTold || before == nil || after == nil)
  }

  private mutating func compareResults(
    _ from: TreeRecord.Item,
    _ to: TreeRecord.Item,
    _ other: Int
  ) {
    var found: [[TreeDifference]] = []
    for (layout, direction) in later.directions.enumerated() {
      let pairs = pairs(of: from.results[layout], to.results[layout])
      let changed = pairs.filter { old, new in
        guard let old, let new else { return true }
        return !old.value.isNear(new.value, within: tolerance)
      }
      found.append(
        changed.map { old, new in
          TreeDifference(
            node: later.path(of: other),
            change: .result(new?.key ?? old?.key ?? "", from: old?.value, to: new?.value),
            direction: direction
          )
        }
      )
    }
    for difference in TreeDifference.toldOnce(found) { tell(difference) }
  }

  /// Properties of the same key, in the order of the later ones.
  private func pairs(
    of olds: [TreeRecord.Property],
    _ news: [TreeRecord.Property]
  ) -> [(TreeRecord.Property?, TreeRecord.Property?)] {
    if olds == news { return [] }
    let gone = olds.filter { old in !news.contains { $0.key == old.key } }
    return news.map { new in (olds.first { $0.key == new.key }, new) } + gone.map { ($0, nil) }
  }
}
