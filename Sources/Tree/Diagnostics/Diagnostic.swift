/// Something that a tree refused or could not do as asked.
///
/// Nothing is printed and nothing is lost: the tree keeps its old value and remembers why.
/// Read them from ``Node/diagnostics``.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of thing happened; the words are stable.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as tools print it, such as `non-finite-value`.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A NaN, an infinity, or a value that makes a frame overflow; the old value stays.
    public static let nonFiniteValue = Code(rawValue: "non-finite-value")
    /// A length below zero where a sign has no meaning; the old value stays.
    public static let negativeLength = Code(rawValue: "negative-length")
    /// A direction was set on a layer, which has none of its own; nothing changes.
    public static let layerDirection = Code(rawValue: "layer-direction")
    /// A transform with perspective, which geometry leaves out; the transform is kept.
    public static let perspectiveIgnored = Code(rawValue: "perspective-ignored")
    /// A node that answers otherwise than it did when it was measured, and has not said so.
    public static let inconsistentMeasure = Code(rawValue: "inconsistent-measure")
    /// A priority that is not above 0 and at most 1000; the old value stays.
    public static let priorityOutOfRange = Code(rawValue: "priority-out-of-range")
    /// Required constraints that can't hold together; one of them is left out.
    public static let layoutConflict = Code(rawValue: "layout-conflict")
    /// A leading or trailing edge times a number, which does not mirror.
    public static let directionalMultiplier = Code(rawValue: "directional-multiplier")
    /// Content whose size depends on the size that it gets, without an end; the last one counts.
    public static let intrinsicSizeOscillation = Code(rawValue: "intrinsic-size-oscillation")
    /// Constraints that are too many, or too far apart in size, to be solved; places stay.
    public static let unsolvable = Code(rawValue: "unsolvable-constraints")
    /// Hooks that undid each other's work until the pass gave up; the frames are the last ones.
    public static let layoutLoop = Code(rawValue: "layout-loop")
  }

  /// What kind of thing happened.
  public var code: Code
  /// The path of the node, as it was then; of a very deep node only its end.
  public var node: String
  /// The property, or the step of the pass, that it is about.
  public var property: String
  /// The value that was refused, or what was seen.
  public var value: String

  /// Creates a diagnostic.
  public init(code: Code, node: String, property: String, value: String) {
    self.code = code
    self.node = node
    self.property = property
    self.value = value
  }

  /// The diagnostic in a line: `non-finite-value: card.frame nan,0 10×10`.
  public var message: String {
    "\(code.rawValue): \(node).\(property) \(value)"
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The same as ``message``.
  public var description: String { message }
}
