import Maraya
import Testing

/// The snippets of docs/constraints.md, run.
@Suite("Snippets of constraints.md")
struct ConstraintSnippets {
  @Test func anchorsAreCompared() {
    let photo = Node("photo")
    let title = Node("title")
    let card = Node("card") {
      photo
      title
    }
    LayoutConstraint.activate {
      photo.leading == card.leading + 16
      photo.top == card.top + 16
      photo.width == 64
      photo.height == photo.width
      title.leading == photo.trailing + 8
      title.trailing <= card.trailing - 16
      title.centerY == photo.centerY
      title.height == 20
      title.width == card.width * 0.5 ~ .high
    }
    card.layout(width: 320, height: 120, direction: .rightToLeft)
    #expect(photo.frame == Rect(x: 240, y: 16, width: 64, height: 64))
    #expect(title.frame == Rect(x: 72, y: 38, width: 160, height: 20))
  }

  @Test func constraintsStandAmongNodes() {
    let row = Node("row") {
      let icon = Node("icon")
      let name = Node("name")
      icon
      name
      name.leading == icon.trailing + 8
      name.centerY == icon.centerY
      Node("line").constrained { make in
        make.directionalHorizontalEdges.bottom.equalToSupernode()
        make.height(1)
      }
    }
    row.layout(width: 320, height: 44)
    #expect(row.subnodes.compactMap(\.id) == ["icon", "name", "line"])
    #expect(row["line"]?.frame == Rect(x: 0, y: 43, width: 320, height: 1))
  }

  @Test func equationsAreRead() throws {
    let card = Node("card") { Node("title") }
    let equation = try ConstraintEquation(parsing: "title.top == super.safeArea.top + 8 @ 750")
    let constraint = try equation.makeConstraint(in: card)
    constraint.isActive = true
    print(constraint)  // title.top == card.safeArea.top + 8 @ 750

    #expect(constraint.description == "title.top == card.safeArea.top + 8 @ 750")
  }

  @Test func theMakerDescribes() {
    let photo = Node("photo")
    let title = Node("title")
    let card = Node("card") {
      photo
      title
    }
    photo.frame = Rect(x: 0, y: 0, width: 320, height: 100)
    title.makeConstraints { make in
      make.top.equalTo(photo.bottom).offset(8)
      make.leading.trailing.equalToSupernode().inset(16)
      make.height.greaterThanOrEqualTo(44).priority(.high).labeled("touchable")
    }
    card.layout(width: 320, height: 480)
    #expect(title.frame == Rect(x: 16, y: 108, width: 288, height: 44))
  }
}
