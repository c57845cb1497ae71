public import MarayaGeometry
public import MarayaTree

/// A node that is measured: a stand-in for text in tests.
///
/// It has content of one line. Where that is too wide, it wraps, so its height depends on the
/// width that is proposed.
public final class MeasuredLeaf: Node {
  /// The size of the content on one line, in points.
  public var contentSize: Size {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a leaf with content.
  ///
  /// - Parameters:
  ///   - id: A name to find the node by.
  ///   - contentSize: The size of the content on one line, in points.
  public init(_ id: String? = nil, contentSize: Size) {
    self.contentSize = contentSize
    super.init(id)
  }

  /// The content's size on one line, which constraints ask for.
  public override var intrinsicContentSize: Size { contentSize }

  /// The content's size on one line, or that of the lines it takes within the width of `size`.
  public override func sizeThatFits(_ size: Size) -> Size {
    // Narrower than a point nothing is legible.
    let width = max(size.width, 1)
    guard width < contentSize.width else { return contentSize }
    // A rounding error in the width is not to cost a line.
    let lineCount = (contentSize.width / width - 1e-6).rounded(.up)
    return Size(width: width, height: lineCount * contentSize.height)
  }

  public override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "leaf"
    description.property("contentSize", .offset, contentSize, default: .zero) { contentSize = $0 }
  }
}
