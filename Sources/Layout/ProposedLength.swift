/// What a container proposes for one side of a node that it measures, in points.
@frozen
public enum ProposedLength: Hashable, Sendable {
  /// The side will have this length, whatever the answer.
  case exactly(Double)
  /// The side should not be longer than this; an answer may exceed it.
  case atMost(Double)
  /// The side may have any length.
  case unbounded

  /// The length that bounds the answer; infinite where nothing does.
  @inlinable
  public var limit: Double {
    switch self {
    case .exactly(let length), .atMost(let length): length
    case .unbounded: .infinity
    }
  }

  /// The length that a side has under this proposal, given the one it asks for.
  ///
  /// A negative length counts as 0.
  @inlinable
  public func resolved(_ answer: Double) -> Double {
    switch self {
    case .exactly(let length): max(length, 0)
    case .atMost, .unbounded: max(answer, 0)
    }
  }
}
