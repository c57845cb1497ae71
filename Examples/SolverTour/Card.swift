public import MarayaSolver

/// A title and a badge side by side, in a card whose width is a parameter.
public struct Card {
  /// The system.
  public var solver = Solver()
  /// How wide the card is.
  public let width: Variable
  /// What is in it.
  public let title, badge: (x: Variable, width: Variable)
  /// How wide the title would like to be.
  public let wish: ConstraintID

  /// Makes a card of a width.
  public init(width: Double) throws(SolverError) {
    let card = try solver.addParameter("card", value: width)
    let title = (x: solver.addVariable("title.x"), width: solver.addVariable("title.width"))
    let badge = (x: solver.addVariable("badge.x"), width: solver.addVariable("badge.width"))
    wish = try solver.transaction { solver throws(SolverError) in
      try solver.add(title.x == 16)
      try solver.add(badge.x == title.x + title.width + 8)
      try solver.add((badge.x + badge.width <= card - 16).label("inside"))
      try solver.add((badge.width >= 40).label("badge"))
      // The badge comes before the title when there is too little room for both.
      try solver.add((badge.width == 60).priority(750))
      return try solver.add((title.width == 180).priority(500))
    }
    (self.width, self.title, self.badge) = (card, title, badge)
  }

  /// Solves what has changed; tells where everything is.
  public mutating func settle() throws(SolverError) -> String {
    try solver.solve()
    return "card \(solver[width]): title \(solver[title.x])+\(solver[title.width]), "
      + "badge \(solver[badge.x])+\(solver[badge.width])"
  }
}
