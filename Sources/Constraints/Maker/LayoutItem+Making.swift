extension LayoutItem {
  /// Makes and activates the constraints that a closure describes.
  ///
  /// The node is placed by its constraints from now on, whatever it was given before. Nothing is
  /// made if the closure throws.
  ///
  /// - Returns: The constraints, in the order of the statements.
  /// - Precondition: Each statement makes constraints that can be activated; the message has its file
  ///   and line. See ``installConstraints(_:file:line:_:)`` for the twin that throws.
  @discardableResult
  public func makeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.make, file, line, describe)
  }

  /// Makes the constraints that a closure describes, without activating them.
  ///
  /// - Returns: The constraints; `activate()` is how they come to count.
  /// - Precondition: As ``makeConstraints(file:line:_:)``.
  public func prepareConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.prepare, file, line, describe)
  }

  /// Changes constants of constraints that were made before to those that a closure describes.
  ///
  /// Each statement has to match one constraint that a maker made for the item, in its items,
  /// attributes, relation and multiplier. Its priority changes if the statement names one. With
  /// `orMake` those that match none are made.
  ///
  /// - Returns: The constraints, in the order of the statements.
  /// - Precondition: As ``makeConstraints(file:line:_:)``.
  @discardableResult
  public func updateConstraints(
    orMake: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(orMake ? .updateOrMake : .update, file, line, describe)
  }

  /// Replaces all constraints that makers made for the item by those that a closure describes.
  ///
  /// Those that are the same in items, attributes, relation and multiplier stay the same objects, and
  /// take the new constants and priorities; describing the same again changes nothing.
  ///
  /// - Returns: The constraints, in the order of the statements.
  /// - Precondition: As ``makeConstraints(file:line:_:)``.
  @discardableResult
  public func remakeConstraints(
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    try run(.remake, file, line, describe)
  }

  /// Deactivates all constraints that makers made for the item, and lets go of them.
  public func removeConstraints() {
    LayoutConstraint.deactivate(madeConstraints)
    forgetMadeConstraints()
  }

  /// Does what a mode says with the constraints that a closure describes, or throws and leaves
  /// everything as it was; for callers driven by data.
  ///
  /// - Returns: The constraints, in the order of the statements.
  /// - Throws: A ``ConstraintError`` with the place of the statement.
  @discardableResult
  public func installConstraints(
    _ mode: ConstraintMode = .make,
    file: String = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) throws(ConstraintError) -> Void
  ) throws(ConstraintError) -> ConstraintGroup {
    let maker = ConstraintMaker(self, file: file, line: line)
    try describe(maker)
    return try MakerBatch(of: [maker]).run(mode)
  }

  private func run(
    _ mode: ConstraintMode,
    _ file: String,
    _ line: UInt,
    _ describe: (ConstraintMaker) throws -> Void
  ) rethrows -> ConstraintGroup {
    let maker = ConstraintMaker(self, file: file, line: line)
    try describe(maker)
    return MakerBatch.runOrStop([maker], mode)
  }
}

extension MakerBatch {
  /// Does what a mode says, or stops the program with the place of the statement.
  static func runOrStop(_ makers: [ConstraintMaker], _ mode: ConstraintMode) -> ConstraintGroup {
    do throws(ConstraintError) {
      return try MakerBatch(of: makers).run(mode)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
