import Maraya

/// Writes down what it is told, and what the node said of itself at that moment.
final class Journal: ChangeRecorder {
  /// `box geometry`, in the order of the calls.
  private(set) var entries: [String] = []
  /// What was read from the nodes meanwhile.
  private(set) var readings: [String] = []
  private let read: (Node) -> String

  init(reading read: @escaping (Node) -> String = { _ in "" }) {
    self.read = read
  }

  func nodeWillChange(_ node: Node, _ change: RecordedChange) {
    entries.append("\(node.id ?? "-") \(change)")
    readings.append(read(node))
  }

  /// Gives the entries away and begins anew.
  func takeEntries() -> [String] {
    defer {
      entries = []
      readings = []
    }
    return entries
  }
}
