/// The attributes of a statement, which is to say what they are equal to: `make.top.leading`.
public struct ConstraintSubject: ConstraintAttributes {
  let statement: MakerStatement

  /// Adds attributes to the statement.
  public func adding(_ attributes: [LayoutAttribute]) -> ConstraintSubject {
    statement.attributes += attributes
    return self
  }

  func relate(
    _ relation: MakerStatement.Relation,
    to targets: [ConstraintTargetValue],
    _ file: String,
    _ line: UInt
  ) -> ConstraintEditor {
    statement.relation = relation
    statement.targets = targets
    statement.file = file
    statement.line = line
    return ConstraintEditor(statements: [statement])
  }
}

extension ConstraintSubject {
  /// Each attribute is equal to that of a target.
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.equal), to: [target.constraintTarget], file, line)
  }

  /// Each attribute is equal to that of each of some targets.
  @discardableResult
  public func equalTo(
    _ targets: [any ConstraintTarget],
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.equal), to: targets.map(\.constraintTarget), file, line)
  }

  /// Each attribute is at most that of a target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.lessThanOrEqual), to: [target.constraintTarget], file, line)
  }

  /// Each attribute is at most that of each of some targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ConstraintTarget],
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.lessThanOrEqual), to: targets.map(\.constraintTarget), file, line)
  }

  /// Each attribute is at least that of a target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.greaterThanOrEqual), to: [target.constraintTarget], file, line)
  }

  /// Each attribute is at least that of each of some targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ConstraintTarget],
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.greaterThanOrEqual), to: targets.map(\.constraintTarget), file, line)
  }
}
