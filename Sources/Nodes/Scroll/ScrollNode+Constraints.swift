public import MarayaConstraints
package import MarayaGeometry
import MarayaTree

extension ScrollNode {
  /// The guide of the content: constraints to its edges say how large the content is.
  ///
  /// UIKit's property of the same name. Edges and margins of the scroll node itself mean this guide in
  /// constraints with what is inside of it.
  public final var contentLayoutGuide: LayoutGuide { regionGuide(.content) }

  /// The guide of the part of the content that is to be seen, which goes with the offset.
  ///
  /// UIKit's property of the same name. Sizes and centres of the scroll node itself mean this guide.
  public final var frameLayoutGuide: LayoutGuide { regionGuide(.frame) }
}

extension ScrollNode: ScrollsContent {
  /// The offset follows when the node is laid out: what a pass finds first may not be the last word.
  package final func setSolvedContentSize(_ size: Size?) {
    if let size, !size.isFinite { return }
    if size == solvedContent { return }
    solvedContent = size
    if size == nil {
      // Others may ask for the same before the node is laid out.
      setNeedsLayout()
    } else if !sizesContentToFit {
      let before = content
      if restoreContentSize() { contentBeforeSolving = contentBeforeSolving ?? before }
    }
  }

  /// Makes the content as large as constraints ask, or else as it was set; whether it was not.
  func restoreContentSize() -> Bool {
    let size = solvedContent ?? ownContent
    return size != content && replaceContent(by: size)
  }
}
