import Maraya
import MarayaTesting
import TestSupport
import Testing

@Suite("Audit")
struct AuditTests {
  @Test func findingsStandInTheOrderOfTheTreeAndTheCodes() {
    let first = Node("a") { Node("inside").leading(-5, 0, 20, 5) }
      .place(leading: 310, top: 0, trailing: 0, width: 20, height: 10)
    first.layoutMargins.left = 3
    let screen = makeScreen(first, Node("a").leading(0, 20, 10, 0))
    #expect(
      screen.audit().map { "\($0.node) \($0.code.rawValue)" } == [
        "screen/a physical-value", "screen/a overflow", "screen/a over-constrained",
        "screen/a ambiguous-id", "screen/a/inside overflow", "screen/a empty",
      ]
    )
  }

  @Test func aFindingHasAFormForFiles() {
    let card = Node("card") { Node("mark").left(90, 0, 30.125, 10) }.leading(16, 16, 100, 100)
    let findings = makeScreen(card).audit().filter { $0.code == .overflow }
    #expect(findings.map(\.directions) == [[.leftToRight], [.rightToLeft]])
    #expect(
      findings[0].value
        == .record([
          PropertyValue.Field("code", .text("overflow")),
          PropertyValue.Field("node", .text("screen/card/mark")),
          PropertyValue.Field("directions", .values([.text("ltr")])),
          PropertyValue.Field("message", .text("sticks out of card: trailing by 20.13")),
          PropertyValue.Field("details", .record([PropertyValue.Field("trailing", 20.125)])),
        ])
    )
    let plain = AuditFinding(code: .empty, node: "a", message: "has no size")
    #expect(plain.value["details"] == nil)
    #expect(plain.value["directions"] == .values([.text("ltr"), .text("rtl")]))
    #expect(plain.description == "empty: a has no size")
  }

  @Test func theCodesAreAllDifferentAndAllThere() {
    #expect(
      AuditFinding.Code.all.map(\.rawValue) == [
        "not-mirrored", "physical-value", "physical-constraint", "reference-width", "overflow",
        "outside", "empty", "vanishes", "unsafe", "over-constrained", "layout-conflict",
        "ambiguous-layout", "ambiguous-id", "diagnostic",
      ]
    )
  }

  @Test func aPartOfATreeIsItsOwnTop() {
    let card = Node("card") { Node("name").leading(90, 0, 20, 20) }.leading(300, 0, 100, 100)
    let screen = makeScreen(card, Node("other"))
    #expect(
      card.auditLines == ["overflow: screen/card/name sticks out of card: trailing by 10"]
    )
    #expect(screen.audit().count == 3)
  }

  @Test func aLayerIsLookedAtAsItStands() {
    let layer = LayerNode("layer") { Node("name").left(90, 0, 20, 20) }.left(0, 0, 100, 100)
    layer.cornerRadii.topLeft = 5
    #expect(
      layer.auditLines == [
        "physical-value: layer cornerRadii 5,0,0,0 is physical, mirrored it is 0,5,0,0 "
          + "(left-to-right)",
        "overflow: layer/name sticks out of layer: trailing by 10 (left-to-right)",
      ]
    )
  }

  @Test func aTreeInAPassIsLookedAtAsItStands() {
    let screen = SelfAuditing("screen") { Node("name").leading(310, 0, 20, 20) }
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    #expect(
      screen.lines == [
        "overflow: screen/name sticks out of screen: trailing by 10 (right-to-left)"
      ]
    )
  }

  @Test func anotherTreeInTheOtherDirectionIsSaid() {
    let screen = Changing("screen")
    screen.layout(width: 320, height: 480)
    #expect(
      screen.auditLines == [
        "not-mirrored: screen does not mirror: the tree has other nodes in the other direction",
        "empty: screen/left has no size: it was never placed (left-to-right)",
        "empty: screen/right has no size: it was never placed (right-to-left)",
      ]
    )
  }

  // MARK: Laws

  @Test(arguments: [nil] + LayoutDirection.allCases.map(Optional.some))
  func leavesRandomTreesAsTheyAreAndSaysTheSameAgain(direction: LayoutDirection?) throws {
    try checkTrees(count: propertyRuns(default: 150), seed: 0xA0D1_7000) { trial in
      // Where several layouts are at rest, the one of before decides which it is.
      if trial.sketch.constraintsGoInCircles { return }
      let tree = trial.sketch.makeTree()
      tree.layoutDirection = direction
      tree.layoutIfNeeded()
      // What constraints have found again is the same but for rounding.
      let before = TreeGeometry(of: tree)
      let findings = tree.audit()
      if let difference = TreeGeometry(of: tree).difference(from: before, within: before.tolerance)
      {
        throw LawBroken("the tree is another one: \(difference)")
      }
      if tree.needsLayout || tree.layoutDirection != direction {
        throw LawBroken("the tree is not laid out as it was")
      }
      let lines = findings.map(\.description)
      if tree.audit().map(\.description) != lines {
        throw LawBroken("the second audit says something else")
      }
      let other = trial.sketch.makeTree()
      // The direction that was first decides what an offset from the left means, and the range into
      // which it was brought.
      if tree.subtree.contains(where: { $0 is ScrollNode }) {
        other.layoutDirection = direction
        other.layoutIfNeeded()
      }
      if other.audit().map(\.description) != lines {
        throw LawBroken("the same tree has other findings")
      }
      // A part of a tree is audited with the whole laid out in both directions.
      _ = tree.subnodes.last?.audit()
      if let difference = TreeGeometry(of: tree).difference(from: before, within: before.tolerance)
      {
        throw LawBroken("a part has changed the tree: \(difference)")
      }
    }
  }

  /// What `mirrorFailures()` finds is found, and no node has two findings of one code for one
  /// cause.
  @Test func agreesWithTheMirrorCheck() throws {
    try checkTrees(count: propertyRuns(), seed: 0xA0D1_8000) { trial in
      let tree = trial.sketch.makeTree()
      let failures = tree.mirrorFailures().map(\.node)
      let findings = tree.audit()
      let found = findings.filter { $0.code == .notMirrored }.map(\.node)
      if found != failures { throw LawBroken("\(found) instead of \(failures)") }
      let outside = findings.filter { $0.code == .outside }.flatMap { finding in
        finding.directions.map { "\(finding.node) \($0)" }
      }
      for finding in findings where finding.code == .overflow {
        for direction in finding.directions
        where outside.contains("\(finding.node) \(direction)") {
          throw LawBroken("\(finding) is outside as well")
        }
      }
    }
  }

  /// Neither the depth nor the width of a tree is walked through again for each node.
  @Test(arguments: [true, false])
  func largeTreesAreAuditedInTime(isDeep: Bool) {
    let count = 4000
    let screen = makeScreen()
    var above = screen
    for index in 0..<count {
      let node = Node(isDeep ? "n" : "n\(index)").leading(0, 0, 320, 480)
      node.cornerRadii.topLeft = index % 2 == 0 ? 1 : 0
      above.addSubnode(node)
      if isDeep { above = node }
    }
    let findings = screen.audit()
    #expect(findings.count == count / 2)
    #expect(
      findings.last?.node
        == (isDeep
          ? "…" + String(repeating: "/n", count: 16) : "screen/n\(count - 2)")
    )
  }
}

/// A node that audits itself while it is laid out.
private final class SelfAuditing: Node {
  var lines: [String] = []

  override func didLayout() { lines = auditLines }
}

/// A node that has another subnode in each direction.
private final class Changing: Node {
  override func layoutSubnodes() {
    let id = effectiveLayoutDirection == .rightToLeft ? "right" : "left"
    if firstSubnode?.id == id { return }
    firstSubnode?.removeFromSupernode()
    addSubnode(Node(id))
  }
}
