import Maraya

/// The tree of all workloads: frames from the leading edge, ten nodes in each node, in a root of
/// 1000 by 1000.
///
/// Node *k* lies in node (*k* - 1) / 10. Nothing is random, so everybody can build the same.
struct FrameTree {
  /// The nodes in the order in which they were made, the root first.
  let nodes: [Node]

  var root: Node { nodes[0] }

  /// The nodes without subnodes, in the order in which they were made.
  var leaves: [Node] { nodes.filter { $0.firstSubnode == nil } }

  init(count: Int) {
    let root = Node()
    root.frame = Self.rootFrame
    var nodes = [root]
    nodes.reserveCapacity(count)
    for index in 1..<count {
      let node = Node()
      node.directionalFrame = Self.directionalFrame(ofNode: index)
      nodes[Self.supernode(ofNode: index)].addSubnode(node)
      nodes.append(node)
    }
    self.nodes = nodes
  }

  private static let rootFrame = Rect(x: 0, y: 0, width: 1000, height: 1000)

  private static func supernode(ofNode index: Int) -> Int { (index - 1) / 10 }

  private static func directionalFrame(ofNode index: Int) -> Rect {
    Rect(
      x: Double(1 + 7 * index % 50),
      y: Double(1 + 13 * index % 50),
      width: Double(20 + 3 * index % 30),
      height: Double(20 + 5 * index % 30)
    )
  }
}

// MARK: Checksums

extension FrameTree {
  /// A number that tells whether all frames are what they should be.
  var checksum: Double {
    var sum = 0.0
    for node in nodes { sum += node.frame.summand }
    return sum
  }

  /// The checksums of a tree of so many nodes before and after the direction is turned, by
  /// arithmetic and without a tree.
  static func checksums(count: Int) -> (unturned: Double, turned: Double) {
    var sums = (unturned: rootFrame.summand, turned: rootFrame.summand)
    for index in 1..<count {
      let above = supernode(ofNode: index)
      let width = above == 0 ? rootFrame.width : directionalFrame(ofNode: above).width
      let rect = directionalFrame(ofNode: index)
      sums.unturned += rect.summand
      sums.turned += rect.summand - rect.minX + (width - rect.maxX)
    }
    return sums
  }
}

extension Rect {
  /// What a frame adds to the checksum: no two of its numbers can be taken for each other.
  fileprivate var summand: Double { origin.x + 2 * origin.y + 3 * size.width + 5 * size.height }
}

/// A layout that went wrong.
struct WrongChecksum: Error, CustomStringConvertible {
  var step: Step
  var count: Int
  var expected: Double
  var found: Double

  var description: String {
    "after \(step.rawValue) of \(count) nodes the checksum is \(found), not \(expected)"
  }
}
