import Maraya
import Testing

/// Answers that are no sizes, and questions that change the tree.
@Suite struct StrangeAnswerTests {
  /// Each row: an answer, the size that comes of it, the number of diagnostics.
  static let answers: [(Size, Size, Int)] = [
    (Size(width: -5, height: 20), Size(width: 0, height: 20), 0),
    (Size(width: 5, height: -20), Size(width: 5, height: 0), 0),
    (Size(width: -Double.leastNonzeroMagnitude, height: 0), Size(width: 0, height: 0), 0),
    (Size(width: .nan, height: 20), Size(width: 0, height: 20), 1),
    (Size(width: 5, height: .nan), Size(width: 5, height: 0), 1),
    (Size(width: .infinity, height: 20), Size(width: 0, height: 20), 1),
    (Size(width: -.infinity, height: .infinity), Size(width: 0, height: 0), 1),
    (Size(width: 5_000, height: 6_000), Size(width: 5_000, height: 6_000), 0),
  ]

  @Test(arguments: answers, [nil, 2.0])
  func aNodeThatIsPlacedByItIsSound(
    row: (answer: Size, size: Size, diagnostics: Int),
    scale: Double?
  ) {
    let text = AnsweringNode("text") { _ in row.answer }
    text.place(top: 0, trailing: 0)
    let screen = Node("screen") { text }
    screen.displayScale = scale
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(text.bounds.size == row.size)
    #expect(text.bounds.size.width.sign == .plus && text.bounds.size.height.sign == .plus)
    #expect(text.frame.origin == .zero)
    #expect(screen.diagnostics.count == row.diagnostics)
    #expect(screen.diagnostics.allSatisfy { $0.code == .nonFiniteValue })
    #expect(screen.diagnostics.allSatisfy { $0.property == "sizeThatFits" })
    #expect(screen.diagnostics.allSatisfy { $0.node == "screen/text" })
    expectSound(screen)
    // Remembered: nobody complains twice.
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(screen.diagnostics.count == row.diagnostics)
  }

  @Test func theDiagnosticShowsTheAnswer() {
    let text = AnsweringNode("text") { _ in Size(width: .nan, height: 20) }
    #expect(text.measure(.unbounded) == Size(width: 0, height: 20))
    #expect(text.diagnostics.map(\.message) == ["non-finite-value: text.sizeThatFits nan×20"])
  }

  @Test func anAnswerThatOverflowsIsRefused() {
    let text = AnsweringNode("text", 1.5e308, 20)
    text.place(leading: 1.5e308, top: 0)
    let screen = screen(.leftToRight) { text }
    screen.layoutIfNeeded()
    #expect(text.frame.isFinite)
    #expect(screen.diagnostics.contains { $0.code == .nonFiniteValue })
    expectSound(screen)
  }

  private final class Intrinsic: Node {
    var content = Size.zero
    override var intrinsicContentSize: Size { content }
  }

  /// Each row: an intrinsic size, the size of a node of 30 × 40 points that is placed by it.
  static let contents: [(Size, Size)] = [
    (Size(width: 50, height: 20), Size(width: 50, height: 20)),
    (Size(width: -1, height: 20), Size(width: 30, height: 20)),
    (Size(width: 50, height: -1), Size(width: 50, height: 40)),
    (Size(width: -1, height: -1), Size(width: 30, height: 40)),
    (Size(width: 0, height: 0), Size(width: 0, height: 0)),
    // Below zero is no metric.
    (Size(width: -7, height: -.infinity), Size(width: 30, height: 40)),
    (Size(width: .nan, height: 20), Size(width: 30, height: 20)),
  ]

  @Test(arguments: contents)
  func anIntrinsicSizeCountsWhereThereIsOne(content: Size, size: Size) {
    let node = Intrinsic("node")
    node.content = content
    node.bounds.size = Size(width: 30, height: 40)
    node.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { node }
    screen.layoutIfNeeded()
    #expect(node.bounds.size == size)
    expectSound(screen)
  }

  // MARK: Questions that change the tree

  enum Target: String, CaseIterable, Sendable {
    case itself, previous, next, supernode, grandparent, siblings, everything

    func remove(for node: Node) {
      switch self {
      case .itself: node.removeFromSupernode()
      case .previous: node.previousSibling?.removeFromSupernode()
      case .next: node.nextSibling?.removeFromSupernode()
      case .supernode: node.supernode?.removeFromSupernode()
      case .grandparent: node.supernode?.supernode?.removeFromSupernode()
      case .siblings:
        for sibling in node.supernode?.subnodes ?? [] where sibling !== node {
          sibling.removeFromSupernode()
        }
      case .everything: for each in node.root.subtree.map({ $0 }) { each.removeFromSupernode() }
      }
    }
  }

  enum Container: String, CaseIterable, Sendable {
    case plain, column, measuredColumn
  }

  /// A screen in which nobody but the tree holds the nodes.
  private func makeScreen(_ container: Container, _ act: @escaping (Node) -> Void) -> Node {
    let box = container == .plain ? Node("box") : ColumnNode("box")
    if container == .measuredColumn {
      box.place(leading: 0, top: 0)
    } else {
      box.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    }
    for name in ["first", "actor", "last"] {
      let text = AnsweringNode(name, 50, 20)
      text.place(top: 0, trailing: 0)
      text.addSubnode(Node("inside"))
      box.addSubnode(text)
      guard name == "actor" else { continue }
      text.answer = { [weak text] _ in
        text?.answer = { _ in Size(width: 50, height: 20) }
        if let text { act(text) }
        return Size(width: 50, height: 20)
      }
    }
    return Node("screen") { Node("parent") { box } }
  }

  @Test(arguments: Container.allCases, Target.allCases)
  func aQuestionMayTakeOutAnyNode(container: Container, target: Target) {
    let screen = makeScreen(container) { target.remove(for: $0) }
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    expectSound(screen)
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
    #expect(screen.diagnostics == [])
    for name in ["first", "actor", "last"] {
      guard let node = screen[name], container == .plain else { continue }
      #expect(node.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    }
    #expect(screen.layoutIfNeeded().isEmpty)
  }

  @Test(arguments: Container.allCases)
  func aQuestionMayAddNodes(container: Container) {
    let screen = makeScreen(container) { node in
      node.supernode?.insertSubnode(AnsweringNode("before", 5, 5), at: 0)
      node.supernode?.addSubnode(AnsweringNode("after", 5, 5))
      node.addSubnode(Node("below"))
    }
    screen.layout(width: 320, height: 480)
    expectSound(screen)
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
    #expect(screen.diagnostics == [])
    #expect(screen["box"]?.idsOfSubnodes == "before first actor last after")
    if container == .measuredColumn {
      #expect(screen["box"]?.frame.height == 70)
    }
  }

  @Test func aQuestionMayFlipTheTree() {
    let screen = makeScreen(.plain) { $0.root.layoutDirection = .rightToLeft }
    screen.layout(width: 320, height: 480, direction: .leftToRight)
    expectSound(screen)
    for name in ["first", "actor", "last"] { #expect(screen[name]?.frame.minX == 0) }
    #expect(screen.isRTL)
  }

  @Test func aQuestionMayInvalidateItself() {
    let screen = makeScreen(.plain) { $0.invalidateIntrinsicContentSize() }
    screen.layout(width: 320, height: 480)
    expectSound(screen)
    #expect(screen.diagnostics == [])
    #expect(screen["actor"]?.frame.size == Size(width: 50, height: 20))
    #expect(screen.layoutIfNeeded().isEmpty)
  }

  @Test func oneThatAlwaysInvalidatesItselfEndsThePass() {
    let text = AnsweringNode("text", 50, 20)
    text.answer = { [weak text] _ in
      text?.invalidateIntrinsicContentSize()
      return Size(width: 50, height: 20)
    }
    text.place(leading: 0, top: 0)
    let screen = screen(.leftToRight) { text }
    screen.layoutIfNeeded()
    #expect(text.offers.count < 1_000)
    #expect(text.frame.size == Size(width: 50, height: 20))
    expectSound(screen)
  }

  @Test func anotherPlaceIsAskedForInTheQuestion() {
    let screen = makeScreen(.plain) { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    screen.layout(width: 320, height: 480)
    #expect(screen["actor"]?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    expectSound(screen)
  }
}
