/// Why a constraint can't be made, activated or changed.
///
/// Nothing has changed where one is thrown. In Swift code such a mistake stops the program, with the
/// place of the statement; callers driven by data use the twins that throw.
public struct ConstraintError: Error, Hashable, Sendable {
  /// What kind of mistake it is; the words are stable.
  public enum Code: String, CaseIterable, Sendable {
    /// Attributes that can't be related: x with y, a place with a size.
    case invalidAttributePair
    /// A leading or trailing edge with a left or right one.
    case mixedDirectionalAndAbsolute
    /// The first attribute is ``LayoutAttribute/notAnAttribute``.
    case invalidFirstAttribute
    /// A place without a second item, or times 0.
    case locationNeedsPair
    /// A constant, a multiplier or a part that is infinite or not a number.
    case nonFiniteValue
    /// A priority that isn't above 0 and at most 1000.
    case priorityOutOfRange
    /// The items are in different trees.
    case noCommonAncestor
    /// A guide that no node owns.
    case guideWithoutOwner
    /// An item that is gone.
    case itemDeallocated
    /// A statement about the supernode of a node that has none.
    case noSupernode = "noSuperview"
    /// Attributes that can't be paired with those of the target one by one.
    case attributeCountMismatch
    /// An update of a constraint that isn't there, or of which there are several.
    case noMatchingConstraint
    /// Attributes without a relation.
    case incompleteConstraint
    /// Another multiplier for a constraint that is active.
    case multiplierAfterActivation
    /// An item that an equation names and the tree does not have, or that has no name.
    case unknownItem
  }

  /// What kind of mistake it is.
  public var code: Code
  /// What is wrong, in a sentence that names the items.
  public var message: String
  /// The file of the statement, as `#fileID` has it; empty where there is none.
  public var file: String
  /// The line of the statement, from 1; 0 where there is none.
  public var line: UInt

  /// Creates an error.
  public init(_ code: Code, _ message: String, file: String = "", line: UInt = 0) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
  }

  /// The same error, at the place of a statement unless it has one.
  func at(_ file: String, _ line: UInt) -> ConstraintError {
    self.line == 0 ? ConstraintError(code, message, file: file, line: line) : self
  }
}

extension ConstraintError: CustomStringConvertible {
  /// The error in a line: `App/Card.swift:41: noCommonAncestor: a and b are in different trees`.
  public var description: String {
    let place = line == 0 ? "" : "\(file):\(line): "
    return "\(place)\(code.rawValue): \(message)"
  }
}
