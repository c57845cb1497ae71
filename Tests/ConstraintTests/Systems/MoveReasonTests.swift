import Maraya
import Testing

/// What a report says of who moved what constraints place.
@Suite struct MoveReasonTests {
  @Test func whatConstraintsMoveIsToldSo() throws {
    let (box, inner) = (Node("box"), Node("inner"))
    box.addSubnode(inner)
    let root = Node("root") { box }
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 50),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layout(width: 300, height: 100)
    root.frame.size.width = 400
    #expect(
      root.layoutIfNeeded(recordsMoves: true).moves.map(\.description) == [
        "root/box 10,0 280×50 → 10,0 380×50 (constraints)",
        "root/box/inner 255,0 20×0 → 355,0 20×0 (constraints)",
      ]
    )
    root.layoutDirection = .rightToLeft
    #expect(
      root.layoutIfNeeded(recordsMoves: true).moves.map(\.description) == [
        "root/box/inner 355,0 20×0 → 5,0 20×0 (direction)"
      ]
    )
  }
}
