public import MarayaTree

/// The part of its supernode that a statement is about.
public enum SupernodeRegion: Sendable {
  /// The supernode itself.
  case bounds
  /// What the safe area leaves of it.
  case safeArea
  /// What its margins leave of it.
  case margins
  /// What of it is narrow enough to read.
  case readable
}

extension ConstraintSubject {
  /// Each attribute is equal to that of the supernode, or of a region of it.
  ///
  /// Of a guide, that is the node that owns it. Without one it is the mistake `noSupernode`.
  @discardableResult
  public func equalToSupernode(
    _ region: SupernodeRegion = .bounds,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.equal), file, line) { $0.item(of: region) }
  }

  /// Each attribute is equal to what a closure finds in the supernode: `{ $0.bottom }`.
  @discardableResult
  public func equalToSupernode(
    file: String = #fileID,
    line: UInt = #line,
    _ target: (Node) -> some ConstraintTarget
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.equal), file, line) { target($0).constraintTarget }
  }

  /// Each place is equal to a part of the supernode's length away from its leading or top edge, and
  /// each size equal to a part of its size.
  ///
  /// That mirrors, which a multiplier on a leading or trailing edge does not.
  @discardableResult
  public func equalToSupernode(
    fraction: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.fixed(.equal), to: [Percentage(fraction: fraction).constraintTarget], file, line)
  }

  /// Each attribute is at most that of the supernode, or of a region of it.
  ///
  /// Of a guide, that is the node that owns it. Without one it is the mistake `noSupernode`.
  @discardableResult
  public func lessThanOrEqualToSupernode(
    _ region: SupernodeRegion = .bounds,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.lessThanOrEqual), file, line) { $0.item(of: region) }
  }

  /// Each attribute is at most what a closure finds in the supernode: `{ $0.bottom }`.
  @discardableResult
  public func lessThanOrEqualToSupernode(
    file: String = #fileID,
    line: UInt = #line,
    _ target: (Node) -> some ConstraintTarget
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.lessThanOrEqual), file, line) { target($0).constraintTarget }
  }

  /// Each place is at most a part of the supernode's length away from its leading or top edge, and
  /// each size at most a part of its size.
  ///
  /// That mirrors, which a multiplier on a leading or trailing edge does not.
  @discardableResult
  public func lessThanOrEqualToSupernode(
    fraction: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(
      .fixed(.lessThanOrEqual),
      to: [Percentage(fraction: fraction).constraintTarget],
      file,
      line
    )
  }

  /// Each attribute is at least that of the supernode, or of a region of it.
  ///
  /// Of a guide, that is the node that owns it. Without one it is the mistake `noSupernode`.
  @discardableResult
  public func greaterThanOrEqualToSupernode(
    _ region: SupernodeRegion = .bounds,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.greaterThanOrEqual), file, line) { $0.item(of: region) }
  }

  /// Each attribute is at least what a closure finds in the supernode: `{ $0.bottom }`.
  @discardableResult
  public func greaterThanOrEqualToSupernode(
    file: String = #fileID,
    line: UInt = #line,
    _ target: (Node) -> some ConstraintTarget
  ) -> ConstraintEditor {
    relateToSupernode(.fixed(.greaterThanOrEqual), file, line) { target($0).constraintTarget }
  }

  /// Each place is at least a part of the supernode's length away from its leading or top edge, and
  /// each size at least a part of its size.
  ///
  /// That mirrors, which a multiplier on a leading or trailing edge does not.
  @discardableResult
  public func greaterThanOrEqualToSupernode(
    fraction: Double,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(
      .fixed(.greaterThanOrEqual),
      to: [Percentage(fraction: fraction).constraintTarget],
      file,
      line
    )
  }

  /// The attributes are inside those of the supernode, or of a region of it, each on its side.
  ///
  /// Near edges are at least, far edges and sizes at most, and insets move them in: *at least this
  /// inset*. With `greaterThanOrEqualToSupernode()` the far edges would be kept outside.
  @discardableResult
  public func insideSupernode(
    _ region: SupernodeRegion = .bounds,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relateToSupernode(.inside, file, line) { $0.item(of: region) }
  }

  /// The attributes are inside those of an item, each on its side.
  @discardableResult
  public func inside(
    _ item: some LayoutItem & ConstraintTarget,
    file: String = #fileID,
    line: UInt = #line
  ) -> ConstraintEditor {
    relate(.inside, to: [item.constraintTarget], file, line)
  }

  private func relateToSupernode(
    _ relation: MakerStatement.Relation,
    _ file: String,
    _ line: UInt,
    _ target: (Node) -> ConstraintTargetValue
  ) -> ConstraintEditor {
    // Without a supernode the targets stay open, which is found at the end of the closure.
    let above = statement.item.nodeAbove
    statement.lacksSupernode = above == nil
    return relate(relation, to: above.map { [target($0)] } ?? [], file, line)
  }
}

extension Node {
  fileprivate final func item(of region: SupernodeRegion) -> ConstraintTargetValue {
    switch region {
    case .bounds: constraintTarget
    case .safeArea: safeArea.constraintTarget
    case .margins: margins.constraintTarget
    case .readable: readable.constraintTarget
    }
  }
}
