import Maraya

/// A root with subnodes that constraints place, to be turned as often as a case asks.
struct ConstraintStage {
  let root = Node("root")

  init(width: Double, height: Double = 100) {
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
  }

  /// A new subnode of the root.
  func add(_ id: String) -> Node {
    let node = Node(id)
    root.addSubnode(node)
    return node
  }

  /// A new guide of no width at a part of the root's width, from its leading edge.
  func addLine(at part: Double) -> LayoutGuide {
    let (space, line) = (LayoutGuide(identifier: "space"), LayoutGuide(identifier: "line"))
    root.addLayoutGuide(space)
    root.addLayoutGuide(line)
    constrain([
      space.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      space.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: part),
      line.leadingAnchor.constraint(equalTo: space.trailingAnchor),
      line.widthAnchor.constraint(equalToConstant: 0),
    ])
    return line
  }

  func constrain(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// What is true in a direction: at first, after each other one, and after another layout.
  func ways(to direction: LayoutDirection, _ answer: () -> Value) -> [Value] {
    [direction, direction.opposite, direction, direction].compactMap { next in
      root.layoutDirection = next
      root.setNeedsLayout()
      root.layoutIfNeeded()
      return next == direction ? answer() : nil
    }
  }

  /// The numbers that come of a sequence of directions, and of the same once more.
  func sequences(of directions: [LayoutDirection], _ number: () -> Double) -> [Value] {
    (0..<2).map { _ in
      .numbers(
        directions.map { direction in
          root.layoutDirection = direction
          root.layoutIfNeeded()
          return number()
        }
      )
    }
  }
}
