import MarayaDirection
import MarayaGeometry
public import MarayaLayout

extension Node {
  /// Places the node by distances from its supernode's edges, in points.
  ///
  /// ```swift
  /// name.place(leading: 96, top: 16, trailing: 16)  // as high as it wants to be
  /// badge.place(trailing: 8, bottom: 8, width: 20, height: 20)
  /// ```
  ///
  /// The edges are those of the axis that the node is mirrored about (``referenceWidth``, or
  /// the supernode's ``childReferenceAxis``) and of the supernode's bounds; or what its margins or
  /// its safe area leave of them, with `in: .margins` or `in: .safeArea`. An axis without two
  /// of its three values is open: the node takes what it answers when measured, in the next
  /// pass; a node that measures nothing keeps its present size. Of three values on an axis the
  /// far edge is left out, as in CSS. A negative width or height, or a value that is not finite,
  /// is refused with a ``Diagnostic``, and the node stays as it was.
  ///
  /// - Returns: This node, for use in the expression that makes it.
  /// - Complexity: O(1).
  @discardableResult
  public final func place(
    leading: Double? = nil,
    top: Double? = nil,
    trailing: Double? = nil,
    bottom: Double? = nil,
    width: Double? = nil,
    height: Double? = nil,
    in region: PlacementRegion = .bounds
  ) -> Self {
    place(
      EdgePlacement(
        leading: leading,
        top: top,
        trailing: trailing,
        bottom: bottom,
        width: width,
        height: height,
        in: region
      )
    )
    return self
  }

  /// Places the node by distances from its supernode's edges, as the other `place` does.
  public final func place(_ edges: EdgePlacement) {
    guard edges.isFinite else { return rejectNonFinite("place", edges) }
    guard edges.width ?? 0 >= 0, edges.height ?? 0 >= 0 else {
      return rejectNegative("place", edges)
    }
    follow(.edges(edges))
  }

  /// The node's place in parts of its supernode, or `nil` if it is placed in another way.
  ///
  /// Article 4, retained: the place is derived again whenever the supernode's size, its
  /// direction or, where they count, its margins or safe area change. x is measured from the
  /// leading edge. Setting `nil` keeps the node where it is, by its ``directionalFrame``. A value
  /// that is not finite, or a length that is negative whatever the supernode's size, is refused
  /// with a ``Diagnostic``.
  ///
  /// - Complexity: O(1).
  public final var ratio: RatioRect? {
    get {
      if case .ratio(let ratio) = placementRule { return ratio }
      return nil
    }
    set {
      guard let newValue else {
        if ratio != nil { directionalFrame = directionalFrame }
        return
      }
      guard newValue.isFinite else { return rejectNonFinite("ratio", newValue) }
      guard !newValue.width.isNegative, !newValue.height.isNegative else {
        return rejectNegative("ratio", newValue)
      }
      follow(.ratio(newValue))
    }
  }

  /// Gives the node a rule, and its place as far as that is known; or leaves it as it was, if
  /// that place is none.
  private final func follow(_ rule: PlacementRule) {
    recordChange(.geometry)
    let old = (record.directionalPoint, record.flags, record.extras?.placement?.rule)
    // Until the rule is resolved the node is where it is.
    record.directionalPoint = directionalFrame.origin
    record.flags.remove(.directionalPointIsPosition)
    madePlacement.rule = rule
    let wasConstrained = record.flags.remove(.isConstrained) != nil
    record.flags.formUnion(.isDirectional + .isRuled)
    // The recorder has been told.
    let isRecorded = record.flags.remove(.isRecorded) != nil
    let isPlaced = resolveRule()
    if isRecorded { record.flags.insert(.isRecorded) }
    guard isPlaced else {
      // Marks that have come meanwhile stay.
      let asked: NodeFlags = .isDirectional + .isRuled + .directionalPointIsPosition
      record.directionalPoint = old.0
      record.flags = record.flags.subtracting(asked).union(old.1.intersection(asked))
      if wasConstrained { record.flags.insert(.isConstrained) }
      madePlacement.rule = old.2
      return
    }
    // What is measured is measured in the pass.
    record.supernode?.read { $0.setNeedsPlacing() }
    if wasConstrained {
      constraintHooks?.wayOfPlacingChanged()
    } else if record.flags.contains(.isInConstraints) {
      tellConstraintsOfPlacement()
    }
  }

  /// Forgets the rule, if there is one: a frame has been asked for.
  final func dropRule() {
    if record.flags.remove(.isRuled) != nil { record.extras?.placement?.rule = nil }
    record.flags.remove(.isConstrained)
  }
}
