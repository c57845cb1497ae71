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

/// What every node stores: 144 bytes in the object itself.
///
/// The first 56 bytes are all that a change of direction and the pass after it read and write
/// of a node with a directional frame. So numbers that belong together stand apart.
@frozen
@usableFromInline
struct NodeRecord {
  // The way of a walk, and what mirrors.
  @usableFromInline var supernode: NodeLink?
  @usableFromInline var firstSubnode: NodeLink?
  @usableFromInline var nextSibling: NodeLink?
  @usableFromInline var flags: NodeFlags
  @usableFromInline var width = 0.0
  @usableFromInline var x = 0.0
  @usableFromInline var directionalX = 0.0

  @usableFromInline var y = 0.0
  @usableFromInline var directionalY = 0.0
  @usableFromInline var height = 0.0
  @usableFromInline var boundsOrigin = Point.zero

  @usableFromInline var lastSubnode: NodeLink?
  @usableFromInline var previousSibling: NodeLink?
  @usableFromInline var subnodeCount: Int32 = 0
  @usableFromInline var extras: NodeExtras?
  @usableFromInline var id: String?

  @inlinable
  init(id: String?, flags: NodeFlags) {
    self.id = id
    self.flags = flags
  }
}

/// The untransformed truth of the last resolution.
extension NodeRecord {
  @inlinable
  var bounds: Rect {
    @inline(__always) get {
      Rect(origin: boundsOrigin, size: Size(width: width, height: height))
    }
    @inline(__always) set {
      boundsOrigin = newValue.origin
      width = newValue.size.width
      height = newValue.size.height
    }
  }

  /// The frame's origin or the node's position, whichever was set last, in physical space, so
  /// that both read back exactly as they were set; `NodeFlags.pointIsOrigin` says which.
  @inlinable
  var point: Point {
    @inline(__always) get { Point(x: x, y: y) }
    @inline(__always) set {
      x = newValue.x
      y = newValue.y
    }
  }

  /// The same in leading space; counts while `NodeFlags.isDirectional` is set, and is the
  /// position while `NodeFlags.directionalPointIsPosition` is.
  @inlinable
  var directionalPoint: Point {
    @inline(__always) get { Point(x: directionalX, y: directionalY) }
    @inline(__always) set {
      directionalX = newValue.x
      directionalY = newValue.y
    }
  }
}
