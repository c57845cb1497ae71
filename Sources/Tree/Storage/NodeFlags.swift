/// The facts about a node that fit in a bit each.
@frozen
@usableFromInline
struct NodeFlags: OptionSet {
  @usableFromInline var rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable
  init(bit: UInt32) { rawValue = 1 << bit }

  // What the node is.
  @inlinable static var isLayer: Self { Self(bit: 0) }
  @inlinable static var isHidden: Self { Self(bit: 1) }
  @inlinable static var ignoresInteraction: Self { Self(bit: 2) }

  // Geometry.
  @inlinable static var pointIsOrigin: Self { Self(bit: 3) }
  @inlinable static var isDirectional: Self { Self(bit: 4) }
  @inlinable static var isTransformed: Self { Self(bit: 5) }

  // Direction: what the node inherits or sets, kept up to date by every change of the tree.
  @inlinable static var isRightToLeft: Self { Self(bit: 6) }
  @inlinable static var overridesDirection: Self { Self(bit: 7) }
  @inlinable static var directionChanged: Self { Self(bit: 8) }

  // Marks: what a pass has to do here, and below. A marked node's supernode is marked.
  @inlinable static var needsLayout: Self { Self(bit: 9) }
  @inlinable static var needsPlacing: Self { Self(bit: 10) }
  @inlinable static var subnodeIsMarked: Self { Self(bit: 11) }
  @inlinable static var anyMark: Self { [needsLayout, needsPlacing, subnodeIsMarked] }

  // The running pass (`LayoutPass` says what each means).
  @inlinable static var isOnPassPath: Self { Self(bit: 12) }
  @inlinable static var rescans: Self { Self(bit: 13) }
  @inlinable static var isLayingOut: Self { Self(bit: 14) }
  @inlinable static var wasLaidOut: Self { Self(bit: 15) }
  @inlinable static var isPassTop: Self { Self(bit: 19) }

  /// A change recorder wants to hear of changes to this node.
  @inlinable static var isRecorded: Self { Self(bit: 16) }

  // Release (`Node+Release.swift`).
  @inlinable static var isDying: Self { Self(bit: 17) }
  @inlinable static var isHandedOver: Self { Self(bit: 18) }
}
