/// Which subnodes of two supernodes that are the same are the same.
struct SiblingMatching {
  /// What is known of a node before its siblings are looked at.
  enum Known {
    case nothing
    /// The place of the node that it is.
    case place(Int)
    /// That it is a node elsewhere.
    case isElsewhere
  }

  private let ones: [Int]
  private let others: [Int]
  private let fingerprints: SubtreeFingerprints
  /// For each node of the earlier list the place of the same one in the later.
  private(set) var places: [Int?]
  /// For each node of the later list the place of the same one in the earlier.
  private var otherPlaces: [Int?]
  /// The nodes of both lists that are not to be matched.
  private let isElsewhere: (ones: [Bool], others: [Bool])

  /// Finds what is the same: by content first, or by shape first, whichever leaves less to tell.
  ///
  /// Nodes that stand still are told apart by their places. Nodes that all moved on, as in a
  /// stack, are told apart by all else, and it is mere chance that one is where another was.
  static func best(
    of ones: [Int],
    and others: [Int],
    known: [Known],
    isElsewhere: [Bool],
    _ fingerprints: SubtreeFingerprints
  ) -> SiblingMatching {
    let start = SiblingMatching(ones, others, known, isElsewhere, fingerprints)
    var matching = start
    for aspect in [SubtreeFingerprints.Aspect.content, .shape, .name] { matching.match(by: aspect) }
    let cost = matching.cost
    // A single difference can't be told in less.
    if cost <= 1 { return matching }
    var other = start
    for aspect in [SubtreeFingerprints.Aspect.shape, .content, .name] { other.match(by: aspect) }
    return other.cost < cost ? other : matching
  }

  private init(
    _ ones: [Int],
    _ others: [Int],
    _ known: [Known],
    _ isElsewhere: [Bool],
    _ fingerprints: SubtreeFingerprints
  ) {
    self.ones = ones
    self.others = others
    self.fingerprints = fingerprints
    places = known.map { if case .place(let place) = $0 { place } else { nil } }
    otherPlaces = [Int?](repeating: nil, count: others.count)
    for (place, other) in places.enumerated() {
      if let other { otherPlaces[other] = place }
    }
    let isOneElsewhere = known.map { if case .isElsewhere = $0 { true } else { false } }
    self.isElsewhere = (isOneElsewhere, isElsewhere)
  }

  private mutating func match(by aspect: SubtreeFingerprints.Aspect) {
    // What is matched already has a key of its own, and so holds its neighbours in place.
    let keys = ones.enumerated().map { place, index in
      places[place] == nil && !isElsewhere.ones[place]
        ? fingerprints.earlier(index, by: aspect) : -1 - place
    }
    let otherKeys = others.enumerated().map { place, index in
      if let other = otherPlaces[place] { return -1 - other }
      return isElsewhere.others[place]
        ? -1 - ones.count - place : fingerprints.later(index, by: aspect)
    }
    for pair in siblingPairs(of: keys, with: otherKeys) where keys[pair.first] >= 0 {
      places[pair.first] = pair.second
      otherPlaces[pair.second] = pair.first
    }
  }

  /// About how much there is to tell: of nodes that are only here or there, that are elsewhere
  /// among their siblings, that have changed.
  private var cost: Int {
    let matched = places.enumerated().compactMap { place, other in other.map { (place, $0) } }
    let changed = matched.count { place, other in
      let number = fingerprints.earlier(ones[place], by: .content)
      return number != fingerprints.later(others[other], by: .content)
    }
    let kept = longestIncreasingPositions(in: matched.map { $0.1 }).count
    return ones.count + others.count - 2 * matched.count + changed + matched.count - kept
  }
}
