extension Sequence where Element: LayoutItem {
  /// Makes and activates for each item the constraints that a closure describes; all or none.
  ///
  /// - Returns: The constraints, in the order of the items and the statements.
  /// - Precondition: As of a single item.
  @discardableResult
  public func makeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.make, file, line, describe)
  }

  /// Makes for each item the constraints that a closure describes, without activating them.
  ///
  /// - Returns: The constraints; `activate()` is how they come to count.
  /// - Precondition: As of a single item.
  public func prepareConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.prepare, file, line, describe)
  }

  /// Changes constants of what was made for each item to those that a closure describes.
  ///
  /// With `orMake` those that match nothing are made.
  ///
  /// - Returns: The constraints, in the order of the items and the statements.
  /// - Precondition: As of a single item.
  @discardableResult
  public func updateConstraints(
    orMake: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(orMake ? .updateOrMake : .update, file, line, describe)
  }

  /// Replaces what was made for each item by what a closure describes; what is the same stays.
  ///
  /// - Returns: The constraints, in the order of the items and the statements.
  /// - Precondition: As of a single item.
  @discardableResult
  public func remakeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.remake, file, line, describe)
  }

  /// Deactivates all constraints that makers made for the items, and lets go of them.
  public func removeConstraints() {
    for item in self { item.removeConstraints() }
  }

  /// Does what a mode says for all items, or throws and leaves everything as it was.
  ///
  /// - Returns: The constraints, in the order of the items and the statements.
  /// - Throws: A ``ConstraintError`` with the place of the statement.
  @discardableResult
  public func installConstraints(
    _ mode: ConstraintMode = .make,
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws(ConstraintError) -> Void
  ) throws(ConstraintError) -> ConstraintGroup {
    var makers: [ConstraintMaker] = []
    for item in self {
      let maker = ConstraintMaker(item, file: file, line: line)
      try describe(maker)
      makers.append(maker)
    }
    return try MakerBatch(of: makers).run(mode)
  }

  private func run(
    _ mode: ConstraintMode,
    _ file: String,
    _ line: UInt,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    let makers = try map { item in
      let maker = ConstraintMaker(item, file: file, line: line)
      try describe(maker)
      return maker
    }
    return MakerBatch.runOrStop(makers, mode)
  }
}
