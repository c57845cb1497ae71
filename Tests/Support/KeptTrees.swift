public import MarayaTree
import Synchronization

/// Holds a tree to the end of the process.
///
/// For tests that hand on a subnode, which does not hold what it is in. Held by the subnode the tree
/// would never end, and count as a leak.
public func keep(_ root: Node) {
  let address = UInt(bitPattern: Unmanaged.passRetained(root).toOpaque())
  keptTrees.withLock { $0.append(address) }
}

/// Addresses, since nodes can't be shared; nobody but the owner of a tree uses it.
private let keptTrees = Mutex<[UInt]>([])
