import Maraya
import Testing

/// What may change after a constraint was made, and what is refused.
@Suite struct ChangingTests {
  private let root = Node("root")
  private let a = Node("a")

  init() { root.addSubnode(a) }

  @Test func constantsAndPrioritiesChangeAtAnyTime() {
    let constraint = a.leading == root.leading
    constraint.constant = 8
    constraint.isActive = true
    constraint.constant = 12.5
    constraint.rightToLeftConstant = -4
    constraint.priority = .high
    constraint.priority = .required
    constraint.priority = 999.5
    constraint.identifier = "inset"
    #expect(
      constraint.description == "'inset': a.leading == root.leading + 12.5 rtl - 4 @ 999.5"
    )
    constraint.rightToLeftConstant = nil
    #expect(constraint.description == "'inset': a.leading == root.leading + 12.5 @ 999.5")
    #expect(root.diagnostics.isEmpty)
  }

  @Test func whatIsNoNumberIsRefused() {
    let constraint = a.width == 50
    constraint.constant = .nan
    constraint.rightToLeftConstant = .infinity
    constraint.priority = 0
    constraint.priority = 1000.5
    #expect(constraint.description == "a.width == 50")
    #expect(
      root.diagnostics.map(\.message) == [
        "non-finite-value: root/a.constraint.constant nan in a.width == 50",
        "non-finite-value: root/a.constraint.rightToLeftConstant inf in a.width == 50",
        "priority-out-of-range: root/a.constraint.priority 0 in a.width == 50",
        "priority-out-of-range: root/a.constraint.priority 1000.5 in a.width == 50",
      ]
    )
  }

  @Test func prioritiesCompareAndStep() {
    let ordered: [LayoutPriority] = [
      .fittingSizeLevel, .low, .low + 1, .dragThatCannotResizeScene, .medium,
      .dragThatCanResizeScene, .high - 0.5, .high, 999, .required,
    ]
    #expect(ordered.map(\.rawValue) == [50, 250, 251, 490, 500, 510, 749.5, 750, 999, 1000])
    #expect(ordered.sorted() == ordered)
    #expect(LayoutPriority.sceneSizeStayPut == .medium)
  }

  @Test func attributesKnowTheirParts() {
    #expect(LayoutAttribute.allCases.count == 23)
    #expect(LayoutAttribute.leadingMargin.base == .leading)
    #expect(LayoutAttribute.directionalCenterXWithinMargins.base == .directionalCenterX)
    #expect(LayoutAttribute.allCases.filter(\.isMargin).count == 9)
    #expect(LayoutAttribute.width.axis == .horizontal)
    #expect(LayoutAttribute.height.axis == .vertical)
    #expect(LayoutAttribute.lastBaseline.axis == .vertical)
    #expect(LayoutAttribute.centerXWithinMargins.axis == .horizontal)
    #expect(LayoutAttribute.notAnAttribute.axis == nil)
    #expect(LayoutAttribute.directionalCenterX.kind == .directionalX)
    #expect(LayoutAttribute.centerX.kind == .neutralX)
    #expect(LayoutAttribute.rightMargin.kind == .absoluteX)
  }
}
