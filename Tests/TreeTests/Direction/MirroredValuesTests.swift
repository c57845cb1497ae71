import Maraya
import Testing

/// Single numbers in the other space.
@Suite struct MirroredValuesTests {
  @Test func theOwnSpaceMirrorsInTheOwnDirection() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    node.bounds = Rect(x: 30, y: 0, width: 100, height: 10)
    // From 30 to 130.
    #expect(node.mirroredInSelf(40) == 120)
    #expect(node.mirroredInSelf(node.mirroredInSelf(41.5)) == 41.5)
    node.layoutDirection = .leftToRight
    #expect(node.mirroredInSelf(40) == 40)
    node.semanticContentAttribute = .forceRightToLeft
    #expect(node.mirroredInSelf(40) == 120)
    expectSound(screen)
  }

  @Test func theReferenceMirrorsInTheSupernodesDirection() {
    let node = Node("node")
    let screen = screen(.rightToLeft) { node }
    #expect(node.mirroredInReference(20) == 300)
    node.layoutDirection = .leftToRight
    #expect(node.mirroredInReference(20) == 300)
    screen.bounds.origin.x = 30
    #expect(node.mirroredInReference(20) == 360)
    node.referenceWidth = 400
    #expect(node.mirroredInReference(20) == 380)
    screen.semanticContentAttribute = .spatial
    #expect(node.mirroredInReference(20) == 20)
    node.removeFromSupernode()
    #expect(node.mirroredInReference(20) == 20)
    node.layoutDirection = .rightToLeft
    #expect(node.mirroredInReference(20) == 380)
    node.referenceWidth = nil
    #expect(node.mirroredInReference(20) == 20, "there is nothing to mirror about")
    expectSound(screen, node)
  }

  private final class Wide: Node {
    override var childReferenceAxis: ReferenceAxis { ReferenceAxis(minX: -100, maxX: 800) }
  }

  @Test func aContainersContentIsItsAxis() {
    let node = Node("node")
    let list = Wide("list")
    list.addSubnode(node)
    list.layout(width: 320, height: 10, direction: .rightToLeft)
    #expect(list.mirroredInSelf(20) == 680)
    #expect(node.mirroredInReference(20) == 680)
    #expect(list.rtl_valueFromSelf(0) == 700)
  }
}
