import Maraya

/// A constraint as the cases write it.
struct ConstraintRecipe {
  let id: String
  /// Whether it is active from the start.
  let isActive: Bool
  private let first: (item: String, attribute: LayoutAttribute)
  private let second: (item: String, attribute: LayoutAttribute)?
  private let relation: LayoutRelation
  private let multiplier: Double
  private let constant: Double
  private let priority: LayoutPriority

  init(_ value: Value) throws {
    var fields = try value.fields(of: "a constraint")
    id = try fields.require("id").text
    first = try Self.anchor(fields.require("a"))
    second = try fields.take("b").map(Self.anchor)
    let sign = try fields.take("rel")?.text ?? "=="
    guard let relation = LayoutRelation(rawValue: sign) else {
      throw NotUnderstood("the relation '\(sign)'")
    }
    self.relation = relation
    multiplier = try fields.take("m")?.number ?? 1
    constant = try fields.take("c")?.number ?? 0
    priority = LayoutPriority(try fields.take("p")?.number ?? 1000)
    isActive = try fields.take("active")?.flag ?? true
    try fields.finish()
  }

  /// An attribute of an item, such as `root@safeArea.top`.
  private static func anchor(_ value: Value) throws -> (String, LayoutAttribute) {
    let parts = try value.text.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = LayoutAttribute(rawValue: parts[1]) else {
      throw NotUnderstood("the anchor \(value)")
    }
    return (parts[0], attribute)
  }

  /// The constraint between the items of a tree, not active.
  func constraint(in tree: LayoutTree) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      item: tree.item(first.item),
      attribute: first.attribute,
      relatedBy: relation,
      toItem: second.map { try tree.item($0.item) },
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
    constraint.identifier = id
    return constraint
  }
}
