import Maraya
import MarayaScenes
import Testing

@Suite("Writing constraints")
struct ConstraintWritingTests {
  private func makeCard() -> (card: Node, title: Node, badge: Node) {
    let (title, badge) = (Node("title"), Node("badge"))
    let card = Node("card") {
      title
      badge
    }
    card.layout(width: 200, height: 100)
    return (card, title, badge)
  }

  /// Post-order: those of what is in a node come before its own.
  @Test func constraintsStandOnTheirOwners() throws {
    let (card, title, badge) = makeCard()
    let gap = LayoutGuide(identifier: "gap")
    card.addLayoutGuide(gap)
    let inactive = badge.bottomAnchor.constraint(equalTo: card.bottomAnchor)
    LayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      gap.leadingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
    #expect(inactive.isActive == false)
    #expect(
      try Scene(of: card).text() == #"""
        { "maraya": 1, "size": [200, 100],
          "root": { "id": "card", "guides": ["gap"], "children": [
            { "id": "title" },
            { "id": "badge", "constraints": ["badge.width == 24"] }
          ], "constraints": [
            "title.leading == card.leading + 16",
            "card.gap.leading == title.trailing"
          ] }
        }

        """#
    )
  }

  @Test func anotherOrderOfActivationIsWritten() throws {
    let (card, title, badge) = makeCard()
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 0.1),
    ])
    let text = try Scene(of: card).text()
    #expect(
      text.contains(
        #"{ "id": "badge", "constraints": ["badge.width == 24"], "constraintOrder": [1] }"#
      )
    )
    #expect(
      text.contains(
        #"""
          ], "constraints": [
            "title.top == card.top",
            "badge.top == card.top + 0.1"
          ], "constraintOrder": [0, 2] }
        """#
      )
    )
    let read = try Scene(text)
    #expect(try read.text() == text)
  }

  /// Where a name means another node at the owner, the equation stands on an item.
  @Test func anEquationStandsWhereItsNamesMeanItsItems() throws {
    let (one, two) = (Node("it"), Node("it"))
    let list = Node("list") {
      Node("a") { one }.place(leading: 0, top: 0, width: 100, height: 20)
      Node("b") { two }.place(leading: 0, top: 20, width: 100, height: 20)
    }
    LayoutConstraint.activate([two.topAnchor.constraint(equalTo: list.topAnchor, constant: 22)])
    let text = try Scene(of: list).text()
    #expect(text.contains(#"{ "id": "it", "constraints": ["it.top == list.top + 22"] }"#))
    let read = try Scene(text)
    #expect(read.root.constraints.count == 1)
    #expect(try read.text() == text)
    read.root.layout(width: 100, height: 40)
    #expect(read.root["b"]?["it"]?.frame.minY == 2)
    // No place is left where both names mean the two.
    LayoutConstraint.activate([two.topAnchor.constraint(equalTo: one.bottomAnchor)])
    let error = try #require(throws: SceneError.self) { try Scene(of: list).text() }
    #expect(
      error.description == "list/b/it: it has no id that names it alone, in it.top == it.bottom"
    )
  }

  @Test func aNodeWithoutAnIdIsNamed() throws {
    let card = Node("card") {
      Node("a")
      Node()
    }
    let bare = try #require(card.subnodes.last)
    LayoutConstraint.activate([bare.topAnchor.constraint(equalTo: card.topAnchor, constant: 1)])
    let error = try #require(throws: SceneError.self) { try Scene(of: card).text() }
    #expect(
      error.description
        == "card/node[1]: 'node[1]' has no id that names it alone, in 'node[1]'.top == card.top + 1"
    )
    // A supernode needs no id.
    bare.id = "b"
    card.id = nil
    #expect(try Scene(of: card).text().contains(#"["b.top == super.top + 1"]"#))
  }

  @Test func aGuideWithoutANameIsNamed() throws {
    let (card, title, _) = makeCard()
    let guide = LayoutGuide(identifier: "gap")
    card.addLayoutGuide(LayoutGuide(identifier: "gap"))
    card.addLayoutGuide(guide)
    #expect(try Scene(of: card).text().contains(#""guides": ["gap"], "#))
    LayoutConstraint.activate([title.topAnchor.constraint(equalTo: guide.topAnchor)])
    let error = try #require(throws: SceneError.self) { try Scene(of: card).text() }
    #expect(
      error.description == "card: the guide card.gap has no identifier that names it alone, "
        + "in title.top == card.gap.top"
    )
  }

  /// Of a part the constraints that are held inside are written; those from outside can't be.
  @Test func aPartOfATreeHasItsOwnConstraints() throws {
    let (inner, label) = (Node("inner"), Node("label"))
    let part = Node("part") {
      inner
      label
    }
    .place(leading: 10, top: 10, width: 80, height: 40)
    let root = Node("root") { part }
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
    ])
    root.layout(width: 100, height: 100)
    #expect(
      try Scene(of: part).text() == #"""
        { "maraya": 1, "size": [80, 40], "direction": "ltr",
          "root": { "id": "part", "place": { "leading": 10, "top": 10, "width": 80, "height": 40 }, "children": [
            { "id": "inner" },
            { "id": "label", "placedByConstraints": true }
          ], "constraints": ["inner.leading == part.leading + 5"] }
        }

        """#
    )
  }
}
