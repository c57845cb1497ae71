/// A constraint as text has it: names instead of items.
///
///     'gap': title.leading == card.leading + 16 @ 750
///
/// The grammar is one for scenes, reports and Swift:
///
///     [name:] item.attribute (==|<=|>=) [m *] item.attribute [* m] [(+|-) c [rtl (+|-) c]]
///         [(+|-) p%] [@ priority]
///     [name:] item.attribute (==|<=|>=) c [@ priority]
///
/// An item is an id, `super` (the supernode of the left item), or a guide of one of them:
/// `screen.safeArea`, `screen.margins`, `screen.readable`, `list.content`, `list.frame`, or the
/// identifier of a guide that was added. Ids of anything but letters, digits, `_` and `-` stand in
/// single quotes, in which `\` comes before a quote and before itself. A name is always quoted. The
/// number after `rtl` is the constant where the owner is right-to-left; *p* per cent are of the
/// owner's length along the axis.
public struct ConstraintEquation: Hashable, Sendable {
  /// The constraint's name, or `nil`.
  public var identifier: String?
  /// The left side.
  public var first: Term
  /// How the sides relate.
  public var relation: LayoutRelation
  /// The attribute on the right side; `nil` for a constant size.
  public var second: Term?
  /// What the second attribute is multiplied by.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// The constant where the owner is right-to-left, if it is another one.
  public var rightToLeftConstant: Double?
  /// The part of the owner's length that is added; 0.2 is `20%`.
  public var fraction: Double
  /// How much the constraint matters.
  public var priority: LayoutPriority

  /// An attribute of an item: `card.leading`.
  public struct Term: Hashable, Sendable {
    /// The item.
    public var item: Item
    /// Its attribute.
    public var attribute: LayoutAttribute

    /// Creates a term.
    public init(_ item: Item, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// An item by its name: a node, or a guide of one.
  public struct Item: Hashable, Sendable {
    /// How a node is named.
    public enum Owner: Hashable, Sendable {
      /// By its id.
      case node(String)
      /// As the supernode of the item on the left.
      case supernode
    }

    /// The node, or the one that owns the guide.
    public var owner: Owner
    /// The name of the guide, or `nil` for the node itself.
    public var guide: String?

    /// Creates a name.
    public init(_ owner: Owner, guide: String? = nil) {
      self.owner = owner
      self.guide = guide
    }
  }

  /// Creates an equation from its parts.
  public init(
    identifier: String? = nil,
    _ first: Term,
    _ relation: LayoutRelation = .equal,
    _ second: Term? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    rightToLeftConstant: Double? = nil,
    fraction: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.rightToLeftConstant = rightToLeftConstant
    self.fraction = fraction
    self.priority = priority
  }
}
