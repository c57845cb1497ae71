import Maraya
import Testing

/// A node that was placed by its directional center, and takes another size by itself.
@Suite struct DirectionalCenterResizingTests {
  private func node(_ direction: LayoutDirection) -> (screen: Node, node: AnsweringNode) {
    let node = AnsweringNode("node", 10, 10)
    let screen = screen(direction) { node }
    node.bounds.size = Size(width: 20, height: 20)
    node.directionalCenter = Point(x: 50, y: 50)
    return (screen, node)
  }

  @Test(arguments: LayoutDirection.allCases)
  func sizeToFitKeepsTheOrigin(direction: LayoutDirection) {
    let (screen, node) = node(direction)
    #expect(node.directionalFrame == Rect(x: 40, y: 40, width: 20, height: 20))
    node.sizeToFit()
    #expect(node.directionalFrame == Rect(x: 40, y: 40, width: 10, height: 10))
    screen.layout(width: 320, height: 480, direction: direction.opposite)
    #expect(node.directionalFrame == Rect(x: 40, y: 40, width: 10, height: 10))
  }

  @Test(arguments: LayoutDirection.allCases)
  func layoutKeepsTheOrigin(direction: LayoutDirection) {
    let (screen, node) = node(direction)
    node.layout(width: 10, height: 10)
    let x = direction == .rightToLeft ? 270.0 : 40
    #expect(node.frame == Rect(x: x, y: 40, width: 10, height: 10))
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(node.frame == Rect(x: x, y: 40, width: 10, height: 10))
  }
}
