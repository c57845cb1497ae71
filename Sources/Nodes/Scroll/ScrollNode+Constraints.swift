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
  package final func setSolvedContentSize(_ size: Size) {
    if size.isFinite && size != contentSize { contentSize = size }
  }
}
