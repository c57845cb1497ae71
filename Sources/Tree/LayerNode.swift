/// UIKit's bare layer: a node that only has geometry.
///
/// A layer is mirrored and converted through like any other node. It is never hit, and it has
/// no direction of its own: setting ``Node/layoutDirection`` changes nothing and leaves a
/// ``Diagnostic``. Unlike in UIKit, layers and other nodes share one list of subnodes.
open class LayerNode: Node {
  /// Creates a layer of zero size, which needs no layout.
  ///
  /// - Parameter id: A name to find the node by; it need not be unique.
  public override init(_ id: String? = nil) {
    super.init(id)
    // A new bare layer is clean; Core Animation's rule.
    record.flags = [.pointIsOrigin, .isLayer]
    #if !hasFeature(Embedded)
      if type(of: self) == LayerNode.self { record.flags.insert(.isPlain) }
    #endif
  }

  open override func describe(into description: inout NodeDescription) {
    super.describe(into: &description)
    description.typeName = "layer"
  }
}
