/// What may stand on a line of a builder closure: a node, or something about nodes.
///
/// Adopt it for what a closure of ``NodeBuilder`` should list among nodes.
public protocol NodePart: AnyObject {
  /// Whether the part is about nodes, and is attached after all nodes of its list.
  var isAboutNodes: Bool { get }

  /// Called by the node whose subnodes are listed.
  func attach(to supernode: Node)

  /// Called with the place of the line in the source, for parts that report it.
  func isWritten(in file: String, line: UInt)
}

extension NodePart {
  /// By default the part is about nodes.
  public var isAboutNodes: Bool { true }

  /// By default nothing.
  public func isWritten(in file: String, line: UInt) {}
}

extension Node: NodePart {
  /// A node is none of the parts that are about nodes.
  public final var isAboutNodes: Bool { false }

  /// Adds the node as the last subnode.
  public final func attach(to supernode: Node) { supernode.addSubnode(self) }

  /// Attaches what a builder closure listed: the nodes in their order, then what is about them.
  ///
  /// For initialisers of your own that take a closure of ``NodeBuilder``.
  public final func add(_ parts: [any NodePart]) {
    for part in parts where !part.isAboutNodes { part.attach(to: self) }
    for part in parts where part.isAboutNodes { part.attach(to: self) }
    // Something further down may have waited for what was added last.
    #if !hasFeature(Embedded)
      (constraintHooks as? any ListHooks)?.subnodesWereListed()
    #endif
  }
}

/// What is told when a builder closure has been attached.
package protocol ListHooks: AnyObject {
  /// All parts that a closure listed are attached to the node.
  func subnodesWereListed()
}
