import Maraya

/// A node whose hooks are closures and which remembers that they were called.
final class ProbeNode: Node {
  /// What the probes of a tree write their names to, in order.
  final class Log {
    var entries: [String] = []
  }

  var log: Log?
  var onLayout: (ProbeNode) -> Void = { _ in }
  var onDidLayout: (ProbeNode) -> Void = { _ in }
  var onMove: (ProbeNode) -> Void = { _ in }
  var onDirection: (ProbeNode) -> Void = { _ in }
  private(set) var layoutCount = 0
  private(set) var didLayoutCount = 0

  override func layoutSubnodes() {
    layoutCount += 1
    log?.entries.append(id ?? "node")
    onLayout(self)
  }

  override func didLayout() {
    didLayoutCount += 1
    onDidLayout(self)
  }

  override func didMoveToSupernode() { onMove(self) }

  override func effectiveLayoutDirectionDidChange() { onDirection(self) }
}
