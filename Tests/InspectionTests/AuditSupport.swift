import Maraya

/// A screen of 320×480 points with what a test puts on it, laid out.
func makeScreen(_ nodes: Node...) -> Node {
  let screen = Node("screen")
  screen.layout(width: 320, height: 480)
  for node in nodes { screen.addSubnode(node) }
  screen.layoutIfNeeded()
  return screen
}

extension Node {
  /// The findings of the audit, a line each.
  var auditLines: [String] { audit().map(\.description) }

  /// Places a node from the leading edge.
  func leading(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    directionalFrame = Rect(x: x, y: y, width: width, height: height)
    return self
  }

  /// Gives a node a physical frame.
  func left(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    frame = Rect(x: x, y: y, width: width, height: height)
    return self
  }
}

extension Node {
  /// Activates constraints that are written as equations, as of no file, and lays out.
  @discardableResult
  func constrain(_ equations: String...) throws -> [LayoutConstraint] {
    let constraints = try equations.map { equation in
      try ConstraintEquation(parsing: equation).makeConstraint(in: self, file: "", line: 0)
    }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return constraints
  }

  /// Gives a node content of a size.
  func content(_ width: Double, _ height: Double) -> Self {
    givenContentSize = ContentSize(width: width, height: height)
    return self
  }
}
