import MarayaDirection
import MarayaGeometry
import MarayaSolver
import MarayaTree

/// What a node, or a guide, is in a system of constraints: four unknowns, and what binds them apart
/// from the constraints of users.
///
/// The unknowns are those of the alignment rectangle, in leading space, measured from the leading top
/// corner of that of the node around it.
final class Participant {
  /// What binds the unknowns.
  enum Kind {
    /// Constraints, and the size of the content.
    case solved
    /// The place that the node asks for.
    case placed
    /// The margins around it, and how wide text is read.
    case readable
    /// Constraints; the rectangle begins where the content of a node does that scrolls.
    case content
  }

  /// The node, or the one that owns the guide.
  unowned let node: Node
  let guide: LayoutGuide?
  /// The participant in whose rectangle this one lies; `nil` in that of the host.
  ///
  /// The system holds it as long as it holds this one. A chain of references would be released by
  /// recursion.
  unowned let parent: Participant?
  var kind: Kind

  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  var rows = ParticipantRows()
  /// What contradicts others, and is left out.
  var broken: Set<ParticipantRows.Key> = []
  /// How many constraints and participants need this one.
  var uses = 0
  /// Its place in the list of the system.
  var slot = 0
  /// Its place in the order of the tree.
  var order: Int64 = 0
  /// Whether its rows are to be looked at again.
  var isQueued = false
  /// Whether it has been met in a walk.
  var isChanged = false
  /// The lowering in which it was met last.
  var lowering = 0
  /// Whether the content is to be asked again.
  var isContentStale = true

  /// Whether it has the size that it will have, as it was found in a telling.
  var known: (telling: Int, answer: Bool)?

  /// The content's size, as it was asked; below 0 where there is none.
  var contentSize = Size(width: -1, height: -1)
  /// The height of the content at a width, where that is another than its own.
  var wrapped: (width: Double, height: Double)?
  /// Whether the content has gone on answering other heights, and counts with that of one line.
  var isRestless = false
  /// Whether the baselines have gone on moving with the size, and count with that of the content.
  var hasRestingBaselines = false
  /// The place that the node asks for, as it was asked; of one that is placed by it.
  var placement: LinearPlacement?
  /// The content that it lies in, where constraints speak of its size.
  weak var content: Participant?
  /// The content that the solver's rows name.
  var toldContent: ObjectIdentifier?
  /// What is readable, as it was seen last.
  var room: ReadableRoom?
  /// The rectangle that was found last.
  var rect: Rect?

  init(_ item: Item, parent: Participant?, kind: Kind, in solver: inout Solver) {
    node = item.node
    guide = item.guide
    self.parent = parent
    self.kind = kind
    x = solver.addVariable()
    y = solver.addVariable()
    width = solver.addVariable()
    height = solver.addVariable()
  }

  /// A node, or a guide of it.
  struct Item {
    let node: Node
    let guide: LayoutGuide?

    /// The node in whose rectangle it lies.
    var around: Node? { guide == nil ? node.supernode : node }

    var key: ObjectIdentifier { guide.map { ObjectIdentifier($0) } ?? ObjectIdentifier(node) }
  }

  var item: Item { Item(node: node, guide: guide) }

  /// The unknowns, in the order in which they are decided where something is left open.
  var variables: [Variable] { [x, width, y, height] }

  func length(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  func start(_ axis: Axis) -> Variable { axis == .horizontal ? x : y }

  /// The height that counts for the content: the one at the width that was found, if there is one.
  func contentLength(_ axis: Axis) -> Double {
    if axis == .horizontal { return contentSize.width }
    return isRestless ? contentSize.height : wrapped?.height ?? contentSize.height
  }
}

/// What the readable part of a node depends on, apart from its size.
struct ReadableRoom: Equatable {
  private let margins: DirectionalEdgeInsets
  private let width: Double

  init(in node: Node) {
    margins = node.effectiveLayoutDirection.leading(node.layoutMargins)
    width = node.readableWidth
  }
}

/// The rows of a participant in the solver.
struct ParticipantRows {
  /// Which row it is.
  enum Key: Int, CaseIterable {
    case leastWidth, leastHeight
    case hugsWidth, hugsHeight, resistsWidth, resistsHeight
    case placesX, placesY, placesWidth, placesHeight
    case readsMost, readsMargins
  }

  /// A row, and what it says besides its terms.
  struct Row {
    var id: ConstraintID
    var constant: Double
    var priority: Double
    /// The coefficient of what is around it.
    var share = 0.0
  }

  private var entries: [(key: Key, row: Row)] = []

  subscript(key: Key) -> Row? {
    get { entries.first { $0.key == key }?.row }
    set {
      let place = entries.firstIndex { $0.key == key }
      if let place, let newValue {
        entries[place].row = newValue
      } else if let place {
        entries.remove(at: place)
      } else if let newValue {
        entries.append((key, newValue))
      }
    }
  }

  var all: [(key: Key, row: Row)] { entries }
}
