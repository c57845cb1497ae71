public import MarayaGeometry

/// A whole statement, which may say more: `make.top.equalTo(title).offset(8).priority(.high)`.
///
/// Modifiers may stand in any order; of those of the same kind the last one counts, and `offset` and
/// `inset` are of the same kind. They add to what the target itself says, as in `equalTo(50)` or
/// `equalTo(card.bottom + 8)`.
///
/// - Precondition: A modifier is called before the maker's closure ends.
public struct ConstraintEditor {
  let statements: [MakerStatement]

  private func edit(_ change: (MakerStatement) -> Void) -> ConstraintEditor {
    for statement in statements {
      precondition(
        !statement.isFinished,
        "\(statement.file):\(statement.line): changed after the maker's closure has ended; keep "
          + "its constraints with store(in:) and change those"
      )
      change(statement)
    }
    return self
  }

  private func constant(_ rule: ConstantRule) -> ConstraintEditor {
    edit { $0.constantRule = rule }
  }
}

// MARK: Constants

extension ConstraintEditor {
  /// Adds points to every attribute: to the right, down, or towards the trailing edge if an attribute
  /// of the constraint is directional; to the size.
  ///
  /// Of edges this is a translation; an ``inset(_:)-(Double)`` moves each edge in.
  @discardableResult
  public func offset(_ points: Double) -> ConstraintEditor { constant(.offset(points)) }

  /// Adds x to places on the x axis and y to those on the y axis.
  @discardableResult
  public func offset(_ point: Point) -> ConstraintEditor { constant(.offsetPoint(point)) }

  /// Adds to the width and to the height.
  @discardableResult
  public func offset(_ size: Size) -> ConstraintEditor { constant(.offsetSize(size)) }

  /// Adds points towards the trailing edge, whatever the attribute; on the y axis down.
  ///
  /// The mirroring twin of ``offset(_:)-(Double)`` for centres, whose constant does not mirror, and
  /// for left and right edges.
  @discardableResult
  public func directionalOffset(_ points: Double) -> ConstraintEditor {
    constant(.directionalOffset(points))
  }

  /// Moves each edge in by points, makes sizes smaller by both sides, and leaves centres.
  @discardableResult
  public func inset(_ points: Double) -> ConstraintEditor { constant(.inset(points)) }

  /// Moves each edge in by physical insets, which stay on their sides whatever the direction.
  ///
  /// Sizes get smaller by both sides, centres move by half the difference.
  @discardableResult
  public func inset(_ insets: EdgeInsets) -> ConstraintEditor { constant(.insetEdges(insets)) }

  /// Moves each edge in by insets that turn with the direction.
  ///
  /// Sizes get smaller by both sides, centres move by half the difference.
  @discardableResult
  public func inset(_ insets: DirectionalEdgeInsets) -> ConstraintEditor {
    constant(.insetDirectionalEdges(insets))
  }
}

// MARK: The rest

extension ConstraintEditor {
  /// Multiplies the attributes of the targets.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> ConstraintEditor { edit { $0.multiplier = factor } }

  /// Divides the attributes of the targets.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> ConstraintEditor {
    edit { $0.multiplier = 1 / divisor }
  }

  /// Sets how much the constraints matter.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintEditor {
    edit { $0.priority = priority }
  }

  /// Names the constraints for reports and equations.
  @discardableResult
  public func labeled(_ name: String) -> ConstraintEditor { edit { $0.label = name } }

  /// Names the constraints; Masonry's word for ``labeled(_:)``.
  @discardableResult
  public func key(_ name: String) -> ConstraintEditor { labeled(name) }

  /// Makes the constraints without activating them.
  @discardableResult
  public func inactive() -> ConstraintEditor { edit { $0.isInactive = true } }

  /// Keeps the constraints in a variable, whose group is filled when the closure ends.
  @discardableResult
  public func store(in group: inout ConstraintGroup?) -> ConstraintEditor {
    let stored = ConstraintGroup()
    group = stored
    return edit { $0.groups.append(stored) }
  }
}
