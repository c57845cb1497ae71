// The article's forms, `make.top(card.bottom).offset(20)`. They take what the anchors may be related
// to; all else does not compile.

extension ConstraintMaker {
  /// The item's `leading` is at a leading or trailing edge.
  @discardableResult
  public func leading(
    _ target: some LayoutTerm<Directional>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    leading.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's `leading` is at a centre.
  @discardableResult
  public func leading(
    _ target: some LayoutTerm<Neutral>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    leading.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's `trailing` is at a leading or trailing edge.
  @discardableResult
  public func trailing(
    _ target: some LayoutTerm<Directional>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    trailing.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's `trailing` is at a centre.
  @discardableResult
  public func trailing(
    _ target: some LayoutTerm<Neutral>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    trailing.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's `directionalCenterX` is at a leading or trailing edge.
  @discardableResult
  public func directionalCenterX(
    _ target: some LayoutTerm<Directional>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    directionalCenterX.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's `directionalCenterX` is at a centre.
  @discardableResult
  public func directionalCenterX(
    _ target: some LayoutTerm<Neutral>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    directionalCenterX.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's left edge is at a left or right edge.
  @discardableResult
  public func left(
    _ target: some LayoutTerm<Absolute>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    left.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's left edge is at a centre.
  @discardableResult
  public func left(
    _ target: some LayoutTerm<Neutral>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    left.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's right edge is at a left or right edge.
  @discardableResult
  public func right(
    _ target: some LayoutTerm<Absolute>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    right.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's right edge is at a centre.
  @discardableResult
  public func right(
    _ target: some LayoutTerm<Neutral>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    right.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's centre is at a place on the x axis.
  @discardableResult
  public func centerX<Kind: HorizontalKind>(
    _ target: some LayoutTerm<Kind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    centerX.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }
}

extension ConstraintMaker {
  /// The item's top edge is at a place on the y axis.
  @discardableResult
  public func top(
    _ target: some LayoutTerm<VerticalKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    top.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's bottom edge is at a place on the y axis.
  @discardableResult
  public func bottom(
    _ target: some LayoutTerm<VerticalKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    bottom.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's centre is at a place on the y axis.
  @discardableResult
  public func centerY(
    _ target: some LayoutTerm<VerticalKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    centerY.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's first baseline is at a place on the y axis.
  @discardableResult
  public func firstBaseline(
    _ target: some LayoutTerm<VerticalKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    firstBaseline.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's last baseline is at a place on the y axis.
  @discardableResult
  public func lastBaseline(
    _ target: some LayoutTerm<VerticalKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    lastBaseline.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's width is a number of points.
  @discardableResult
  public func width(
    _ points: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    width.equalTo(points, file: file, line: line)
  }

  /// The item's width is that of another item.
  @discardableResult
  public func width(
    _ target: some LayoutTerm<DimensionKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    width.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's height is a number of points.
  @discardableResult
  public func height(
    _ points: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    height.equalTo(points, file: file, line: line)
  }

  /// The item's height is that of another item.
  @discardableResult
  public func height(
    _ target: some LayoutTerm<DimensionKind>,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    height.relate(.fixed(.equal), to: [target.expression.constraintTarget], file, line)
  }

  /// The item's width is its height times a ratio.
  @discardableResult
  public func aspectRatio(
    _ ratio: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    let height = LayoutExpression(anchor: item.heightAnchor, multiplier: ratio)
    return width.relate(.fixed(.equal), to: [height.constraintTarget], file, line)
  }
}
