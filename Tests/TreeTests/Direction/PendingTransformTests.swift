import Maraya
import TestSupport
import Testing

/// A frame that is set while a directional transform waits for the pass that turns it.
@Suite struct PendingTransformTests {
  @Test(arguments: [false, true])
  func theFrameIsTheOneUnderTheTurnedTransform(withAPass: Bool) {
    let node = Node("node")
    node.directionalTransform = AffineTransform(translationX: 30, y: 0)
    let root = Node("root") { node }
    root.layout(width: 400, height: 100)
    root.layoutDirection = .rightToLeft
    if withAPass { root.layoutIfNeeded() }
    node.frame = Rect(x: 100, y: 10, width: 40, height: 20)
    root.layoutIfNeeded()
    #expect(node.frame == Rect(x: 100, y: 10, width: 40, height: 20))
    // 30 towards the trailing edge is 30 to the left.
    #expect(node.untransformedFrame == Rect(x: 130, y: 10, width: 40, height: 20))
    #expect(root.brokenInvariants() == [])
  }
}
