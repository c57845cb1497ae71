public import MarayaGeometry

/// What a container proposes to a node that it measures: a length for each side.
///
/// The words are CSS's: a *definite* length, *fit-content* within a limit, *max-content*.
@frozen
public struct SizeProposal: Hashable, Sendable {
  /// The width proposed.
  public var width: ProposedLength
  /// The height proposed.
  public var height: ProposedLength

  /// Creates a proposal from one for each side.
  @inlinable
  public init(width: ProposedLength, height: ProposedLength) {
    self.width = width
    self.height = height
  }

  /// The proposal that bounds nothing.
  @inlinable
  public static var unbounded: SizeProposal {
    SizeProposal(width: .unbounded, height: .unbounded)
  }

  /// The space that bounds the answer, in points; infinite where nothing does.
  @inlinable
  public var limit: Size { Size(width: width.limit, height: height.limit) }

  /// The size that both proposals are exact about, if they are: nobody needs to be asked.
  @inlinable
  public var exactSize: Size? {
    guard case .exactly(let width) = width, case .exactly(let height) = height else { return nil }
    return Size(width: max(width, 0), height: max(height, 0))
  }

  /// The size that a node has under this proposal, given the one it asks for.
  @inlinable
  public func resolved(_ answer: Size) -> Size {
    Size(width: width.resolved(answer.width), height: height.resolved(answer.height))
  }
}
