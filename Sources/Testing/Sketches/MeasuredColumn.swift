public import MarayaGeometry
import MarayaLayout
public import MarayaTree

/// A node that measures its subnodes and puts them below each other: a stand-in for containers.
///
/// Each subnode begins at 0, counted from the leading edge, and has the size that it wants within
/// the column's width. The column itself wants to be as high as all of them.
public final class MeasuredColumn: Node {
  /// Measures the subnodes and places them.
  public override func layoutSubnodes() {
    var y = 0.0
    for subnode in subnodes {
      let size = size(of: subnode, within: bounds.width)
      subnode.directionalFrame = Rect(origin: Point(x: 0, y: y), size: size)
      y += size.height
    }
  }

  /// The width of the widest subnode, and the height of all together.
  public override func sizeThatFits(_ size: Size) -> Size {
    subnodes.reduce(into: Size.zero) { result, subnode in
      let answer = self.size(of: subnode, within: size.width)
      result.width = max(result.width, answer.width)
      result.height += answer.height
    }
  }

  public override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "column"
  }

  private func size(of subnode: Node, within width: Double) -> Size {
    subnode.measure(
      SizeProposal(width: width.isFinite ? .atMost(width) : .unbounded, height: .unbounded)
    )
  }
}
