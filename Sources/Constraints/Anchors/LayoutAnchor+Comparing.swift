// Comparing an anchor with a term makes an inactive constraint. Each relation in three forms, as in
// `LayoutAnchor+Constraints.swift`. The builder of a list of constraints adds the place of the line.

extension LayoutAnchor {
  /// An inactive constraint: the anchor is equal to a term of its kind.
  public static func == (anchor: Self, term: some LayoutTerm<Kind>) -> LayoutConstraint {
    anchor.constraint(.equal, term.expression, "", 0)
  }

  /// An inactive constraint: the anchor is at most a term of its kind.
  public static func <= (anchor: Self, term: some LayoutTerm<Kind>) -> LayoutConstraint {
    anchor.constraint(.lessThanOrEqual, term.expression, "", 0)
  }

  /// An inactive constraint: the anchor is at least a term of its kind.
  public static func >= (anchor: Self, term: some LayoutTerm<Kind>) -> LayoutConstraint {
    anchor.constraint(.greaterThanOrEqual, term.expression, "", 0)
  }
}

extension XAnchor<Neutral> {
  /// An inactive constraint: the centre is equal to a side.
  public static func == <Side: SidedKind>(
    anchor: Self,
    term: some LayoutTerm<Side>
  ) -> LayoutConstraint {
    anchor.constraint(.equal, term.expression, "", 0)
  }

  /// An inactive constraint: the centre is at most a side.
  public static func <= <Side: SidedKind>(
    anchor: Self,
    term: some LayoutTerm<Side>
  ) -> LayoutConstraint {
    anchor.constraint(.lessThanOrEqual, term.expression, "", 0)
  }

  /// An inactive constraint: the centre is at least a side.
  public static func >= <Side: SidedKind>(
    anchor: Self,
    term: some LayoutTerm<Side>
  ) -> LayoutConstraint {
    anchor.constraint(.greaterThanOrEqual, term.expression, "", 0)
  }
}

extension LayoutAnchor where Kind: SidedKind {
  /// An inactive constraint: the side is equal to a centre.
  public static func == (anchor: Self, term: some LayoutTerm<Neutral>) -> LayoutConstraint {
    anchor.constraint(.equal, term.expression, "", 0)
  }

  /// An inactive constraint: the side is at most a centre.
  public static func <= (anchor: Self, term: some LayoutTerm<Neutral>) -> LayoutConstraint {
    anchor.constraint(.lessThanOrEqual, term.expression, "", 0)
  }

  /// An inactive constraint: the side is at least a centre.
  public static func >= (anchor: Self, term: some LayoutTerm<Neutral>) -> LayoutConstraint {
    anchor.constraint(.greaterThanOrEqual, term.expression, "", 0)
  }
}

extension DimensionAnchor {
  /// An inactive constraint: the length is equal to a number of points.
  public static func == (anchor: Self, constant: Double) -> LayoutConstraint {
    anchor.constraint(.equal, constant, "", 0)
  }

  /// An inactive constraint: the length is at most a number of points.
  public static func <= (anchor: Self, constant: Double) -> LayoutConstraint {
    anchor.constraint(.lessThanOrEqual, constant, "", 0)
  }

  /// An inactive constraint: the length is at least a number of points.
  public static func >= (anchor: Self, constant: Double) -> LayoutConstraint {
    anchor.constraint(.greaterThanOrEqual, constant, "", 0)
  }
}
