import Maraya
import Testing

/// Of several ways to ask for a place the last one counts, whatever came before.
@Suite struct LastIntentTests {
  /// A way to ask for a place in a right-to-left screen of 320 × 480 points.
  enum Intent: String, CaseIterable, Sendable {
    case frame, center, size, directionalFrame, directionalCenter, edges, openEdges, ratio

    func ask(_ node: Node) {
      switch self {
      case .frame: node.frame = Rect(x: 11, y: 12, width: 60, height: 40)
      case .center: node.center = Point(x: 100, y: 80)
      case .size: node.bounds.size = Size(width: 64, height: 32)
      case .directionalFrame: node.directionalFrame = Rect(x: 21, y: 22, width: 70, height: 30)
      case .directionalCenter: node.directionalCenter = Point(x: 90, y: 70)
      case .edges: node.place(leading: 16, top: 8, trailing: 24, bottom: 12)
      case .openEdges: node.place(trailing: 16, bottom: 8)
      case .ratio: node.ratio = RatioRect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.5))
      }
    }

    var isDirectional: Bool { self != .frame && self != .center && self != .size }
  }

  /// The frame that a node of this physical frame in the screen has after it has asked.
  private func expectedFrame(of intent: Intent, after frame: Rect) -> Rect {
    switch intent {
    case .frame: Rect(x: 11, y: 12, width: 60, height: 40)
    case .center: frame.offsetBy(dx: 100 - frame.midX, dy: 80 - frame.midY)
    case .size: Rect(x: frame.midX - 32, y: frame.midY - 16, width: 64, height: 32)
    case .directionalFrame: Rect(x: 229, y: 22, width: 70, height: 30)
    case .directionalCenter: frame.offsetBy(dx: 230 - frame.midX, dy: 70 - frame.midY)
    case .edges: Rect(x: 24, y: 8, width: 280, height: 460)
    case .openEdges: Rect(x: 16, y: 452, width: 50, height: 20)
    case .ratio: Rect(x: 120, y: 120, width: 160, height: 240)
    }
  }

  /// The same once the screen has become 400 × 500 points, from left to right.
  private func expectedFrame(of intent: Intent, before: Rect, wasDirectional: Bool) -> Rect {
    switch intent {
    case .frame, .center: before
    case .size where !wasDirectional: before
    case .edges: Rect(x: 16, y: 8, width: 360, height: 480)
    case .openEdges: Rect(x: 334, y: 472, width: 50, height: 20)
    case .ratio: Rect(x: 50, y: 125, width: 200, height: 250)
    default: Rect(origin: Point(x: 320 - before.maxX, y: before.minY), size: before.size)
    }
  }

  @Test(arguments: Intent.allCases, Intent.allCases)
  func theLastOneWins(first: Intent, last: Intent) {
    let node = AnsweringNode("node", 50, 20)
    let screen = screen(.rightToLeft) { node }
    first.ask(node)
    screen.layoutIfNeeded()
    let expected = expectedFrame(of: last, after: node.frame)
    last.ask(node)
    screen.layoutIfNeeded()
    #expect(node.frame == expected)
    expectSound(screen)
    switch (last, node.placement) {
    case (.frame, .frame(let rect, in: .physical)), (.center, .frame(let rect, in: .physical)):
      #expect(rect == expected)
    case (.size, .frame(let rect, in: let space)):
      #expect(rect == (space == .physical ? expected : node.directionalFrame))
      #expect((space == .directional) == first.isDirectional)
    case (.directionalFrame, .frame(_, in: .directional)),
      (.directionalCenter, .frame(_, in: .directional)),
      (.edges, .edges), (.openEdges, .edges), (.ratio, .ratio):
      break
    default: Issue.record("\(node.placement)")
    }

    screen.layout(width: 400, height: 500, direction: .leftToRight)
    #expect(
      node.frame
        == expectedFrame(of: last, before: expected, wasDirectional: first.isDirectional)
    )
    expectSound(screen)
  }

  @Test(arguments: Intent.allCases, Intent.allCases)
  func theLastOneWinsWithoutAPassBetween(first: Intent, last: Intent) {
    // What is measured only in the pass is not known yet.
    if first == .openEdges { return }
    let node = AnsweringNode("node", 50, 20)
    let screen = screen(.rightToLeft) { node }
    first.ask(node)
    let expected = expectedFrame(of: last, after: node.frame)
    last.ask(node)
    if last != .openEdges { #expect(node.frame == expected) }
    screen.layoutIfNeeded()
    #expect(node.frame == expected)
    expectSound(screen)
  }

  @Test(arguments: [Intent.edges, .openEdges, .ratio])
  func sizeToFitDoesNotOutlastTheRule(rule: Intent) {
    let node = AnsweringNode("node", 50, 20)
    let screen = screen(.rightToLeft) { node }
    rule.ask(node)
    screen.layoutIfNeeded()
    node.answer = { _ in Size(width: 7, height: 7) }
    node.sizeToFit()
    #expect(node.bounds.size == Size(width: 7, height: 7))
    screen.layoutIfNeeded()
    let settled = node.frame
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(node.frame == settled)
    expectSound(screen)
  }
}
