import Maraya
import MarayaTree
import Testing

/// Every kind of change in the middle of a pass: the pass takes it in, and what comes out is what
/// the same change before the pass gives.
@Suite struct MutationKindTests {
  /// A change that a hook makes to `doer`, `before` or `after` in a box, or to the root.
  enum Change: String, CaseIterable, Sendable {
    case flip, island, width, rootWidth, frame, directionalFrame, place, openPlace, ratio
    case semantic, margins, directionalMargins, preserving, safeArea, additionalSafeArea
    case readable, scale, add, remove, move, referenceWidth, anchor, boundsOrigin, mask
    case directionalTransform, invalidate

    func make(_ root: Node) {
      guard let box = root["box"], let before = root["before"], let after = root["after"] else {
        return
      }
      switch self {
      case .flip: root.layoutDirection = .rightToLeft
      case .island: box.layoutDirection = .rightToLeft
      case .width: box.bounds.size.width = 150
      case .rootWidth: root.bounds.size.width = 400
      case .frame: before.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      case .directionalFrame: after.directionalFrame = Rect(x: 1, y: 2, width: 3, height: 4)
      case .place: before.place(leading: 1, top: 2, trailing: 3, height: 4)
      case .openPlace: after.place(leading: 1, top: 2)
      case .ratio: before.ratio = RatioRect(Rect(x: 0.25, y: 0, width: 0.5, height: 1))
      case .semantic: box.semanticContentAttribute = .forceRightToLeft
      case .margins: box.layoutMargins.left = 30
      case .directionalMargins: box.directionalLayoutMargins.leading = 30
      case .preserving: box.preservesSupernodeLayoutMargins = true
      case .safeArea: root.safeAreaInsets.left = 17
      case .additionalSafeArea: box.additionalSafeAreaInsets.left = 17
      case .readable: root.readableWidth = 40
      case .scale: root.displayScale = 2
      case .add:
        let late = AnsweringNode("late", 7.7, 7.7)
        box.insertSubnode(late, at: 0)
        late.place(top: 0, trailing: 0)
      case .remove: before.removeFromSupernode()
      case .move: root["other"]?.addSubnode(after)
      case .referenceWidth: before.referenceWidth = 77
      case .anchor: before.anchorPoint = .zero
      case .boundsOrigin: box.bounds.origin.x = 9
      case .mask: after.autoresizingMask = .flexibleWidth
      case .directionalTransform:
        before.directionalTransform = AffineTransform(translationX: 5, y: 5)
      case .invalidate: (after as? AnsweringNode)?.change(to: 33, 44)
      }
    }
  }

  /// A root with a box that has parts of every kind, and another box.
  private func tree() -> (root: Node, doer: ProbeNode) {
    let doer = ProbeNode("doer")
    doer.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .margins)
    let after = AnsweringNode("after", 20.3, 10.1)
    after.place(top: 0, trailing: 4)
    let box = Node("box") {
      Node("before").with { $0.directionalFrame = Rect(x: 5, y: 0, width: 10, height: 10) }
      Node("safe").with { $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .safeArea) }
      Node("read").with { $0.ratio = RatioRect(x: 0, y: 0, width: 1, height: 1, of: .readable) }
      doer
      after
    }
    box.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let root = Node("root") {
      box
      Node("other").with { $0.frame = Rect(x: 0, y: 200, width: 100, height: 100) }
    }
    root.layout(width: 320, height: 480)
    return (root, doer)
  }

  @Test(arguments: Change.allCases)
  func aChangeInAHookIsTakenIn(change: Change) {
    let (expected, _) = tree()
    change.make(expected)
    expected.layoutIfNeeded()
    expectSound(expected)

    let (root, doer) = tree()
    doer.onLayout = { node in
      node.onLayout = { _ in }
      change.make(node.root)
    }
    doer.setNeedsLayout()
    root.layoutIfNeeded()
    expectSound(root)
    #expect(root.diagnostics == [])
    #expect(root.subtree.allSatisfy { !$0.needsLayout })
    #expect(root.treeText == expected.treeText)
    #expect(root.capture() == expected.capture())
    #expect(root.layoutIfNeeded().isEmpty)
  }

  @Test(arguments: Change.allCases)
  func aChangeInDidLayoutIsTakenIn(change: Change) {
    let (expected, _) = tree()
    change.make(expected)
    expected.layoutIfNeeded()
    let (root, doer) = tree()
    doer.onDidLayout = { node in
      node.onDidLayout = { _ in }
      change.make(node.root)
    }
    doer.setNeedsLayout()
    root.layoutIfNeeded()
    expectSound(root)
    #expect(root.diagnostics == [])
    #expect(root.capture() == expected.capture())
  }

  @Test(arguments: Change.allCases)
  func aChangeBetweenPassesGivesWhatAPassFromScratchGives(change: Change) {
    let (root, _) = tree()
    change.make(root)
    root.layoutIfNeeded()
    let settled = root.capture()
    for node in root.subtree { node.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.capture() == settled)
    expectSound(root)
  }
}
