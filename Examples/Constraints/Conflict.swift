public import Maraya

/// A card that is asked for more than there is.
public struct ConflictingCard {
  /// The root, 320 points wide.
  public let root: Node
  /// The card.
  public let card: Node
  /// The constraint that was asked for last.
  public let trailing: LayoutConstraint

  /// Creates the card, 200 points from either side.
  public init() {
    let card = Node("card")
    let root = Node("root") { card }
    let constraints = card.makeConstraints { make in
      make.top.bottom.equalToSupernode().inset(8)
      make.leading.equalToSupernode().offset(200).labeled("card-leading")
      make.trailing.equalToSupernode().offset(-200).labeled("card-trailing")
    }
    (self.root, self.card) = (root, card)
    trailing = constraints[constraints.count - 1]
  }
}
