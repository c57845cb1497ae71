// Builds, walks, converts through, lays out and releases very deep and very wide trees of three
// sizes, prints nanoseconds a node, and fails when a cost grows faster than the count or a node
// takes more than 256 bytes.

import Glibc
import Maraya

/// How much more a node may cost in the largest tree than in the smallest: caches and noise.
///
/// The sizes, none of which a cache holds, are a factor of 16 apart, over which n√n is 4.
let allowedGrowth = 3.0
let sizes = [250_000, 1_000_000, 4_000_000]
let bytesAllowed = 256
/// The best of so many counts, since other programs disturb.
let repetitions = 3
let steps = ["build", "walk", "convert", "layout", "flip", "release"]

struct Shape {
  var name: String
  /// Builds a tree of so many nodes; gives its root and a node farthest from it.
  var build: (Int) -> (root: Node, far: Node)
}

let shapes = [
  Shape(name: "chain, from the root down") { count in
    let root = Node("root")
    var far = root
    for _ in 1..<count {
      let node = Node(frame: Rect(x: 1, y: 1, width: 8, height: 8))
      far.addSubnode(node)
      far = node
    }
    return (root, far)
  },
  Shape(name: "chain, from the leaf up") { count in
    let far = Node(frame: Rect(x: 1, y: 1, width: 8, height: 8))
    var root = far
    for _ in 1..<count {
      let node = Node(frame: Rect(x: 1, y: 1, width: 8, height: 8))
      node.addSubnode(root)
      root = node
    }
    return (root, far)
  },
  Shape(name: "chain of directional frames, right-to-left") { count in
    let root = Node("root")
    root.layoutDirection = .rightToLeft
    var far = root
    for _ in 1..<count {
      let node = Node()
      node.directionalFrame = Rect(x: 1, y: 1, width: 8, height: 8)
      far.addSubnode(node)
      far = node
    }
    return (root, far)
  },
  Shape(name: "one node with all others in it") { count in
    let root = Node("root")
    root.layoutDirection = .rightToLeft
    for _ in 1..<count {
      let node = Node()
      node.directionalFrame = Rect(x: 1, y: 1, width: 8, height: 8)
      root.addSubnode(node)
    }
    return (root, root.lastSubnode ?? root)
  },
]

var failures: [String] = []
let clock = ContinuousClock()

/// Nanoseconds for each of `count` nodes.
func time(_ count: Int, _ body: () -> Void) -> Double {
  let elapsed = clock.measure(body).components
  return (Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9) / Double(count)
}

/// Builds a tree, does everything with it, and gives the nanoseconds a node for each step.
@MainActor
func measure(_ shape: Shape, _ count: Int) -> [(step: String, value: Double)] {
  var times: [(step: String, value: Double)] = []
  func step(_ name: String, _ body: () -> Void) { times.append((name, time(count, body))) }

  var tree: (root: Node, far: Node)?
  step("build") { tree = shape.build(count) }
  if let (root, far) = tree {
    var walked = 0
    step("walk") { for _ in root.subtree { walked += 1 } }
    if walked != count { failures.append("\(shape.name): walked \(walked) of \(count) nodes") }
    step("convert") {
      let back = root.convert(far.convert(Point.zero, to: root), to: far)
      if back != .zero { failures.append("\(shape.name): converted to \(back)") }
    }
    step("layout") { root.layoutIfNeeded() }
    step("flip") {
      root.layoutDirection = root.effectiveLayoutDirection.opposite
      root.layoutIfNeeded()
    }
  }
  step("release") { tree = nil }
  return times
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

/// The memory this process has resident, in bytes.
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var numbers = [CChar](repeating: 0, count: 128)
  fgets(&numbers, 128, file)
  let text = String(decoding: numbers.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  return (Int(text.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
}

/// What a node of a tree takes, the allocator's share included.
func bytesPerNode(_ count: Int) -> Int {
  let before = residentBytes()
  let root = Node("root")
  for _ in 1..<count { root.addSubnode(Node()) }
  return withExtendedLifetime(root) { (residentBytes() - before) / count }
}

// First of all, while no freed memory is there to be used again.
let bytes = bytesPerNode(1_000_000)

print("nanoseconds a node; at most \(allowedGrowth) times as many in the largest tree\n")
for shape in shapes {
  print(shape.name)
  var rows: [String: [Double]] = [:]
  for count in sizes {
    var best: [String: Double] = [:]
    for _ in 0..<repetitions {
      for (step, value) in measure(shape, count) { best[step] = min(best[step] ?? value, value) }
    }
    for step in steps { rows[step, default: []].append(best[step] ?? 0) }
  }
  for step in steps {
    let values = rows[step] ?? []
    let cells = values.map { column("\(($0 * 100).rounded() / 100)", 10) }
    print("  \(step)" + String(repeating: " ", count: 10 - step.count) + cells.joined())
    if let first = values.first, let last = values.last, last > max(first, 0.1) * allowedGrowth {
      failures.append("\(shape.name): \(step) grows from \(first) to \(last) ns a node")
    }
  }
}

print("\n\(bytes) bytes a node, at most \(bytesAllowed)")
if bytes > bytesAllowed { failures.append("a node takes \(bytes) bytes") }

for failure in failures { print("FAILED: \(failure)") }
exit(failures.isEmpty ? 0 : 1)
