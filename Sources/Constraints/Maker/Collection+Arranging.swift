public import MarayaGeometry

// Rows and columns of items that have the same supernode.

extension Collection where Element: LayoutItem {
  /// Puts each item after the one before it, along an axis; Masonry's and Stevia's stacks.
  ///
  /// The first and the last one are free; horizontal goes from leading to trailing.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items follow each other.
  ///   - spacing: The gap between neighbours, in points.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Returns: The constraints, one for each gap.
  /// - Precondition: The items are in one tree.
  @discardableResult
  public func stack(
    along axis: Axis,
    spacing: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintGroup {
    arrange(file, line) { maker, _, previous in
      if let previous { maker.follow(previous, along: axis, spacing, file, line) }
    }
  }

  /// Fills the supernode with items of the same length, with gaps between them.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items follow each other.
  ///   - spacing: The gap between neighbours, in points.
  ///   - lead: The gap before the first item, at the leading edge or the top, in points.
  ///   - tail: The gap after the last item, in points.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Returns: The constraints: for each item where it begins and how long it is, and where the last
  ///   one ends.
  /// - Precondition: The items have the same supernode.
  @discardableResult
  public func distribute(
    along axis: Axis,
    fixedSpacing spacing: Double,
    lead: Double = 0,
    tail: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintGroup {
    let first = first
    return arrange(file, line) { maker, index, previous in
      if let previous, let first {
        maker.follow(previous, along: axis, spacing, file, line)
        maker.adding([axis.length]).equalTo([first.target], file: file, line: line)
      } else {
        maker.adding([axis.start]).equalToSupernode(file: file, line: line).offset(lead)
      }
      if index == count - 1 {
        maker.adding([axis.end]).equalToSupernode(file: file, line: line).offset(-tail)
      }
    }
  }

  /// Spreads items of a fixed length over the supernode, with equal gaps between them.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items follow each other.
  ///   - length: How long each item is along the axis, in points.
  ///   - lead: The gap before the first item, at the leading edge or the top, in points.
  ///   - tail: The gap after the last item, in points; a single item has none.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Returns: The constraints: for each item how long it is, and where it begins.
  /// - Precondition: The items have the same supernode.
  @discardableResult
  public func distribute(
    along axis: Axis,
    fixedLength length: Double,
    lead: Double = 0,
    tail: Double = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintGroup {
    let last = Swift.max(count - 1, 1)
    return arrange(file, line) { maker, index, _ in
      maker.adding([axis.length]).equalTo(length, file: file, line: line)
      // Of the space that the items leave between lead and tail, each is at its part.
      let part = Double(index) / Double(last)
      maker.adding([axis.start]).equalToSupernode(fraction: part, file: file, line: line)
        .offset(lead - part * (lead + tail + length))
    }
  }

  /// Gives an attribute of all items the value that it has for the first one: `[a, b].align(.top)`.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - file: The file of the statement, for reports.
  ///   - line: Its line.
  /// - Returns: The constraints, one for each item but the first.
  /// - Precondition: The items are in one tree.
  @discardableResult
  public func align(
    _ attribute: LayoutAttribute,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintGroup {
    let first = first
    return arrange(file, line) { maker, index, _ in
      guard index > 0, let first else { return }
      maker.adding([attribute]).equalTo([first.target], file: file, line: line)
    }
  }

  private func arrange(
    _ file: String,
    _ line: UInt,
    _ describe: (ConstraintMaker, Int, (any LayoutItem)?) -> Void
  ) -> ConstraintGroup {
    var previous: (any LayoutItem)?
    var makers: [ConstraintMaker] = []
    for (index, item) in enumerated() {
      let maker = ConstraintMaker(item, file: file, line: line)
      describe(maker, index, previous)
      makers.append(maker)
      previous = item
    }
    return MakerBatch.runOrStop(makers, .make)
  }
}

extension ConstraintMaker {
  fileprivate func follow(
    _ previous: any LayoutItem,
    along axis: Axis,
    _ spacing: Double,
    _ file: String,
    _ line: UInt
  ) {
    let end = AnchorGroup(item: previous, attributes: [axis.end])
    adding([axis.start]).equalTo(end, file: file, line: line).offset(spacing)
  }
}

extension LayoutItem {
  /// The item as a target, whatever its class.
  fileprivate var target: any ConstraintTarget { WholeItem(item: self) }
}

private struct WholeItem: ConstraintTarget {
  let item: any LayoutItem

  var constraintTarget: ConstraintTargetValue { ConstraintTargetValue(kind: .item(item)) }
}

extension Axis {
  fileprivate var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  fileprivate var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  fileprivate var length: LayoutAttribute { self == .horizontal ? .width : .height }
}
