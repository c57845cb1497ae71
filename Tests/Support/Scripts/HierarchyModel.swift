import Maraya

/// The rules of the hierarchy as the documentation has them, on plain values.
///
/// No links, no marks, nothing kept that could be worked out: every answer is found by walking,
/// every list is an array. Slow, and short enough to be seen to be right. Members are numbered in
/// the order in which they were made.
struct HierarchyModel {
  /// What is known of one node.
  struct Member {
    var name: String
    var isLayer: Bool
    var isHeld = true
    var isAlive = true
    var supernode: Int?
    var subnodes: [Int] = []
    /// The direction set on the node itself.
    var direction: LayoutDirection?
    var referenceWidth: Double?
    /// What was asked for: a rectangle from the left or from the leading edge.
    var asked = Rect.zero
    var isDirectional = false
    /// Where the node is.
    var frame = Rect.zero
  }

  private(set) var members: [Member] = []

  var living: [Int] { members.indices.filter { members[$0].isAlive } }

  // MARK: Lives

  mutating func make(name: String, isLayer: Bool) -> Int {
    members.append(Member(name: name, isLayer: isLayer))
    return members.count - 1
  }

  /// A node lives as long as somebody or its supernode holds it; who is left becomes a root.
  mutating func drop(_ member: Int) {
    members[member].isHeld = false
    if members[member].supernode != nil { return }
    members[member].isAlive = false
    for subnode in members[member].subnodes {
      members[subnode].supernode = nil
      if members[subnode].isHeld { resolve(subnode) } else { drop(subnode) }
    }
    members[member].subnodes = []
  }

  // MARK: Lists

  mutating func insert(_ member: Int, into supernode: Int, at index: Int) {
    let isNew = members[member].supernode != supernode
    unlink(member)
    let end = members[supernode].subnodes.count
    members[supernode].subnodes.insert(member, at: min(index, end))
    members[member].supernode = supernode
    if isNew { resolve(member) }
  }

  mutating func add(_ member: Int, to supernode: Int) {
    insert(member, into: supernode, at: .max)
  }

  mutating func insert(_ member: Int, above sibling: Int, into supernode: Int) {
    insert(member, into: supernode, beside: sibling, offset: 1)
  }

  mutating func insert(_ member: Int, below sibling: Int, into supernode: Int) {
    insert(member, into: supernode, beside: sibling, offset: 0)
  }

  private mutating func insert(
    _ member: Int,
    into supernode: Int,
    beside sibling: Int,
    offset: Int
  ) {
    let others = members[supernode].subnodes.filter { $0 != member }
    let place = others.firstIndex(of: sibling).map { $0 + offset }
    insert(member, into: supernode, at: place ?? .max)
  }

  mutating func bringToFront(_ member: Int, of supernode: Int) {
    if members[member].supernode == supernode { add(member, to: supernode) }
  }

  mutating func sendToBack(_ member: Int, of supernode: Int) {
    if members[member].supernode == supernode { insert(member, into: supernode, at: 0) }
  }

  mutating func exchange(_ one: Int, _ other: Int, of supernode: Int) {
    let range = members[supernode].subnodes.indices
    guard range.contains(one), range.contains(other) else { return }
    members[supernode].subnodes.swapAt(one, other)
  }

  mutating func remove(_ member: Int) {
    if members[member].supernode == nil { return }
    unlink(member)
    resolve(member)
  }

  private mutating func unlink(_ member: Int) {
    if let supernode = members[member].supernode {
      members[supernode].subnodes.removeAll { $0 == member }
    }
    members[member].supernode = nil
  }

  /// Why `member` can't be inserted, or `nil`.
  func obstacle(to member: Int, into supernode: Int, at index: Int) -> HierarchyError? {
    let node = path(of: member)
    if index < 0 { return .negativeIndex(index, node: node, supernode: path(of: supernode)) }
    if member == supernode { return .addsItself(node: node) }
    if isDescendant(supernode, of: member) {
      return .makesCycle(node: node, supernode: path(of: supernode))
    }
    return nil
  }

  // MARK: Relatives

  /// The member itself and those above it, up to the root.
  private func lineage(of member: Int) -> [Int] {
    var lineage = [member]
    while let above = members[lineage[lineage.count - 1]].supernode { lineage.append(above) }
    return lineage
  }

  func root(of member: Int) -> Int { lineage(of: member).last ?? member }

  func depth(of member: Int) -> Int { lineage(of: member).count - 1 }

  func isDescendant(_ member: Int, of other: Int) -> Bool { lineage(of: member).contains(other) }

  /// The path in a message: the last sixteen names.
  func path(of member: Int) -> String {
    let lineage = lineage(of: member)
    let names = lineage.prefix(16).map { members[$0].name } + (lineage.count > 16 ? ["…"] : [])
    return names.reversed().joined(separator: "/")
  }

  /// The first direction set on the way up.
  func effectiveDirection(of member: Int) -> LayoutDirection {
    lineage(of: member).lazy.compactMap { members[$0].direction }.first ?? .leftToRight
  }

  // MARK: Places

  mutating func setDirection(_ direction: LayoutDirection?, of member: Int) {
    if members[member].isLayer || members[member].direction == direction { return }
    members[member].direction = direction
    // A root is placed with its own direction, at once; the others wait for a pass.
    if members[member].supernode == nil { resolve(member) }
  }

  mutating func setReferenceWidth(_ width: Double?, of member: Int) {
    if members[member].referenceWidth == width { return }
    members[member].referenceWidth = width
    resolve(member)
  }

  mutating func place(_ member: Int, at rect: Rect, isDirectional: Bool) {
    members[member].asked = rect
    members[member].isDirectional = isDirectional
    resolve(member)
  }

  mutating func layOut(_ member: Int) {
    let root = root(of: member)
    for member in living where self.root(of: member) == root { resolve(member) }
  }

  func directionalFrame(of member: Int) -> Rect {
    let known = members[member]
    return known.isDirectional ? known.asked : mirrored(known.frame, of: member)
  }

  private mutating func resolve(_ member: Int) {
    let known = members[member]
    members[member].frame = known.isDirectional ? mirrored(known.asked, of: member) : known.asked
  }

  /// `x' = width − maxX` if what places the member runs right to left and there is a width.
  private func mirrored(_ rect: Rect, of member: Int) -> Rect {
    let supernode = members[member].supernode
    let width = members[member].referenceWidth ?? supernode.map { members[$0].asked.size.width }
    guard let width, effectiveDirection(of: supernode ?? member) == .rightToLeft else {
      return rect
    }
    return Rect(origin: Point(x: width - rect.maxX, y: rect.minY), size: rect.size)
  }
}
