/// A transaction as the solver knows it that it changes, and copies of that solver.
///
/// A copy that is made inside of a transaction is not told when that ends; it can look. The
/// transaction holds its mark while it runs. All solvers together hold it once, since their arrays
/// share storage. So it is over when nothing else holds the mark.
struct RunningTransaction: Sendable {
  /// What a transaction holds while it runs.
  final class Mark: Sendable {}

  /// The mark alone; never changed, so its storage is shared by all copies.
  private let marks: [Mark]

  init(_ mark: Mark) { marks = [mark] }

  func isThe(transactionOf mark: Mark) -> Bool { marks[0] === mark }

  var isOver: Bool {
    marks.withUnsafeBufferPointer { marks in
      guard let mark = UnsafeMutablePointer(mutating: marks.baseAddress) else { return true }
      // Nothing is written; the question has to be asked in place.
      return isKnownUniquelyReferenced(&mark.pointee)
    }
  }
}
