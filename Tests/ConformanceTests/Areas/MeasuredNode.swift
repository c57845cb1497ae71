import Maraya

/// A leaf that measures what it is told to, as a label measures its text.
final class MeasuredNode: Node {
  /// The size of the content, in points; who measured the node hears of a change.
  var content: Size {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ id: String? = nil, content: Size) {
    self.content = content
    super.init(id)
  }

  override func sizeThatFits(_ size: Size) -> Size { content }
}
