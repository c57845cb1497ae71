import Maraya
import MarayaScenes
import MarayaTesting
import Testing

/// What is written of trees with constraints is the same tree when it is read.
@Suite("Round trip of constraints")
struct ConstraintRoundTripTests {
  /// Each row: what is done to a screen with a card, a title, a note and a list that scrolls.
  private static let trees: [@Sendable (Node) -> Void] = [
    { _ in },
    // Activated in another order than they stand, with a contradiction of which the newest counts not.
    { screen in
      LayoutConstraint.activate([
        screen.at("title").widthAnchor.constraint(equalToConstant: 40),
        screen.at("card").widthAnchor.constraint(equalToConstant: 90),
        screen.at("title").leadingAnchor.constraint(equalTo: screen.at("card").leadingAnchor),
        screen.at("title").widthAnchor.constraint(equalToConstant: 50),
      ])
    },
    // A node that constraints of what is in it have as their owner, and that says so itself.
    { screen in
      screen.at("card").translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        screen.at("title").topAnchor.constraint(
          equalTo: screen.at("card").topAnchor,
          constant: 0.1
        )
      ])
    },
    // Numbers, names, guides, margins, per cent, a number for each direction.
    { screen in
      let guide = LayoutGuide(identifier: "a b'c")
      screen.at("card").addLayoutGuide(guide)
      let inset = screen.at("note").leadingAnchor.constraint(
        equalTo: screen.at("card").leadingAnchor,
        constant: 1.0 / 3
      )
      inset.rightToLeftConstant = -7
      inset.identifier = #"it's "in"\set"#
      inset.priority = LayoutPriority(999.5)
      LayoutConstraint.activate([
        inset,
        guide.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.1),
        guide.leftAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.leftAnchor),
        screen.at("title").leadingAnchor.constraint(
          equalTo: screen.at("card").layoutMarginsGuide.leadingAnchor
        ),
      ])
    },
    // A node is asked for a place, and takes part with it.
    { screen in
      screen.at("card").place(leading: 10, top: 10, width: 100, height: 50)
      LayoutConstraint.activate([
        screen.at("title").leadingAnchor.constraint(equalTo: screen.at("card").trailingAnchor)
      ])
    },
    // Content, priorities, alignment, baselines.
    { screen in
      let title = screen.at("title")
      title.givenContentSize = ContentSize(width: 33, height: 11)
      title.setContentHuggingPriority(LayoutPriority(251.25), for: .horizontal)
      title.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      title.givenBaselines = BaselineOffsets(first: 8, last: 2)
      LayoutConstraint.activate([
        title.firstBaselineAnchor.constraint(equalTo: screen.at("card").topAnchor, constant: 20),
        title.leadingAnchor.constraint(equalTo: screen.at("card").leadingAnchor),
      ])
    },
  ]

  private static func makeScreen() -> Node {
    Node("screen") {
      Node("card") {
        Node("title")
        Node("note")
      }
      ScrollNode("list") { Node("row") }.place(leading: 0, top: 100, width: 200, height: 50)
    }
  }

  @Test(arguments: trees.indices, [false, true])
  func aTreeIsReadAsItWasWritten(index: Int, isLaidOut: Bool) throws {
    let tree = Self.makeScreen()
    tree.layout(width: 200, height: 150)
    Self.trees[index](tree)
    if isLaidOut { tree.layoutIfNeeded() }
    let text = try Scene(of: tree).text()
    let read = try Scene(text)
    #expect(try read.text() == text)
    for (width, direction) in [(200.0, LayoutDirection.leftToRight), (320, .rightToLeft)] {
      for root in [tree, read.root] {
        root.layout(width: width, height: 150, direction: direction)
      }
      for (one, other) in zip(tree.subtree, read.root.subtree) {
        let (frame, copy) = (one.frame, other.frame)
        let isNear =
          abs(frame.minX - copy.minX) <= 1e-7 && abs(frame.minY - copy.minY) <= 1e-7
          && abs(frame.width - copy.width) <= 1e-7 && abs(frame.height - copy.height) <= 1e-7
        #expect(isNear, "\(one.path): \(frame), \(copy)\n\(text)")
      }
      #expect(
        tree.layoutConflicts.map(\.broken.equation)
          == read.root.layoutConflicts.map(\.broken.equation)
      )
    }
    #expect(try Scene(of: read.root).text() == Scene(of: tree).text())
  }

  @Test func theResultsListTheContradictionsThatLast() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [100, 50], "root": { "id": "root", "children": [ { "id": "a" } ],
        "constraints": [
          "a.width == 10",
          "a.width == 20"] } }
      """,
      file: "scenes/two.json"
    )
    scene.layout()
    scene.layout(direction: .rightToLeft)
    #expect(
      LayoutResults(of: scene.root).diagnostics == [
        Diagnostic(
          code: .layoutConflict,
          node: "root",
          property: "constraints",
          value: """
            layout conflict in root (100 x 50), horizontal, RTL
              these required constraints cannot hold together:
               1. a.width == 10  two.json:3
               2. a.width == 20  two.json:4  <- left out
              every line is necessary; remedies: a priority below 1000 for one of 1, 2; 10 points \
            less to ask for; deactivating one
            """
        )
      ]
    )
    // The log of the tree has it once, whichever way the tree is turned.
    #expect(scene.root.diagnostics.map(\.code) == [.layoutConflict])
    LayoutConstraint.deactivate(scene.root["a"]?.constraints.suffix(1).map { $0 } ?? [])
    scene.root.layoutIfNeeded()
    #expect(LayoutResults(of: scene.root).diagnostics == [])
    #expect(scene.root["a"]?.frame.width == 10)
  }
}

extension Node {
  /// The node with an id, which there is.
  fileprivate func at(_ id: String) -> Node { self[id] ?? Node("missing") }
}
