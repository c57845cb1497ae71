/// A statement of a maker's closure, described at once and made into constraints at its end.
final class MakerStatement {
  let item: any LayoutItem
  var attributes: [LayoutAttribute]
  /// How the attributes relate to the targets; `nil` until the statement says so.
  var relation: Relation?
  var targets: [ConstraintTargetValue] = []
  /// Whether the targets are those of a supernode that there isn't.
  var lacksSupernode = false
  var constantRule: ConstantRule?
  var multiplier = 1.0
  /// `nil` unless the statement says so.
  var priority: LayoutPriority?
  var label: String?
  var isInactive = false
  /// The groups that are filled with what the statement makes.
  var groups: [ConstraintGroup] = []
  /// Whether the closure has ended, and with it the time for changes.
  var isFinished = false
  var file: String
  var line: UInt

  enum Relation {
    case fixed(LayoutRelation)
    /// The attributes are inside those of the target, each on its side.
    case inside

    func relation(of attribute: LayoutAttribute) -> LayoutRelation {
      switch self {
      case .fixed(let relation): relation
      case .inside:
        attribute.isFarEdge || attribute.kind == .size ? .lessThanOrEqual : .greaterThanOrEqual
      }
    }
  }

  init(_ item: any LayoutItem, _ attributes: [LayoutAttribute], _ file: String, _ line: UInt) {
    self.item = item
    self.attributes = attributes
    self.file = file
    self.line = line
  }
}
