import Maraya

extension Node {
  /// A root of a direction, at the origin, with subnodes, laid out.
  static func root(
    _ direction: LayoutDirection,
    width: Double,
    height: Double = 100,
    scale: Double? = nil,
    _ subnodes: [Node]
  ) -> Node {
    let root = Node("root")
    for subnode in subnodes { root.addSubnode(subnode) }
    root.displayScale = scale
    root.layout(width: width, height: height, direction: direction)
    return root
  }
}
