import Maraya

/// A tree for makers: `root` with `a` and `b`, and a guide of its own.
struct MakerTree {
  let root = Node("root")
  let a = Node("a")
  let b = Node("b")
  let gap = LayoutGuide(identifier: "gap")

  init() {
    root.addSubnode(a)
    root.addSubnode(b)
    root.addLayoutGuide(gap)
  }

  /// What a closure makes of `a`, as equations.
  func made(_ describe: (ConstraintMaker, MakerTree) -> Void) -> [String] {
    a.makeConstraints { describe($0, self) }.map(\.description)
  }
}
