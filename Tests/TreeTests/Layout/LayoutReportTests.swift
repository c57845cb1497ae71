import Maraya
import Testing

/// What a pass says that it did.
@Suite struct LayoutReportTests {
  private func counts(_ report: LayoutReport) -> [Int] {
    [report.visited, report.laidOut, report.placed, report.measured]
  }

  /// A root with a bar of two directional items, and a text that is measured.
  private func tree() -> (root: ProbeNode, text: AnsweringNode) {
    let text = AnsweringNode("text", 50, 20)
    text.place(leading: 10, top: 10)
    let root = ProbeNode("root") {
      ProbeNode("bar") {
        Node("one").with { $0.directionalFrame = Rect(x: 0, y: 0, width: 10, height: 10) }
        Node("two").with { $0.directionalFrame = Rect(x: 20, y: 0, width: 10, height: 10) }
      }.with { $0.frame = Rect(x: 0, y: 0, width: 100, height: 10) }
      text
    }
    return (root, text)
  }

  @Test func theFirstLayout() {
    let (root, _) = tree()
    let report = root.layout(width: 320, height: 480)
    #expect(report.visited == 5)
    #expect(report.laidOut == 3, "root, bar and text could do something; plain nodes can't")
    #expect(report.placed == 3)
    #expect(report.measured == 1)
    #expect(report.moves == [])
    #expect(!report.isEmpty)
    expectSound(root)
  }

  @Test func nothingToDo() {
    let (root, _) = tree()
    root.layout(width: 320, height: 480)
    #expect(root.layoutIfNeeded() == LayoutReport())
    #expect(root.layout(width: 320, height: 480) == LayoutReport())
    #expect(root.layout(width: 320, height: 480, direction: .leftToRight).isEmpty)
    #expect(LayoutReport().isEmpty)
    root.subnodes[0].alpha = 0.5
    root.subnodes[0].transform = .quarterTurn
    root.subnodes[0].isHidden = true
    #expect(root.layoutIfNeeded().isEmpty)
    expectSound(root)
  }

  @Test func nothingToDoUnderASafeArea() {
    let root = Node("root") { Node("bar") }
    root.safeAreaInsets.left = 10
    root.layout(width: 320, height: 480)
    #expect(root.layoutIfNeeded().isEmpty)
    let same = root.layout(width: 320, height: 480)
    root.subnodes[0].frame = root.subnodes[0].frame
    let still = root.layoutIfNeeded()
    #expect(same.isEmpty)
    #expect(still.isEmpty)
  }

  @Test func aFlipMeasuresNothing() {
    let (root, text) = tree()
    root.layout(width: 320, height: 480)
    let report = root.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(report.measured == 0)
    #expect(report.placed >= 3)
    #expect(text.offers.count == 1)
    root.layoutDirection = .leftToRight
    let slow = root.layoutIfNeeded()
    #expect(slow.measured == 0 && slow.placed == 3 && slow.laidOut == 3)
    expectSound(root)
  }

  @Test func aFlipOfPlainNodesLaysNothingOut() {
    let root = Node("root") {
      for _ in 0..<10 {
        Node("card") {
          for x in 0..<10 {
            Node().with { $0.directionalFrame = Rect(x: Double(x), y: 0, width: 1, height: 1) }
          }
        }.with { $0.directionalFrame = Rect(x: 0, y: 0, width: 100, height: 10) }
      }
    }
    root.layout(width: 320, height: 480)
    let report = root.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(report.laidOut == 0 && report.measured == 0)
    #expect(report.placed == 110)
    root.layoutDirection = .leftToRight
    let slow = root.layoutIfNeeded()
    #expect(slow.laidOut == 0 && slow.measured == 0 && slow.placed == 110)
    #expect(slow.visited == 111)
    expectSound(root)
  }

  @Test func aRootThatIsMeasured() {
    let text = AnsweringNode("text", 50, 20)
    let report = text.layout(width: 30)
    #expect(text.bounds.size == Size(width: 30, height: 20))
    #expect(text.offers == [Size(width: 30, height: Double.infinity)])
    #expect(report.measured == 1)
    #expect(text.layout(width: 30).isEmpty)
    #expect(text.layout(height: 7).laidOut == 1)
    #expect(text.bounds.size == Size(width: 50, height: 7))
    text.layout()
    #expect(text.bounds.size == Size(width: 50, height: 20))
    #expect(text.offers.count == 3)
    expectSound(text)
  }

  @Test func aPassBelowTheRootCountsItsOwn() {
    let (root, _) = tree()
    root.layout(width: 320, height: 480)
    root.subnodes[0].setNeedsLayout()
    #expect(counts(root.subnodes[0].layoutIfNeeded()) == [1, 1, 2, 0])
    expectSound(root)
  }

  @Test func theDescriptionIsALineAndALineForEachMove() {
    let (root, _) = tree()
    #expect(LayoutReport().description == "visited 0, laid out 0, placed 0, measured 0")
    root.layout(width: 320, height: 480)
    root.layoutDirection = .rightToLeft
    let report = root.layoutIfNeeded(recordsMoves: true)
    let lines = report.description.split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst() == [
        "root/bar/one 0,0 10×10 → 90,0 10×10 (direction)",
        "root/bar/two 20,0 10×10 → 70,0 10×10 (direction)",
        "root/text 10,10 50×20 → 260,10 50×20 (direction)",
      ]
    )
  }

  // MARK: Moves

  private func reasons(_ report: LayoutReport) -> [String] {
    report.moves.map { "\($0.node) \($0.reason.rawValue)" }
  }

  @Test func theReasonsOfMoves() {
    let (root, text) = tree()
    let first = root.layoutIfNeeded(recordsMoves: true)
    #expect(reasons(first) == ["root/text placement"])
    #expect(first.moves[0].from == .zero)
    #expect(first.moves[0].to == Rect(x: 10, y: 10, width: 50, height: 20))

    root.bounds.size = Size(width: 320, height: 480)
    #expect(reasons(root.layoutIfNeeded(recordsMoves: true)) == [])
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    root.bounds.size.width = 400
    let resized = reasons(root.layoutIfNeeded(recordsMoves: true))
    #expect(resized == ["root/text resizing"])
    text.change(to: 60, 20)
    #expect(reasons(root.layoutIfNeeded(recordsMoves: true)) == ["root/text placement"])
    root.onLayout = { $0.subnodes[0].frame.origin.y = 7 }
    root.setNeedsLayout()
    #expect(reasons(root.layoutIfNeeded(recordsMoves: true)) == ["root/bar container"])
    let bar = root.subnodes[0] as? ProbeNode
    bar?.onLayout = { $0.supernode?.subnodes[1].frame.origin.y = 3 }
    bar?.setNeedsLayout()
    #expect(reasons(root.layoutIfNeeded(recordsMoves: true)) == ["root/text hook"])
    expectSound(root)
  }

  @Test func aNodeThatThePassResizesResizesWhatIsInside() {
    let inner = Node("inner").place(leading: 0, top: 0, trailing: 0, height: 5)
    let outer = Node("outer") { inner }
    outer.place(leading: 0, top: 0, trailing: 0, height: 10)
    let root = Node("root") { outer }
    root.layout(width: 320, height: 480)
    root.bounds.size.width = 400
    let moves = reasons(root.layoutIfNeeded(recordsMoves: true))
    #expect(moves.last == "root/outer/inner resizing")
    expectSound(root)
  }

  @Test func whatComesBackHasNotMoved() {
    let (root, _) = tree()
    root.layout(width: 320, height: 480)
    root.layoutDirection = .rightToLeft
    root.layoutDirection = .leftToRight
    #expect(root.layoutIfNeeded(recordsMoves: true).moves == [])
    root.onLayout = { node in
      node.subnodes[0].frame.origin.x = 9
      node.subnodes[0].frame.origin.x = 0
    }
    root.setNeedsLayout()
    #expect(root.layoutIfNeeded(recordsMoves: true).moves == [])
  }

  @Test func recordingMovesChangesNothingElse() {
    let (one, two) = (tree().root, tree().root)
    for root in [one, two] { root.layout(width: 320, height: 480) }
    for root in [one, two] { root.layoutDirection = .rightToLeft }
    var report = one.layoutIfNeeded(recordsMoves: true)
    report.moves = []
    #expect(report == two.layoutIfNeeded())
    #expect(one.capture() == two.capture())
  }
}
