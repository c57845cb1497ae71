import Maraya
import MarayaTesting

/// What is to be said of the difference of two trees in which every node has an id of its own.
///
/// Found by looking ids up, node by node; what is expected are statements, in any order. Which
/// nodes have another order is a choice: of these the number is known, and that the others have
/// theirs.
struct ExpectedDifferences {
  private struct Info {
    var supernode: String?
    var place: Int
    var node: Node
    var properties: [NodeDescription.Property]
    /// What the constraints say that the node holds, each with a name.
    var constraints: [(name: String?, text: String)]
  }

  private struct Tree {
    var ids: [String] = []
    /// Looked up, never iterated.
    var infos: [String: Info] = [:]

    init(_ top: Node) {
      for node in Array(top.subtree) {
        let id = node.id ?? ""
        ids.append(id)
        let siblings = node.supernode?.subnodes ?? [node]
        infos[id] = Info(
          supernode: node.supernode?.id,
          place: siblings.firstIndex { $0 === node } ?? -1,
          node: node,
          properties: NodeDescription(of: node).properties,
          constraints: node.constraints.map { ($0.identifier, $0.description) }
        )
      }
    }

    /// The node at the top of the part of nodes that the other tree lacks, and its size.
    func parts(without other: Tree) -> [(id: String, count: Int)] {
      let lacking = ids.filter { other.infos[$0] == nil }
      let tops = lacking.map { id in
        var top = id
        while let above = infos[top]?.supernode, other.infos[above] == nil { top = above }
        return top
      }
      return zip(lacking, tops).filter { $0 == $1 }.map { id, _ in
        (id, tops.count { $0 == id } - 1)
      }
    }
  }

  private let before: Tree
  private let after: Tree
  private var statements: [String] = []

  init(from before: Node, to after: Node) {
    self.before = Tree(before)
    self.after = Tree(after)
    for part in self.before.parts(without: self.after) {
      statements.append("removed \(part.id) \(part.count)")
    }
    for part in self.after.parts(without: self.before) {
      statements.append("added \(part.id) \(part.count)")
    }
    for id in self.after.ids {
      guard let old = self.before.infos[id], let new = self.after.infos[id] else { continue }
      if old.supernode != new.supernode {
        let paths = [old, new].map { $0.node.supernode?.path ?? "none" }
        statements.append("re-parented \(id) \(paths)")
      }
      for (name, text) in old.constraints {
        let other = new.constraints.first { $0.name == name }?.text
        if other != text { statements.append("constraint \(id) \([text, other ?? "none"])") }
      }
      for (name, text) in new.constraints
      where !old.constraints.contains(where: { $0.name == name }) {
        statements.append("constraint \(id) \(["none", text])")
      }
      let hasOtherFrame = old.node.frame != new.node.frame
      if hasOtherFrame { statements.append("frame \(id) \(old.node.frame) \(new.node.frame)") }
      statements += Self.properties(from: old, to: new, hasOtherFrame).map { "\(id) \($0)" }
    }
  }

  // MARK: Properties

  private static let framelike: Set<String> = [
    "frame", "directionalFrame", "center", "directionalCenter",
  ]

  private static func properties(
    from old: Info,
    to new: Info,
    _ hasOtherFrame: Bool
  ) -> [String] {
    var statements: [String] = []
    let places = [old, new].compactMap { $0.properties.first { $0.role == .placement } }
    if places.count == 2 && places[0].key != places[1].key {
      statements.append("placement \(places.map { "\($0.key) \($0.value.text)" })")
    } else if places.count == 2 && places[0].value != places[1].value
      && !(hasOtherFrame && framelike.contains(places[0].key))
    {
      statements.append("\(places[0].key) \(places.map(\.value.text))")
    }
    for role in [NodeDescription.Property.Role.attribute, .result] {
      let (olds, news) = (old.properties, new.properties)
      var keys: [String] = []
      for property in olds + news where property.role == role && !keys.contains(property.key) {
        keys.append(property.key)
      }
      for key in keys where role == .attribute || key != "frame" {
        // What came of an attribute, in the same form, tells of that, too.
        let isResult =
          key != "lines" && (olds + news).contains { $0.key == key && $0.role == .result }
        if role == .attribute && isResult { continue }
        let one = olds.first { $0.key == key && $0.role == role }
        let other = news.first { $0.key == key && $0.role == role }
        if one?.value == other?.value { continue }
        // A property that is not there, and one that nobody has set, are the same to a reader.
        if one == nil && other?.isDefault == true { continue }
        if other == nil && one?.isDefault == true { continue }
        if key == "bounds" {
          let isListedOnce = one == nil || other == nil
          // The origin of content is told as its offset.
          let origins = [old, new].map { $0.node is ScrollNode ? .zero : $0.node.bounds.origin }
          if origins[0] == origins[1] && (hasOtherFrame || isListedOnce) { continue }
        }
        statements.append("\(key) \([one?.value.text ?? "none", other?.value.text ?? "none"])")
      }
    }
    return statements
  }

  // MARK: Checking

  /// Throws if something else is said.
  func check(_ differences: [TreeDifference]) throws {
    var found: [String] = []
    var reordered: [String] = []
    for difference in differences {
      let id = difference.node.split(separator: "/").last.map(String.init) ?? ""
      let path = (after.infos[id] ?? before.infos[id])?.node.path
      if path != difference.node { throw LawBroken("\(difference) of \(path ?? id)") }
      switch difference.change {
      case .added(let summary): found.append("added \(id) \(summary.nodeCount)")
      case .removed(let summary): found.append("removed \(id) \(summary.nodeCount)")
      case .reparented(let from, let to):
        found.append("re-parented \(id) \([from ?? "none", to ?? "none"])")
      case .reordered(let from, let to):
        reordered.append(id)
        if before.infos[id]?.place != from || after.infos[id]?.place != to {
          throw LawBroken("\(difference)")
        }
      case .frame(let changes):
        found += changes.map { "frame \(id) \($0.from) \($0.to)" }
      case .constraint(let from, let to):
        found.append("constraint \(id) \([from ?? "none", to ?? "none"])")
      case .type(let from, let to): found.append("type \(id) \(from) \(to)")
      case .property(let key, let from, let to), .result(let key, let from, let to):
        found.append("\(id) \(key) \([from, to].map { $0?.text ?? "none" })")
      }
    }
    if found.sorted() != statements.sorted() {
      throw LawBroken("\(found.sorted()) instead of \(statements.sorted())")
    }
    try checkOrder(reordered)
  }

  private func checkOrder(_ reordered: [String]) throws {
    var count = 0
    for supernode in before.ids where after.infos[supernode] != nil {
      let kept = before.ids.filter {
        before.infos[$0]?.supernode == supernode && after.infos[$0]?.supernode == supernode
      }
      let places = kept.compactMap { after.infos[$0]?.place }
      count += places.count - Self.longestIncrease(in: places)
      let still = kept.filter { !reordered.contains($0) }.compactMap { after.infos[$0]?.place }
      if still != still.sorted() { throw LawBroken("\(reordered) leave others out of order") }
    }
    if reordered.count != count { throw LawBroken("\(reordered): \(count) would do") }
  }

  /// The length of a longest increasing subsequence, from those that end at each place.
  private static func longestIncrease(in places: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, place) in places.enumerated() {
      let before = (0..<index).filter { places[$0] < place }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
