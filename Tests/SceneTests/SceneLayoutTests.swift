import Maraya
import MarayaScenes
import Testing

@Suite("Layout of a scene")
struct SceneLayoutTests {
  /// A class that wants another size in each direction.
  private final class Turning: Node {
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: effectiveLayoutDirection == .rightToLeft ? 200 : 100, height: 10)
    }

    override func effectiveLayoutDirectionDidChange() { invalidateIntrinsicContentSize() }
  }

  @Test func theSizeThatIsWantedIsThatOfTheDirection() {
    var scene = Scene(of: Turning())
    scene.size = nil
    for direction in [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight] as [LayoutDirection] {
      scene.layout(direction: direction)
      #expect(scene.root.bounds.width == (direction == .rightToLeft ? 200 : 100))
    }
  }
}
