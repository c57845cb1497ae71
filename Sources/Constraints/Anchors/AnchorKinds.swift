/// What anchors have in common that may be related to each other.
public protocol AnchorKind {}

/// The kind of an anchor on the x axis.
public protocol HorizontalKind: AnchorKind {}

/// The kind of an anchor on the x axis that has a side, and pairs with centres.
public protocol SidedKind: HorizontalKind {}

/// The kind of ``LayoutItem/leadingAnchor`` and ``LayoutItem/trailingAnchor``: sides that turn.
public enum Directional: SidedKind {}

/// The kind of ``LayoutItem/leftAnchor`` and ``LayoutItem/rightAnchor``: sides that stay.
public enum Absolute: SidedKind {}

/// The kind of ``LayoutItem/centerXAnchor``, which has no side and pairs with all others.
public enum Neutral: HorizontalKind {}

/// The kind of anchors on the y axis.
public enum VerticalKind: AnchorKind {}

/// The kind of ``LayoutItem/widthAnchor`` and ``LayoutItem/heightAnchor``.
public enum DimensionKind: AnchorKind {}
