/// Tries a law on random trees; throws the smallest one that it finds to break it.
///
/// ```swift
/// @Test func nothingIsWiderThanItsSupernode() throws {
///   try checkTrees(options: TreeOptions(features: [.ratios])) { trial in
///     let tree = trial.sketch.makeTree()
///     tree.layoutIfNeeded()
///     …
///     if isWider { throw LawBroken("\(node.path) is \(node.frame)") }
///   }
/// }
/// ```
///
/// A law holds for a tree if the closure throws nothing; it should record nothing either, for it
/// is called many times while the tree is made smaller. Thrown in a test, the error shows the
/// seed, what was wrong, and the tree as Swift code.
///
/// - Parameters:
///   - count: On how many trees.
///   - seed: The seed of the first tree; the others have those that follow.
///   - options: What the trees are like.
///   - law: Throws if the law does not hold for a tree and its edits.
/// - Throws: ``TreeFailure`` for the first tree for which the law does not hold.
/// - Complexity: O(*c*) calls of the law for *c* trees, and for one that fails up to 20,000 more.
public func checkTrees(
  count: Int = 500,
  seed: UInt64 = 0,
  options: TreeOptions = TreeOptions(),
  _ law: (TreeCase) throws -> Void
) throws(TreeFailure) {
  for offset in 0..<UInt64(max(count, 0)) {
    let trial = TreeCase(seed: seed &+ offset, options: options)
    guard let message = trial.violation(of: law) else { continue }
    let smallest = trial.shrunk { $0.violation(of: law) != nil }
    throw TreeFailure(
      seed: seed &+ offset,
      firstMessage: message,
      message: smallest.violation(of: law) ?? message,
      smallest: smallest
    )
  }
}

extension TreeCase {
  /// What a law has against the case, if anything.
  fileprivate func violation(of law: (TreeCase) throws -> Void) -> String? {
    do {
      try law(self)
      return nil
    } catch {
      return String(describing: error)
    }
  }
}

/// Thrown by a law that does not hold.
public struct LawBroken: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in words.
  public var message: String

  /// Creates an error that says what is wrong.
  public init(_ message: String) { self.message = message }

  /// The same as ``message``.
  public var description: String { message }
}

/// A tree for which a law does not hold, made as small as possible.
public struct TreeFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The seed of the tree as it was found.
  public var seed: UInt64
  /// What was wrong with the tree as it was found.
  public var firstMessage: String
  /// What is wrong with the smallest one.
  public var message: String
  /// The smallest tree, and the edits to it, for which the law does not hold.
  public var smallest: TreeCase

  /// Creates a failure from what was found.
  public init(seed: UInt64, firstMessage: String, message: String, smallest: TreeCase) {
    self.seed = seed
    self.firstMessage = firstMessage
    self.message = message
    self.smallest = smallest
  }

  /// Seed, message and the Swift code of the smallest tree.
  public var description: String {
    """
    Seed \(seed): \(firstMessage)
    The smallest tree: \(message)

    \(smallest.swiftCode)

    """
  }
}
