/// The beginning of a statement, or more attributes of one: `make.top.leading`.
public protocol ConstraintAttributes {
  /// Goes on with attributes that the rest of the statement is about as well.
  func adding(_ attributes: [LayoutAttribute]) -> ConstraintSubject
}

extension ConstraintAttributes {
  /// The left edge.
  public var left: ConstraintSubject { adding([.left]) }
  /// The right edge.
  public var right: ConstraintSubject { adding([.right]) }
  /// The leading edge.
  public var leading: ConstraintSubject { adding([.leading]) }
  /// The trailing edge.
  public var trailing: ConstraintSubject { adding([.trailing]) }
  /// The top edge.
  public var top: ConstraintSubject { adding([.top]) }
  /// The bottom edge.
  public var bottom: ConstraintSubject { adding([.bottom]) }
  /// The width.
  public var width: ConstraintSubject { adding([.width]) }
  /// The height.
  public var height: ConstraintSubject { adding([.height]) }
  /// The middle between left and right.
  public var centerX: ConstraintSubject { adding([.centerX]) }
  /// The middle between left and right, of which a constant mirrors.
  public var directionalCenterX: ConstraintSubject { adding([.directionalCenterX]) }
  /// The middle between top and bottom.
  public var centerY: ConstraintSubject { adding([.centerY]) }
  /// Where the first line of text stands.
  public var firstBaseline: ConstraintSubject { adding([.firstBaseline]) }
  /// Where the last line of text stands.
  public var lastBaseline: ConstraintSubject { adding([.lastBaseline]) }
  /// The left edge without the margin.
  public var leftMargin: ConstraintSubject { adding([.leftMargin]) }
  /// The right edge without the margin.
  public var rightMargin: ConstraintSubject { adding([.rightMargin]) }
  /// The top edge without the margin.
  public var topMargin: ConstraintSubject { adding([.topMargin]) }
  /// The bottom edge without the margin.
  public var bottomMargin: ConstraintSubject { adding([.bottomMargin]) }
  /// The leading edge without the margin.
  public var leadingMargin: ConstraintSubject { adding([.leadingMargin]) }
  /// The trailing edge without the margin.
  public var trailingMargin: ConstraintSubject { adding([.trailingMargin]) }
  /// The middle between left and right of what the margins leave.
  public var centerXWithinMargins: ConstraintSubject { adding([.centerXWithinMargins]) }
  /// The same middle, of which a constant mirrors.
  public var directionalCenterXWithinMargins: ConstraintSubject {
    adding([.directionalCenterXWithinMargins])
  }
  /// The middle between top and bottom of what the margins leave.
  public var centerYWithinMargins: ConstraintSubject { adding([.centerYWithinMargins]) }
}

// Groups.

extension ConstraintAttributes {
  /// The left, top, right and bottom edges.
  public var edges: ConstraintSubject { adding(AnchorGroup.edges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintSubject { adding(AnchorGroup.directionalEdges) }
  /// The left and right edges.
  public var horizontalEdges: ConstraintSubject { adding([.left, .right]) }
  /// The top and bottom edges.
  public var verticalEdges: ConstraintSubject { adding([.top, .bottom]) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintSubject { adding([.leading, .trailing]) }
  /// The top and bottom edges, as ``verticalEdges``.
  public var directionalVerticalEdges: ConstraintSubject { adding([.top, .bottom]) }
  /// The width and the height.
  public var size: ConstraintSubject { adding(AnchorGroup.dimensions) }
  /// The centres on both axes.
  public var center: ConstraintSubject { adding(AnchorGroup.centers) }
  /// The left, top, right and bottom edges without the margins.
  public var margins: ConstraintSubject { adding(AnchorGroup.margins) }
  /// The leading, top, trailing and bottom edges without the margins.
  public var directionalMargins: ConstraintSubject { adding(AnchorGroup.directionalMargins) }
  /// The centres of what the margins leave, on both axes.
  public var centerWithinMargins: ConstraintSubject { adding(AnchorGroup.centersWithinMargins) }

  /// The left, top, right and bottom edges, but for some: `make.edges(excluding: .top)`.
  public func edges(excluding excluded: LayoutAttribute...) -> ConstraintSubject {
    adding(AnchorGroup.edges.filter { !excluded.contains($0) })
  }

  /// The leading, top, trailing and bottom edges, but for some.
  public func directionalEdges(excluding excluded: LayoutAttribute...) -> ConstraintSubject {
    adding(AnchorGroup.directionalEdges.filter { !excluded.contains($0) })
  }
}
