public import MarayaGeometry

/// Collects the subnodes that a closure lists, and what is about them, with `if`, `switch` and `for`.
@resultBuilder
public enum NodeBuilder {
  /// A node, or something about nodes, on a line of its own.
  public static func buildExpression(
    _ part: any NodePart,
    file: String = #fileID,
    line: UInt = #line
  ) -> [any NodePart] {
    part.isWritten(in: file, line: line)
    return [part]
  }

  /// A part that may be missing.
  public static func buildExpression(
    _ part: (any NodePart)?,
    file: String = #fileID,
    line: UInt = #line
  ) -> [any NodePart] {
    part.map { buildExpression($0, file: file, line: line) } ?? []
  }

  /// Parts made elsewhere.
  public static func buildExpression(_ parts: [any NodePart]) -> [any NodePart] { parts }

  /// A statement that makes nothing.
  public static func buildExpression(_ statement: Void) -> [any NodePart] { [] }

  /// All lines in order.
  public static func buildBlock(_ parts: [any NodePart]...) -> [any NodePart] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [any NodePart]?) -> [any NodePart] { part ?? [] }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first part: [any NodePart]) -> [any NodePart] { part }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second part: [any NodePart]) -> [any NodePart] { part }

  /// A `for` loop.
  public static func buildArray(_ parts: [[any NodePart]]) -> [any NodePart] {
    parts.flatMap { $0 }
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [any NodePart]) -> [any NodePart] { part }
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
  /// Constraints on lines among them are activated once their items are in one tree.
  ///
  /// - Parameters:
  ///   - id: A name to find the node by; it need not be unique.
  ///   - subnodes: Lists the subnodes.
  public convenience init(_ id: String? = nil, @NodeBuilder subnodes: () -> [any NodePart]) {
    self.init(id)
    add(subnodes())
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
