public import MarayaDirection
public import MarayaGeometry
import MarayaLayout
public import MarayaTree

/// A tree as a document: what it was asked for, in JSON.
///
/// For reports of bugs, other languages, fuzzing and tests. It is the recorded form of a tree, not
/// a second way to write one, and may change until version 1.0.
///
/// ```swift
/// let scene = try Scene(#"{ "maraya": 1, "size": [320, 120], "root": { "id": "card" } }"#)
/// scene.layout(direction: .rightToLeft)
/// print(scene.root.treeText)
/// ```
///
/// The tree is shared by copies of the value. What the nodes of a scene can have is what their
/// classes describe (`Node.describe(into:)`); which classes there are, a ``NodeTypes`` says.
public struct Scene {
  /// What the scene is called, if it has a name.
  public var name: String?
  /// The size that the root is laid out in, in points; `nil` for the size that it wants.
  public var size: Size?
  /// The room that a root without a given size has, in points.
  public var available = Room.unlimited
  /// The tree.
  public let root: Node

  /// The room for a root that takes the size it wants, in points.
  public struct Room: Hashable, Sendable {
    /// The width; `nil` for any width.
    public var width: Double?
    /// The height; `nil` for any height.
    public var height: Double?

    /// Creates room of a width and a height, `nil` for any.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }

    /// Room without an end.
    public static let unlimited = Room()
  }

  /// Creates the scene of a tree of its present size.
  ///
  /// A part of a tree is written with the direction, the scale, the safe area and the readable width
  /// that it has there; margins that it takes over from its supernode are left out.
  public init(of root: Node, name: String? = nil) {
    self.root = root
    self.name = name
    size = root.bounds.size
  }

  init(name: String?, size: Size?, available: Room, root: Node) {
    self.name = name
    self.size = size
    self.available = available
    self.root = root
  }

  /// Lays the tree out in the scene's size, or in the size that the root wants.
  ///
  /// - Parameter direction: The direction to set on the root; `nil` leaves it as it is.
  /// - Returns: What the pass did.
  /// - Complexity: O(*n*) for *n* nodes.
  @discardableResult
  public func layout(direction: LayoutDirection? = nil) -> LayoutReport {
    // What the root wants may depend on the direction, which its hooks are told of in a pass.
    if size == nil, let direction, direction != root.layoutDirection, !(root is LayerNode) {
      root.layoutDirection = direction
      root.layoutIfNeeded()
    }
    let size = size ?? wantedSize
    return root.layout(width: size.width, height: size.height, direction: direction)
  }

  private var wantedSize: Size {
    func proposed(_ length: Double?) -> ProposedLength { length.map { .atMost($0) } ?? .unbounded }
    return root.measure(
      SizeProposal(width: proposed(available.width), height: proposed(available.height))
    )
  }
}
