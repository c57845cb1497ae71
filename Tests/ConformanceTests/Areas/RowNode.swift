import Maraya

/// A container that measures its subnodes and puts them one after the other.
final class RowNode: Node {
  private let spacing: Double

  init(spacing: Double) {
    self.spacing = spacing
    super.init("row")
  }

  override func layoutSubnodes() {
    var x = 0.0
    for subnode in subnodes {
      let size = subnode.measure(.unbounded)
      subnode.directionalFrame = Rect(origin: Point(x: x, y: 0), size: size)
      x += size.width + spacing
    }
  }
}
