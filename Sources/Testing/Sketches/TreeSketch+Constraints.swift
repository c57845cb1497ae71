package import MarayaConstraints

/// A sketch's constraints come and go as those of the tree do.
extension TreeSketch {
  /// The constraints of this node and of those inside, in the order in which they are activated.
  package var allConstraints: [ConstraintEquation] {
    children.flatMap(\.allConstraints) + constraints
  }

  /// Puts the constraints of what is inside among those of this node.
  mutating func gatherConstraints() {
    let all = allConstraints
    dropConstraintsInside()
    constraints = all
  }

  private mutating func dropConstraintsInside() {
    for index in children.indices {
      children[index].constraints = []
      children[index].dropConstraintsInside()
    }
  }

  /// Adds a constraint; `false` if it names a node that isn't there.
  mutating func activate(_ equation: ConstraintEquation) -> Bool {
    guard equation.ids.allSatisfy({ self[$0] != nil }) else { return false }
    gatherConstraints()
    constraints.append(equation)
    return true
  }

  /// Takes out the constraint of an identifier; `false` if there is none.
  mutating func deactivate(_ identifier: String) -> Bool {
    gatherConstraints()
    guard let index = constraints.firstIndex(where: { $0.identifier == identifier }) else {
      return false
    }
    rememberPlaced(by: constraints.remove(at: index))
    return true
  }

  /// Changes the constraint of an identifier; `false` if there is none.
  mutating func change(
    _ identifier: String,
    _ change: (inout ConstraintEquation) -> Void
  ) -> Bool {
    gatherConstraints()
    guard let index = constraints.firstIndex(where: { $0.identifier == identifier }) else {
      return false
    }
    change(&constraints[index])
    return true
  }

  /// Takes out the constraints that reach out of a part which leaves its place; those inside of it
  /// stay active, and are the newest once it stands elsewhere.
  mutating func loosen(_ part: TreeSketch) {
    gatherConstraints()
    let inside = Set(part.ids)
    func count(_ equation: ConstraintEquation) -> Int {
      equation.ids.count { inside.contains($0) }
    }
    for equation in constraints where 0 < count(equation) && count(equation) < equation.ids.count {
      rememberPlaced(by: equation)
    }
    let moved = constraints.filter { count($0) == $0.ids.count }
    constraints = constraints.filter { count($0) == 0 } + moved
  }

  /// Takes out the constraints between nodes of a part that has left the sketch.
  mutating func removeConstraints(of part: TreeSketch) {
    let inside = Set(part.ids)
    constraints.removeAll { $0.ids.contains { inside.contains($0) } }
  }

  /// Whether constraints find the place of a node.
  func isPlacedByConstraints(_ id: String) -> Bool {
    self[id]?.setting(.place) == .placedByConstraints
      || allConstraints.contains { idsPlaced(by: $0).contains(id) }
  }

  private mutating func rememberPlaced(by equation: ConstraintEquation) {
    for id in idsPlaced(by: equation) { update(id) { $0.set(.placedByConstraints) } }
  }

  /// The nodes without a place of their own that are placed by constraints because of one.
  private func idsPlaced(by equation: ConstraintEquation) -> [String] {
    let items = [equation.first.item] + (equation.second.map { [$0.item] } ?? [])
    let ids = equation.ids
    return zip(items, zip(ids, ids.reversed())).compactMap { item, pair in
      let (id, other) = pair
      guard item.guide == nil, let part = self[id], id != self.id,
        part.setting(.place) == nil, part.setting(.size) == nil,
        ids.count == 1 || part[other] == nil
      else { return nil }
      return id
    }
  }
}
