public import MarayaTree

/// A relation between attributes of two items, or a size of one: `title.top == card.bottom + 8`.
///
/// UIKit's `NSLayoutConstraint`: *first attribute relation multiplier × second attribute +
/// constant*, with a priority. Items, attributes, relation, multiplier and fraction stay as they
/// were made; everything else may change at any time. Items are held weakly; while the constraint is
/// active its ``owner`` holds it.
///
/// Make one by comparing anchors, by ``LayoutItem/topAnchor`` and its kin as in UIKit, or by
/// `makeConstraints`; or from data by ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:priority:file:line:)``.
///
/// Two constraints are the same only if they are the same object; equal ones are redundant, and no
/// mistake.
public final class LayoutConstraint {
  /// The item on the left side, unless it is gone.
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// How the sides relate.
  public let relation: LayoutRelation
  /// The item on the right side; `nil` for a constant size, or if it is gone.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute on the right side; ``LayoutAttribute/notAnAttribute`` for a constant size.
  public let secondAttribute: LayoutAttribute
  /// What the second attribute is multiplied by; 1 for a constant size.
  public let multiplier: Double
  /// What part of the owner's length along the axis is added, towards the trailing edge or down.
  ///
  /// 0.2 is what `+ 20%` says. 0 unless asked for.
  public let fraction: Double

  /// A name for reports and equations, or `nil`.
  public var identifier: String?
  /// The file of the statement that made the constraint, as `#fileID` has it.
  public internal(set) var file: String
  /// The line of that statement, from 1.
  public internal(set) var line: UInt

  /// The node that holds the constraint while it is active: the nearest ancestor of its items.
  public internal(set) weak var owner: Node?
  /// Whether the constraint is active, but left out because it contradicts others.
  public internal(set) var isBroken = false

  /// The number of the activation; it grows within a tree.
  var serial: Int64 = 0
  /// What the solving side keeps for the constraint.
  var lowered: AnyObject?
  var storedConstant: Double
  var storedRightToLeftConstant: Double?
  var storedPriority: LayoutPriority

  /// Whether the parts are known to make a constraint.
  var isChecked = false
  /// Whether its tree was told that a multiplier keeps it from mirroring.
  var hasToldOfMultiplier = false
  /// Whether a maker made it, for its first item.
  var isMade = false

  /// Creates an inactive constraint, which is checked when it is activated.
  init(_ parts: ConstraintParts, file: String, line: UInt) {
    firstItem = parts.firstItem
    firstAttribute = parts.firstAttribute
    relation = parts.relation
    secondItem = parts.secondItem
    secondAttribute = parts.secondAttribute
    multiplier = parts.multiplier
    fraction = parts.fraction
    storedConstant = parts.constant
    storedRightToLeftConstant = parts.rightToLeftConstant
    storedPriority = parts.priority
    identifier = parts.identifier
    self.file = file
    self.line = line
  }

  /// Whether an item is one of the two.
  func relates(to item: any LayoutItem) -> Bool { firstItem === item || secondItem === item }

  /// Whether the constraint was made with a second item.
  var isPair: Bool { secondAttribute != .notAnAttribute }
}
