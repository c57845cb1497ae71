import Maraya

/// The names of the nodes whose `layoutSubnodes()` was called, in the order of the calls.
final class LayoutCalls {
  private(set) var names: [String] = []

  func note(_ node: Node) { names.append(node.id ?? "") }

  func clear() { names = [] }
}

/// A node that tells when it is laid out.
final class CountingNode: Node {
  private let calls: LayoutCalls

  init(_ id: String, _ calls: LayoutCalls) {
    self.calls = calls
    super.init(id)
  }

  override func layoutSubnodes() { calls.note(self) }
}

/// A layer that tells when it is laid out.
final class CountingLayer: LayerNode {
  private let calls: LayoutCalls

  init(_ id: String, _ calls: LayoutCalls) {
    self.calls = calls
    super.init(id)
  }

  override func layoutSubnodes() { calls.note(self) }
}
