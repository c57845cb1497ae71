import Maraya
import Testing

/// What offsets and insets mean for each attribute, in both directions.
@Suite struct MakerConstantTests {
  private static let all = [
    "left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX",
    "centerY",
    "firstBaseline", "lastBaseline", "directionalCenterX", "leadingMargin", "bottomMargin",
  ]

  /// The constants of all attributes of `a` against those of its supernode; `c rtl d` where the
  /// other direction has another one.
  private func constants(_ modify: (ConstraintEditor) -> Void) -> [String] {
    let tree = MakerTree()
    let group = tree.a.makeConstraints { make in
      let subject = make.adding(Self.all.compactMap(LayoutAttribute.init(rawValue:)))
      modify(subject.equalToSupernode())
    }
    return group.map { constraint in
      let other = constraint.rightToLeftConstant.map { " rtl \(Int($0))" } ?? ""
      return "\(constraint.firstAttribute.rawValue) \(Int(constraint.constant))\(other)"
    }
  }

  @Test func anOffsetIsTheSameForAll() {
    #expect(constants { $0.offset(5) } == Self.all.map { "\($0) 5" })
  }

  @Test func anOffsetByAPointGoesByAxis() {
    #expect(
      constants { $0.offset(Point(x: 5, y: -7)) } == [
        "left 5", "right 5", "leading 5", "trailing 5", "top -7", "bottom -7", "width 0",
        "height 0",
        "centerX 5", "centerY -7", "firstBaseline -7", "lastBaseline -7", "directionalCenterX 5",
        "leadingMargin 5", "bottomMargin -7",
      ]
    )
  }

  @Test func anOffsetByASizeIsOfSizesOnly() {
    #expect(
      constants { $0.offset(Size(width: 5, height: 7)) } == [
        "left 0", "right 0", "leading 0", "trailing 0", "top 0", "bottom 0", "width 5", "height 7",
        "centerX 0", "centerY 0", "firstBaseline 0", "lastBaseline 0", "directionalCenterX 0",
        "leadingMargin 0", "bottomMargin 0",
      ]
    )
  }

  @Test func aDirectionalOffsetGoesTowardsTheTrailingEdge() {
    #expect(
      constants { $0.directionalOffset(5) } == [
        "left 5 rtl -5", "right 5 rtl -5", "leading 5", "trailing 5", "top 5", "bottom 5",
        "width 5",
        "height 5", "directionalCenterX 5", "centerY 5", "firstBaseline 5", "lastBaseline 5",
        "directionalCenterX 5", "leadingMargin 5", "bottomMargin 5",
      ]
    )
  }

  @Test func anInsetMovesEdgesIn() {
    #expect(
      constants { $0.inset(5) } == [
        "left 5", "right -5", "leading 5", "trailing -5", "top 5", "bottom -5", "width -10",
        "height -10", "centerX 0", "centerY 0", "firstBaseline 5", "lastBaseline -5",
        "directionalCenterX 0", "leadingMargin 5", "bottomMargin -5",
      ]
    )
  }

  @Test func physicalInsetsStayOnTheirSides() {
    #expect(
      constants { $0.inset(EdgeInsets(top: 2, left: 30, bottom: 6, right: 10)) } == [
        "left 30", "right -10", "leading 30 rtl 10", "trailing -10 rtl -30", "top 2", "bottom -6",
        "width -40", "height -8", "centerX 10", "centerY -2", "firstBaseline 2", "lastBaseline -6",
        "directionalCenterX 10 rtl -10", "leadingMargin 30 rtl 10", "bottomMargin -6",
      ]
    )
  }

  @Test func directionalInsetsTurn() {
    #expect(
      constants { $0.inset(DirectionalEdgeInsets(top: 2, leading: 30, bottom: 6, trailing: 10)) }
        == [
          "left 30 rtl 10", "right -10 rtl -30", "leading 30", "trailing -10", "top 2", "bottom -6",
          "width -40", "height -8", "centerX 10 rtl -10", "centerY -2", "firstBaseline 2",
          "lastBaseline -6", "directionalCenterX 10", "leadingMargin 30", "bottomMargin -6",
        ]
    )
  }

  @Test func theLastConstantCounts() {
    #expect(constants { $0.inset(5).offset(1) } == Self.all.map { "\($0) 1" })
    #expect(constants { $0.offset(1).inset(5) } == constants { $0.inset(5) })
  }

  @Test func aCentreOfALeftEdgeCannotTurn() {
    let tree = MakerTree()
    #expect(
      tree.made { make, tree in make.centerX.equalTo(tree.b.left).directionalOffset(4) }
        == ["a.centerX == b.left + 4 rtl - 4"]
    )
  }

  @Test func modifiersStandInAnyOrder() {
    let tree = MakerTree()
    let made = tree.made { make, tree in
      make.width.equalTo(tree.b).priority(.low).multipliedBy(3).offset(1).labeled("x")
        .multipliedBy(0.5).priority(.high + 1).key("y")
      make.height.equalTo(tree.b).dividedBy(4)
      make.top.equalTo(tree.b).multipliedBy(2).offset(-1)
    }
    #expect(
      made == [
        "'y': a.width == b.width * 0.5 + 1 @ 751", "a.height == b.height * 0.25",
        "a.top == b.top * 2 - 1",
      ]
    )
  }
}
