public import MarayaGeometry

/// What a layout pass did: counts, and on request what moved and why.
public struct LayoutReport: Hashable, Sendable {
  /// How many nodes the pass went through.
  public var visited = 0
  /// How often it called ``Node/layoutSubnodes()`` on a node of a class of its own.
  public var laidOut = 0
  /// How many placements it derived again.
  public var placed = 0
  /// How often it asked a node how large it wants to be, other than from memory.
  public var measured = 0
  /// How many blocks of constraints, which hang together, it solved.
  public var solved = 0
  /// What moved or was resized, in the order of the tree; empty unless it was asked for.
  public var moves: [Move] = []

  /// Creates a report of nothing.
  public init() {}

  /// Whether the pass found nothing to do.
  public var isEmpty: Bool { visited == 0 }

  /// A node whose frame is another after a pass.
  public struct Move: Hashable, Sendable {
    /// The node's path, as diagnostics have it.
    public var node: String
    /// The frame before the pass.
    public var from: Rect
    /// The frame after it.
    public var to: Rect
    /// What moved it.
    public var reason: Reason
  }

  /// What moved a node in a pass.
  public enum Reason: String, Hashable, Sendable {
    /// Its supernode's direction has turned.
    case direction
    /// Its supernode has another size.
    case resizing
    /// It was asked for another place, answers another size, or its surroundings are others.
    case placement
    /// Its supernode's ``Node/layoutSubnodes()`` moved it.
    case container
    /// Constraints have found another place for it.
    case constraints
    /// Some other hook did.
    case hook
  }
}

extension LayoutReport: CustomStringConvertible {
  /// The counts in a line, and a line for each move.
  public var description: String {
    var counts = "visited \(visited), laid out \(laidOut), placed \(placed), measured \(measured)"
    if solved > 0 { counts += ", solved \(solved)" }
    return ([counts] + moves.map { $0.description }).joined(separator: "\n")
  }
}

extension LayoutReport.Move: CustomStringConvertible {
  /// As in `card/badge 20,50 100×100 → 200,50 100×100 (direction)`.
  public var description: String { "\(node) \(from) → \(to) (\(reason.rawValue))" }
}
