/// A node on which a layout leaves a mark that the next one does not take off: where it is scrolled.
///
/// Who lays a tree out only to look at it puts such nodes back.
package protocol RemembersLayouts: Node {
  /// What puts the node back to where it is now, in a tree that is laid out as it is now.
  func wayBack() -> () -> Void
}
