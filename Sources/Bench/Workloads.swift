import Maraya

/// W1: builds a tree, lays it out, turns it to the other direction and back, and reads all frames
/// after each; anew each time.
func layoutTimes(count: Int, repetitions: Int, stopwatch: Stopwatch) throws -> Times {
  let expected = FrameTree.checksums(count: count)
  var times = Times()
  func step(_ step: Step, _ body: () -> Void) {
    times[step, default: Samples()].add(stopwatch.time(step, body))
  }
  func read(_ tree: FrameTree, after layout: Step, expecting sum: Double) throws {
    var found = 0.0
    step(.read) { found = tree.checksum }
    guard found == sum else {
      throw WrongChecksum(step: layout, count: count, expected: sum, found: found)
    }
  }
  func opposite(_ root: Node) -> LayoutDirection { root.effectiveLayoutDirection.opposite }

  for _ in 0..<repetitions {
    var built: FrameTree?
    step(.build) { built = FrameTree(count: count) }
    guard let tree = built else { continue }
    let root = tree.root
    step(.layout) { root.layoutIfNeeded() }
    try read(tree, after: .layout, expecting: expected.unturned)
    // In one call, as the peer does it; and back by a property, which marks the tree for a pass.
    step(.flip) {
      root.layout(width: root.bounds.width, height: root.bounds.height, direction: opposite(root))
    }
    try read(tree, after: .flip, expecting: expected.turned)
    step(.flipBack) {
      root.layoutDirection = opposite(root)
      root.layoutIfNeeded()
    }
    try read(tree, after: .flipBack, expecting: expected.unturned)
  }
  return times
}

/// W3: gives one leaf after the other a new size, and lays the tree out after each.
func updateTimes(
  count: Int,
  updates: Int,
  stopwatch: Stopwatch
) -> (times: Samples, checksum: Double) {
  let tree = FrameTree(count: count)
  let root = tree.root
  let leaves = tree.leaves
  root.layoutIfNeeded()
  var random = Random(seed: 777)
  var samples = Samples()
  for _ in 0..<updates {
    let leaf = leaves[random.below(leaves.count)]
    let width = Double(20 + random.below(30))
    let height = 20.5 + Double(random.below(30))
    samples.add(
      stopwatch.time(.update) {
        leaf.directionalFrame.size = Size(width: width, height: height)
        root.layoutIfNeeded()
      }
    )
  }
  return (samples, tree.checksum)
}

/// W6: how much memory a tree takes, bytes a node, once built and once laid out.
///
/// To be asked for first of all, while no freed memory is there to be used again.
func bytesPerNode(count: Int) -> (built: Double, laidOut: Double)? {
  guard let before = residentBytes() else { return nil }
  let tree = FrameTree(count: count)
  guard let built = residentBytes() else { return nil }
  tree.root.layoutIfNeeded()
  guard let laidOut = residentBytes() else { return nil }
  return withExtendedLifetime(tree) {
    (Double(built - before) / Double(count), Double(laidOut - before) / Double(count))
  }
}

/// SplitMix64, the generator that the peers draw from too.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A whole number from 0 up to but not including `count`, nearly uniform.
  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }
}
