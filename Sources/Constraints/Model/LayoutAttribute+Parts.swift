public import MarayaGeometry

extension LayoutAttribute {
  /// What attributes have in common that may be related to each other.
  public enum Kind: Sendable {
    /// A place on the x axis that is the same in both directions.
    case absoluteX
    /// A place on the x axis that changes sides with the direction.
    case directionalX
    /// A place on the x axis without a side: a centre.
    case neutralX
    /// A place on the y axis.
    case vertical
    /// A width or a height.
    case size
    /// ``LayoutAttribute/notAnAttribute``.
    case none
  }

  /// What kind of attribute this is.
  public var kind: Kind {
    switch base {
    case .left, .right: .absoluteX
    case .leading, .trailing, .directionalCenterX: .directionalX
    case .centerX: .neutralX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    default: .none
    }
  }

  /// The axis along which the attribute is measured; `nil` of ``notAnAttribute``.
  public var axis: Axis? {
    switch kind {
    case .absoluteX, .directionalX, .neutralX: .horizontal
    case .vertical: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// Whether the attribute is of what the margins leave.
  public var isMargin: Bool { base != self }

  /// Whether the attribute is a place rather than a size.
  public var isLocation: Bool { kind != .size && kind != .none }

  /// The attribute without the margin: `left` for `leftMargin`.
  public var base: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .directionalCenterXWithinMargins: .directionalCenterX
    default: self
    }
  }

  /// Whether an inset moves the attribute back: of the far edges.
  var isFarEdge: Bool {
    switch base {
    case .right, .trailing, .bottom, .lastBaseline: true
    default: false
    }
  }
}
