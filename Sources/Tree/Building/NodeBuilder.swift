public import MarayaGeometry

/// Collects the subnodes that a closure lists, with `if`, `switch` and `for`.
@resultBuilder
public enum NodeBuilder {
  /// A node on a line of its own.
  public static func buildExpression(_ node: Node) -> [Node] { [node] }

  /// A node that may be missing.
  public static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }

  /// Nodes made elsewhere.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }

  /// A statement that makes no node.
  public static func buildExpression(_ statement: Void) -> [Node] { [] }

  /// All lines in order.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [Node]) -> [Node] { part }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second part: [Node]) -> [Node] { part }

  /// A `for` loop.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [Node]) -> [Node] { part }
}

extension Node {
  /// Creates a node of zero size with subnodes, back to front.
  ///
  /// ```swift
  /// Node("card") {
  ///   Node("photo")
  ///   if isNew { Node("badge") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: A name to find the node by; it need not be unique.
  ///   - subnodes: Lists the subnodes.
  public convenience init(_ id: String? = nil, @NodeBuilder subnodes: () -> [Node]) {
    self.init(id)
    for node in subnodes() { addSubnode(node) }
  }

  /// Creates a node with a physical frame; UIKit's `init(frame:)`.
  ///
  /// - Parameter frame: In points, in the coordinates of the supernode's bounds.
  public convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }
}

/// What lets ``with(_:)`` give back the class it was called on.
public protocol Configurable: AnyObject {}

extension Configurable {
  /// Sets any properties of an object in the expression that makes it, and gives it back.
  ///
  /// ```swift
  /// Node("badge").with { $0.directionalFrame = Rect(x: 20, y: 50, width: 100, height: 100) }
  /// ```
  @discardableResult
  public func with(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}

extension Node: Configurable {}
