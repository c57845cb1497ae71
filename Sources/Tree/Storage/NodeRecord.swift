public import MarayaGeometry

/// An uncounted pointer from node to node.
///
/// A supernode owns each subnode with one retain, taken when it is linked and given back when
/// it is unlinked; every other link is a plain pointer that its owner clears. Following one
/// costs no reference counting.
@usableFromInline
typealias NodeLink = Unmanaged<Node>

extension Unmanaged<Node> {
  /// Reads through the link without retaining the node.
  ///
  /// `body` must not run anybody else's code: nothing keeps the node alive meanwhile.
  @inlinable
  @inline(__always)
  func read<Result>(_ body: (Node) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Whether both links point to the same node.
  @inlinable
  @inline(__always)
  func isSame(as other: Unmanaged<Node>) -> Bool {
    toOpaque() == other.toOpaque()
  }
}

/// What every node stores: 168 bytes in the object itself, hot things first.
///
/// The first 112 bytes are what walking and a layout pass read.
@frozen
@usableFromInline
struct NodeRecord {
  // The way of a walk.
  @usableFromInline var supernode: NodeLink?
  @usableFromInline var firstSubnode: NodeLink?
  @usableFromInline var nextSibling: NodeLink?
  @usableFromInline var flags: NodeFlags

  // The untransformed truth of the last resolution, in physical space.
  @usableFromInline var bounds = Rect.zero
  /// The frame's origin or the node's position, whichever was set last, so that both read back
  /// exactly as they were set; `NodeFlags.pointIsOrigin` says which.
  @usableFromInline var point = Point.zero
  /// The same in leading space; counts while `NodeFlags.isDirectional` is set, and is the
  /// position while `NodeFlags.directionalPointIsPosition` is.
  @usableFromInline var directionalPoint = Point.zero

  // Read less often.
  @usableFromInline var lastSubnode: NodeLink?
  @usableFromInline var previousSibling: NodeLink?
  @usableFromInline var subnodeCount: Int32 = 0
  @usableFromInline var anchorPoint = UnitPoint.center
  /// The node's own reference width; counts while `NodeFlags.hasReferenceWidth` is set.
  @usableFromInline var referenceWidth = 0.0
  @usableFromInline var extras: NodeExtras?
  @usableFromInline var id: String?

  @inlinable
  init(id: String?, flags: NodeFlags) {
    self.id = id
    self.flags = flags
  }
}
