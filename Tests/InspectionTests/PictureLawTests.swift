import Maraya
import TestSupport
import Testing

/// Pictures of random trees: with transforms, clips, layers, hidden nodes and pixels.
@Suite("Pictures: laws")
struct PictureLawTests {
  /// Tries a law on random trees in both directions.
  ///
  /// Where several layouts are at rest, the one of before decides which it is.
  private func check(isAtRest: Bool = false, _ law: (Node) throws -> Void) throws {
    try checkTrees(count: propertyRuns(default: 300), options: TreeOptions()) { trial in
      if isAtRest && trial.sketch.constraintsGoInCircles { return }
      for direction in LayoutDirection.allCases {
        let tree = trial.sketch.makeTree(direction: direction)
        tree.layoutIfNeeded()
        try law(tree)
      }
    }
  }

  /// Where the corners of a node's box should be.
  private func corners(_ node: LayoutSnapshot.Node, isSnapped: Bool) -> [Point] {
    let parts = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)]
    if node.rootTransform.isAxisAligned {
      let frame = isSnapped ? node.snappedRootFrame : node.rootFrame
      return parts.map {
        Point(x: frame.minX + $0 * frame.width, y: frame.minY + $1 * frame.height)
      }
    }
    return parts.map {
      let bounds = node.bounds
      return Point(x: bounds.minX + $0 * bounds.width, y: bounds.minY + $1 * bounds.height)
        .applying(node.rootTransform)
    }
  }

  @Test func everyBoxIsWhereTheLayoutSays() throws {
    try check { tree in
      let snapshot = tree.capture()
      let boxes = try PictureReader(LayoutPicture(snapshot).svg).panels[0]
      guard boxes.count == snapshot.nodes.count else { throw LawBroken("\(boxes.count) boxes") }
      // Random trees leave heights alone: the order is the tree's.
      for (node, box) in zip(snapshot.nodes, boxes) {
        let expected = corners(node, isSnapped: snapshot.displayScale != nil)
        let drawn = [
          box.corner(0, 0), box.corner(1, 0), box.corner(0, 1), box.corner(1, 1),
        ]
        for (one, other) in zip(expected, drawn) {
          if abs(one.x - other.x) > 0.001 || abs(one.y - other.y) > 0.001 {
            throw LawBroken("\(box.title): \(drawn) instead of \(expected)")
          }
        }
      }
    }
  }

  @Test func everyPictureIsWellFormedAndTheSameAgain() throws {
    try check(isAtRest: true) { tree in
      let picture = tree.picture(.both)
      let panels = try PictureReader(picture.svg).panels
      if tree.canHaveTwoPanels && panels.count != 2 { throw LawBroken("\(panels.count) panels") }
      if tree.picture(.both).svg != picture.svg { throw LawBroken("two pictures of one tree") }
    }
  }

  /// A picture of a tree that turns as a whole is its own mirror image, but for the letters.
  ///
  /// And for what has an axis of its own: inside of a flipped node, and with a reference width.
  /// Boxes that are turned are exact, others on the pixels, so there is one or the other.
  @Test(arguments: [TreeFeatures.displayScales, [.transforms, .directionalTransforms]])
  func thePictureOfATurningTreeIsItsOwnMirrorImage(without: TreeFeatures) throws {
    let options = TreeOptions(
      features: .turning.subtracting(without).subtracting([.appearance, .referenceWidths])
    )
    try checkTrees(count: propertyRuns(default: 300), options: options) { trial in
      if trial.sketch.constraintsGoInCircles { return }
      let tree = trial.sketch.makeTree()
      tree.layoutIfNeeded()
      let picture = try PictureReader(tree.picture(.both).svg)
      if !tree.canHaveTwoPanels { return }
      guard picture.panels.count == 2, let axis = picture.root.all("line").first else {
        throw LawBroken("no axis")
      }
      let offsets = picture.root.elements.compactMap { $0.attributes["transform"] }
        .compactMap { Double($0.dropFirst("translate(".count).prefix { $0 != " " }) }
      let middle = axis.number("x1")
      for (one, other) in zip(picture.panels[0], picture.panels[1]) {
        for y in [0.0, 1] {
          // A matrix that turns is mirrored as well: corners are looked for on both sides.
          let left = [one.corner(0, y), one.corner(1, y)].map { offsets[0] + $0.x - middle }
          let right = [0.0, 1].flatMap { down in [other.corner(0, down), other.corner(1, down)] }
            .map { offsets[1] + $0.x - middle }
          for x in left where !right.contains(where: { abs($0 + x) < 0.001 }) {
            throw LawBroken("\(one.title), \(other.title): \(left), \(right)")
          }
        }
      }
    }
  }
}

extension Node {
  fileprivate var canHaveTwoPanels: Bool { !(self is LayerNode) }
}
