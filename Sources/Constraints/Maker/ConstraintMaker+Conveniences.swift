public import MarayaGeometry

// Short for what layouts say often.

extension ConstraintMaker {
  /// The item begins below another one, a gap away.
  @discardableResult
  public func below(
    _ other: some LayoutItem,
    spacing: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let target = other.bottomAnchor + spacing
    return top.relate(.fixed(.equal), to: [target.constraintTarget], file, line)
  }

  /// The item ends above another one, a gap away.
  @discardableResult
  public func above(
    _ other: some LayoutItem,
    spacing: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let target = other.topAnchor - spacing
    return bottom.relate(.fixed(.equal), to: [target.constraintTarget], file, line)
  }

  /// The item begins after another one, towards the trailing edge, a gap away.
  @discardableResult
  public func after(
    _ other: some LayoutItem,
    spacing: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let target = other.trailingAnchor + spacing
    return leading.relate(.fixed(.equal), to: [target.constraintTarget], file, line)
  }

  /// The item ends before another one, towards the leading edge, a gap away.
  @discardableResult
  public func before(
    _ other: some LayoutItem,
    spacing: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let target = other.leadingAnchor - spacing
    return trailing.relate(.fixed(.equal), to: [target.constraintTarget], file, line)
  }

  /// The width is at least one length and at most another, in points.
  @discardableResult
  public func width(
    min: Double,
    max: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let least = width.greaterThanOrEqualTo(min, file: file, line: line)
    let most = width.lessThanOrEqualTo(max, file: file, line: line)
    return ConstraintEditor(statements: least.statements + most.statements)
  }

  /// The height is at least one length and at most another, in points.
  @discardableResult
  public func height(
    min: Double,
    max: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let least = height.greaterThanOrEqualTo(min, file: file, line: line)
    let most = height.lessThanOrEqualTo(max, file: file, line: line)
    return ConstraintEditor(statements: least.statements + most.statements)
  }

  /// The item is as large as a size says, or as another item.
  @discardableResult
  public func size(
    to target: some ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    size.equalTo(target, file: file, line: line)
  }

  /// The item's centre is that of another one.
  @discardableResult
  public func center(
    in other: some LayoutItem & ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    center.equalTo(other, file: file, line: line)
  }

  /// The item fills its supernode but for a padding on all sides, in points.
  @discardableResult
  public func fill(
    padding: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    directionalEdges.equalToSupernode(file: file, line: line).inset(padding)
  }

  /// The item fills its supernode but for paddings that turn with the direction, in points.
  @discardableResult
  public func fill(
    padding: DirectionalEdgeInsets,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    directionalEdges.equalToSupernode(file: file, line: line).inset(padding)
  }
}
