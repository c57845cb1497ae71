import Maraya
import Testing

/// The guides of nodes that scroll, in equations; and what a maker keeps inside.
@Suite struct ScrollGuideTests {
  @Test func contentAndFrameAreThoseOfANodeThatScrolls() throws {
    let list = ScrollNode("list")
    let label = Node("label")
    let screen = Node("screen") {
      list
      label
    }
    for (name, guide) in [("content", list.contentLayoutGuide), ("frame", list.frameLayoutGuide)] {
      let text = "label.width == list.\(name).width"
      let constraint = try ConstraintEquation(parsing: text).makeConstraint(in: screen)
      #expect(constraint.secondItem === guide)
      #expect(constraint.description == text)
      #expect(try constraint.equation(in: screen).description == text)
    }
    let equation = try ConstraintEquation(parsing: "label.width == screen.content.width")
    let error = error { () throws(ConstraintError) in _ = try equation.makeConstraint(in: screen) }
    #expect(error?.code == .unknownItem)
    #expect(error?.message == "screen has no guide \"content\"")
  }

  /// "At least this inset" keeps the size of the content.
  @Test func insetsThatAreAtLeastDoNotStretch() {
    let label = Node("label")
    label.givenContentSize = ContentSize(width: 50, height: 20)
    let parent = Node("parent") { label }
    label.makeConstraints { make in
      make.center.equalToSupernode()
      make.directionalEdges.insideSupernode()
        .inset(DirectionalEdgeInsets(top: 24, leading: 8, bottom: 24, trailing: 8))
    }
    parent.layout(width: 200, height: 100)
    #expect(label.frame == Rect(x: 75, y: 40, width: 50, height: 20))
    #expect(parent.layoutConflicts.isEmpty)
  }
}
