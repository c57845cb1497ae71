import Maraya
import Testing

/// What nodes answer when measured: remembered as long as it holds.
@Suite struct MeasuringTests {
  /// A column in a column in a screen, with a leaf in the inner one.
  private struct Scene {
    let leaf = AnsweringNode("leaf", 50, 20)
    let inner = ColumnNode("inner")
    let outer = ColumnNode("outer")
    let screen: Node

    init() {
      inner.addSubnode(leaf)
      outer.addSubnode(inner)
      outer.place(leading: 0, top: 0, trailing: 0)
      screen = Node("screen")
      screen.addSubnode(outer)
    }
  }

  @Test func aNodeIsAskedOncePerProposal() {
    let scene = Scene()
    let report = scene.screen.layout(width: 100, height: 480)
    // For the height of the columns, and for the width that the inner one has got.
    #expect(
      scene.leaf.takeOffers()
        == [Size(width: 100, height: Double.infinity), Size(width: 50, height: .infinity)]
    )
    #expect(report.measured == 4, "the leaf twice, each column once")
    #expect(scene.outer.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(scene.inner.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(scene.leaf.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    expectSound(scene.screen)
  }

  @Test func manyWhoAskGetOneAnswer() {
    let leaf = AnsweringNode("leaf", 50, 20)
    let proposal = SizeProposal(width: .atMost(70), height: .unbounded)
    for _ in 0..<3 {
      #expect(leaf.measure(proposal) == Size(width: 50, height: 20))
    }
    #expect(leaf.takeOffers() == [Size(width: 70, height: .infinity)])
    // What is exact on both sides needs no question.
    let exact = SizeProposal(width: .exactly(7), height: .exactly(-1))
    #expect(leaf.measure(exact) == Size(width: 7, height: 0))
    // What is exact on one side is a proposal of its own.
    _ = leaf.measure(SizeProposal(width: .exactly(70), height: .unbounded))
    #expect(leaf.takeOffers() == [Size(width: 70, height: .infinity)])
  }

  @Test func fiveProposalsAreRememberedAsWellAsFour() {
    let leaf = AnsweringNode("leaf", 50, 20)
    let container = ProbeNode("container") { leaf }
    container.onLayout = { node in
      for _ in 0..<2 {
        for width in 1...5 {
          _ = node.subnodes[0].measure(
            SizeProposal(width: .atMost(Double(width)), height: .unbounded)
          )
        }
      }
    }
    container.layoutIfNeeded()
    #expect(leaf.offers.count == 5)
  }

  @Test func aFlipMeasuresNothing() {
    let scene = Scene()
    scene.screen.layout(width: 100, height: 480)
    _ = scene.leaf.takeOffers()
    for direction in [LayoutDirection.rightToLeft, .leftToRight, .rightToLeft] {
      #expect(scene.screen.layout(width: 100, height: 480, direction: direction).measured == 0)
      scene.screen.layoutDirection = direction.opposite
      #expect(scene.screen.layoutIfNeeded().measured == 0)
    }
    #expect(scene.leaf.offers == [])
    #expect(scene.inner.frame.minX == 0)
    scene.screen.layoutDirection = .rightToLeft
    scene.screen.layoutIfNeeded()
    #expect(scene.inner.frame.minX == 50)
    expectSound(scene.screen)
  }

  @Test func anotherAnswerDeepBelowReachesEveryoneWhoAsked() {
    let scene = Scene()
    scene.screen.layout(width: 100, height: 480)
    let (inner, outer) = (scene.inner.layoutCount, scene.outer.layoutCount)
    scene.leaf.change(to: 60, 35)
    let report = scene.screen.layoutIfNeeded()
    #expect(scene.outer.frame.height == 35 && scene.inner.frame.height == 35)
    #expect(scene.leaf.frame == Rect(x: 0, y: 0, width: 60, height: 35))
    #expect(scene.inner.layoutCount == inner + 1 && scene.outer.layoutCount == outer + 1)
    #expect(report.measured == 4)
    expectSound(scene.screen)
  }

  @Test func subnodesThatComeAndGoReachEveryoneWhoAsked() {
    let scene = Scene()
    scene.screen.layout(width: 100, height: 480)
    let late = AnsweringNode("late", 10, 7)
    scene.inner.addSubnode(late)
    scene.screen.layoutIfNeeded()
    #expect(scene.outer.frame.height == 27)
    #expect(late.frame == Rect(x: 0, y: 20, width: 10, height: 7))
    scene.inner.sendSubnodeToBack(late)
    scene.screen.layoutIfNeeded()
    #expect(late.frame.minY == 0 && scene.leaf.frame.minY == 7)
    scene.outer.addSubnode(scene.leaf)
    scene.screen.layoutIfNeeded()
    #expect(scene.inner.frame == Rect(x: 0, y: 0, width: 10, height: 7))
    #expect(scene.leaf.frame == Rect(x: 0, y: 7, width: 50, height: 20))
    scene.inner.removeFromSupernode()
    scene.screen.layoutIfNeeded()
    #expect(scene.outer.frame.height == 20)
    scene.leaf.removeFromSupernode()
    scene.screen.layoutIfNeeded()
    #expect(scene.outer.frame.height == 0)
    expectSound(scene.screen)
  }

  /// As large as what its subnodes reach to.
  private final class Hugging: Node {
    override func sizeThatFits(_ size: Size) -> Size {
      subnodes.reduce(Size.zero) {
        Size(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
      }
    }
  }

  /// Each row: a change of a box at 5,5 10×10 in something that hugs it, the size that comes.
  static let changes: [(@Sendable (Node) -> Void, Size)] = [
    ({ $0.frame = Rect(x: 5, y: 5, width: 30, height: 10) }, Size(width: 35, height: 15)),
    ({ $0.bounds.size = Size(width: 20, height: 20) }, Size(width: 20, height: 20)),
    ({ $0.center.y = 50 }, Size(width: 15, height: 55)),
    ({ $0.directionalFrame.origin.x = 20 }, Size(width: 30, height: 15)),
    ({ $0.place(leading: 1, top: 2, width: 3, height: 4) }, Size(width: 4, height: 6)),
    ({ $0.anchorPoint = .zero }, Size(width: 20, height: 20)),
    ({ $0.removeFromSupernode() }, Size(width: 0, height: 0)),
    ({ $0.addSubnode(Node()) }, Size(width: 15, height: 15)),
  ]

  @Test(arguments: changes)
  func placesDeepBelowReachWhoHugsThem(change: @Sendable (Node) -> Void, size: Size) {
    let box = Node(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    let hugging = Hugging("hugging")
    hugging.addSubnode(box)
    let column = ColumnNode("column")
    column.addSubnode(hugging)
    column.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { column }
    screen.layoutIfNeeded()
    #expect(column.bounds.size == Size(width: 15, height: 15))
    change(box)
    screen.layoutIfNeeded()
    #expect(hugging.bounds.size == size)
    #expect(column.bounds.size == size)
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }

  @Test func whoHugsPlacesThatThePassGivesSeesThoseOfTheLastOne() {
    let leaf = AnsweringNode("leaf", 50, 20)
    leaf.place(leading: 5, top: 5)
    let hugging = Hugging("hugging")
    hugging.addSubnode(leaf)
    hugging.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { hugging }
    screen.layoutIfNeeded()
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 50, height: 20))
    // Its own size decides where the leaf is, so it can't wait for that.
    #expect(hugging.bounds.size == .zero)
    hugging.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(hugging.bounds.size == Size(width: 55, height: 25))
    expectSound(screen)
  }

  @Test func aTransformDeepBelowIsNoSize() {
    let box = Node(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    let hugging = Hugging("hugging")
    hugging.addSubnode(box)
    hugging.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { hugging }
    screen.layoutIfNeeded()
    box.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }

  @Test func aContainerThatMeasuresInLayoutIsLaidOutAgain() {
    let leaf = AnsweringNode("leaf", 50, 20)
    let column = ColumnNode("column")
    column.addSubnode(leaf)
    column.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let screen = screen(.rightToLeft) { column }
    screen.layoutIfNeeded()
    #expect(column.layoutCount == 1)
    #expect(leaf.frame == Rect(x: 50, y: 0, width: 50, height: 20))
    leaf.answer = { _ in Size(width: 60, height: 30) }
    leaf.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(column.layoutCount == 2, "who measured it asks again")
    #expect(leaf.frame == Rect(x: 40, y: 0, width: 60, height: 30))
    leaf.change(to: 70, 10)
    screen.layoutIfNeeded()
    #expect(column.layoutCount == 3)
    #expect(leaf.frame == Rect(x: 30, y: 0, width: 70, height: 10))
    #expect(screen.layoutIfNeeded().isEmpty)
    expectSound(screen)
  }

  @Test func aContainerThatDoesNotMeasureIsNot() {
    let leaf = AnsweringNode("leaf", 50, 20)
    let container = ProbeNode("container") { Node("box") { leaf } }
    container.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let screen = screen(.rightToLeft) { container }
    screen.layoutIfNeeded()
    leaf.change(to: 60, 30)
    leaf.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(container.layoutCount == 1)
    expectSound(screen)
  }

  @Test func aRootMayTakeTheSizeThatItWants() {
    let scene = Scene()
    scene.outer.removeFromSupernode()
    scene.outer.layout()
    #expect(scene.outer.bounds.size == Size(width: 50, height: 20))
    scene.outer.layout(width: 30, direction: .rightToLeft)
    #expect(scene.outer.bounds.size == Size(width: 30, height: 20))
    #expect(scene.leaf.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(scene.inner.frame == Rect(x: -20, y: 0, width: 50, height: 20))
    scene.outer.layout(height: 70)
    #expect(scene.outer.bounds.size == Size(width: 50, height: 70))
    expectSound(scene.outer)
  }
}
