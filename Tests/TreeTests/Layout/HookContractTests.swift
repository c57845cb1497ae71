import Maraya
import MarayaTree
import Testing

/// What hooks may do that they had better not, and what a pass owes them.
@Suite("Contract of hooks")
struct HookContractTests {
  /// Does something whenever it is asked to describe itself.
  private final class Talker: Node {
    var onDescribe: (Talker, inout NodeDescription) -> Void = { _, _ in }
    var onDidLayout: (Talker) -> Void = { _ in }

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      onDescribe(self, &description)
    }

    override func didLayout() { onDidLayout(self) }
  }

  /// Mirrors its subnodes about an extent that it finds while it lays them out.
  private final class Container: Node {
    var extent = 50.0
    var nextExtent = 50.0

    override func layoutSubnodes() { extent = nextExtent }

    override var childReferenceAxis: ReferenceAxis { ReferenceAxis(width: extent) }
  }

  @Test func aDescriptionMayCountDiagnostics() {
    let node = Talker()
    node.onDescribe = { $1.result("problems", .number(Double($0.diagnostics.count))) }
    node.alpha = .nan
    #expect(node.diagnostics.map(\.node) == ["node"])
    #expect(NodeDescription(of: node)["problems"] == .number(1))
  }

  @Test func aPathAsksNoHook() {
    let root = Node("root") {
      Talker().with { talker in
        talker.onDescribe = { talker, _ in talker.removeFromSupernode() }
        talker.addSubnode(Node("held"))
      }
    }
    #expect(root["held"]?.path == "root/node[0]/held")
    #expect(root.subnodeCount == 1)
  }

  @Test func aDescriptionThatAddsASiblingIsDrawnWithoutIt() {
    let root = Node("root") { Talker("talker") }
    (root["talker"] as? Talker)?.onDescribe = { talker, _ in
      talker.onDescribe = { _, _ in }
      talker.supernode?.addSubnode(Node("late"))
    }
    #expect(root.treeText == "root 0,0 0×0\n└─ talker 0,0 0×0\n")
    #expect(root.treeText == "root 0,0 0×0\n├─ talker 0,0 0×0\n└─ late 0,0 0×0\n")
  }

  @Test func aPassThatGivesUpEndsEvenWhereADescriptionTakesNodesOut() {
    let root = Node("root") { Talker() }
    let talker = root.firstSubnode as? Talker
    talker?.onDescribe = { talker, _ in talker.removeFromSupernode() }
    talker?.onDidLayout = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.layoutLoop])
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func theNextPassGoesOnWithWhatWasGivenUp() {
    let child = Node("child").with { $0.rtl_frame = Rect(x: 10, y: 0, width: 20, height: 20) }
    let root = ProbeNode("root") { child }
    root.onLayout = { $0.layoutDirection = $0.effectiveLayoutDirection.opposite }
    root.layout(width: 200, height: 20)
    #expect(root.diagnostics.map(\.code) == [.layoutLoop])
    #expect(root.needsLayout)
    root.onLayout = { _ in }
    root.layoutIfNeeded()
    #expect(child.frame == Rect(x: root.isRTL ? 170 : 10, y: 0, width: 20, height: 20))
    #expect(!root.needsLayout)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func aDirectionChangedInTheOwnVisitIsTold() {
    var told: [LayoutDirection] = []
    let root = ProbeNode("root")
    root.onDirection = { told.append($0.effectiveLayoutDirection) }
    root.onLayout = { $0.layoutDirection = .rightToLeft }
    root.layoutIfNeeded()
    #expect(told == [.rightToLeft])
    root.onLayout = { _ in }
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(told == [.rightToLeft, .leftToRight])
  }

  @Test func anAxisFoundInLayoutCountsInTheSamePass() {
    let child = Node("child").with { $0.rtl_frame = Rect(x: 10, y: 0, width: 10, height: 10) }
    let container = Container("container")
    container.layoutDirection = .rightToLeft
    container.addSubnode(child)
    container.layoutIfNeeded()
    #expect(child.frame.minX == 30)
    container.nextExtent = 200
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(child.frame.minX == 180)
    #expect(container.brokenInvariants().isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity])
  func anAxisThatIsNotFiniteIsRefused(extent: Double) {
    let container = Container("container")
    container.layout(width: 100, height: 10, direction: .rightToLeft)
    container.extent = extent
    container.nextExtent = extent
    let child = Node("child").with { $0.rtl_frame = Rect(x: 10, y: 0, width: 10, height: 10) }
    container.addSubnode(child)
    #expect(child.frame.minX == 80)
    #expect(child.effectiveReferenceWidth == 100)
    #expect(container.diagnostics.first?.property == "childReferenceAxis")
    #expect(container.diagnostics.first?.node == "container")
  }

  @Test func aRefusedSizeBringsNoDirection() {
    let root = Node("root")
    root.layout(width: -1, height: 10, direction: .rightToLeft)
    #expect(root.layoutDirection == nil)
    #expect(root.diagnostics.map(\.code) == [.negativeLength])
  }

  @Test func aPassFromAboveLeavesTheRunningOneItsSubtree() {
    let log = ProbeNode.Log()
    let leaf = ProbeNode("leaf")
    let doer = ProbeNode("doer")
    let middle = ProbeNode("middle") {
      doer
      leaf
    }
    let top = ProbeNode("top") { middle }
    let other = ProbeNode("other")
    let root = ProbeNode("root") {
      top
      other
    }
    root.layoutIfNeeded()
    for node in [root, top, middle, doer, leaf, other] {
      node.log = log
      if node !== root { node.setNeedsLayout() }
    }
    doer.onLayout = { doer in
      root.layoutIfNeeded()
      middle.removeFromSupernode()
      top.addSubnode(middle)
      doer.onLayout = { _ in }
    }
    top.layoutIfNeeded()
    #expect(log.entries == ["top", "middle", "doer", "other", "leaf", "top"])
    #expect(root.subtree.allSatisfy { !$0.needsLayout })
    #expect(root.brokenInvariants().isEmpty)
  }
}
