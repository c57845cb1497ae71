/// The facts about a node that fit in a bit each.
@frozen
@usableFromInline
struct NodeFlags: OptionSet {
  @usableFromInline var rawValue: UInt64

  @inlinable
  init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable
  init(bit: UInt64) { rawValue = 1 << bit }

  // What the node is. A plain one is of a class that overrides no hook.
  @inlinable static var isLayer: Self { Self(bit: 0) }
  @inlinable static var isPlain: Self { Self(bit: 1) }

  // Appearance.
  @inlinable static var isHidden: Self { Self(bit: 2) }
  @inlinable static var ignoresInteraction: Self { Self(bit: 3) }
  @inlinable static var clipsToBounds: Self { Self(bit: 4) }
  @inlinable static var flipsInRightToLeft: Self { Self(bit: 5) }

  // Geometry.
  @inlinable static var pointIsOrigin: Self { Self(bit: 8) }
  @inlinable static var isTransformed: Self { Self(bit: 9) }
  @inlinable static var hasDirectionalTransform: Self { Self(bit: 10) }
  @inlinable static var hasOwnAnchor: Self { Self(bit: 11) }
  @inlinable static var hasReferenceWidth: Self { Self(bit: 12) }

  // What was asked for. A ruled node is directional: its rule gives a place in leading space.
  @inlinable static var isDirectional: Self { Self(bit: 16) }
  @inlinable static var directionalPointIsPosition: Self { Self(bit: 17) }
  @inlinable static var isRuled: Self { Self(bit: 18) }
  @inlinable static var isSprung: Self { Self(bit: 19) }
  /// Constraints find the place; what they found last is kept as a directional frame.
  @inlinable static var isConstrained: Self { Self(bit: 39) }
  /// Some subnode is sprung, or was.
  @inlinable static var hasSprungSubnodes: Self { Self(bit: 20) }
  @inlinable static var leavesSubnodes: Self { Self(bit: 21) }

  /// The origin of the bounds is told by a property of the class: an offset.
  @inlinable static var tellsItsOrigin: Self { Self(bit: 22) }
  /// Its layout depends on where its subnodes are, and on which of them are hidden.
  @inlinable static var followsSubnodes: Self { Self(bit: 23) }

  // Direction: kept up to date by every change of the tree (`Node+Direction.swift`).
  @inlinable static var isRightToLeft: Self { Self(bit: 24) }
  @inlinable static var inheritsRightToLeft: Self { Self(bit: 25) }
  @inlinable static var overridesDirection: Self { Self(bit: 26) }
  @inlinable static var forcesDirection: Self { Self(bit: 27) }
  @inlinable static var directionChanged: Self { Self(bit: 28) }

  // Environment: somewhere here or above one is set. Kept up to date likewise.
  @inlinable static var isScaled: Self { Self(bit: 32) }
  @inlinable static var hasSafeArea: Self { Self(bit: 33) }
  @inlinable static var hasReadableWidth: Self { Self(bit: 34) }
  @inlinable static var preservesMargins: Self { Self(bit: 35) }

  @inlinable static var hasTextMeasurer: Self { Self(bit: 37) }

  @inlinable static var hasSurroundings: Self {
    hasSafeArea + hasReadableWidth + preservesMargins + hasTextMeasurer
  }
  /// The size is another than in the last pass.
  @inlinable static var wasResized: Self { Self(bit: 36) }

  // Marks: what a pass has to do here, and below. A marked node's supernode is marked.
  @inlinable static var needsLayout: Self { Self(bit: 40) }
  @inlinable static var needsPlacing: Self { Self(bit: 41) }
  @inlinable static var contentChanged: Self { Self(bit: 42) }
  @inlinable static var subnodeIsMarked: Self { Self(bit: 43) }
  @inlinable static var needsSolving: Self { Self(bit: 38) }
  @inlinable static var layoutMarks: Self { needsLayout + needsPlacing }
  /// What a visit is for.
  @inlinable static var visitMarks: Self { layoutMarks + needsSolving }
  @inlinable static var anyMark: Self { visitMarks + contentChanged + subnodeIsMarked }

  /// A measured size is remembered (`MeasureCache`).
  @inlinable static var isMeasured: Self { Self(bit: 44) }
  /// Questions to nodes below are counted here.
  @inlinable static var countsMeasures: Self { Self(bit: 46) }
  /// `sizeThatFits(_:)` came down to the one of `Node`.
  @inlinable static var answersByDefault: Self { Self(bit: 45) }

  // Constraints (`ConstraintHooks` says what each means).
  /// The node, or one below it, has a record of constraints, or had one.
  @inlinable static var hasConstraints: Self { Self(bit: 59) }
  /// Constraints of what is below are solved when the node is laid out.
  @inlinable static var solvesConstraints: Self { Self(bit: 60) }
  /// Changes of the node's place, content and surroundings may change constraints.
  @inlinable static var isInConstraints: Self { Self(bit: 61) }
  /// Here or below, constraints wait to be brought to where they are solved, or `updateConstraints()`
  /// to be called.
  @inlinable static var needsUpdateConstraints: Self { Self(bit: 62) }
  /// `updateConstraints()` is to be called on the node.
  @inlinable static var asksForConstraints: Self { Self(bit: 47) }
  /// The size that constraints inside have asked of the node may be another where directions turn.
  @inlinable static var fitMayTurn: Self { Self(bit: 29) }
  /// Directions have turned among what is solved here.
  @inlinable static var constraintsTurn: Self { Self(bit: 63) }

  // The running pass (`LayoutPass` says what each means).
  @inlinable static var isOnPassPath: Self { Self(bit: 48) }
  @inlinable static var rescans: Self { Self(bit: 49) }
  @inlinable static var isLayingOut: Self { Self(bit: 50) }
  @inlinable static var wasLaidOut: Self { Self(bit: 51) }
  @inlinable static var isPassTop: Self { Self(bit: 52) }
  @inlinable static var isNewInPass: Self { Self(bit: 53) }
  @inlinable static var isLeftMarked: Self { Self(bit: 54) }
  /// Since the pass began to place the subnodes.
  @inlinable static var listChanged: Self { Self(bit: 55) }

  /// A change recorder wants to hear of changes to this node.
  @inlinable static var isRecorded: Self { Self(bit: 56) }

  // Release (`Node+Release.swift`).
  @inlinable static var isDying: Self { Self(bit: 57) }
  @inlinable static var isHandedOver: Self { Self(bit: 58) }

  /// Notes that a subnode is marked, for the next pass, or for the one that is at work here.
  @inlinable
  mutating func markSubnodes() {
    insert(contains(.isOnPassPath) ? .subnodeIsMarked + .rescans : .subnodeIsMarked)
  }

  /// Several flags.
  ///
  /// The compiler makes an array of an option set's literal, also in a hot loop.
  @inlinable
  static func + (one: Self, other: Self) -> Self { Self(rawValue: one.rawValue | other.rawValue) }
}
