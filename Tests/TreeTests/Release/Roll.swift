import Maraya

/// Who has died, in order.
final class Roll {
  var names: [String] = []
}

/// Puts its name on a roll when it dies, and may do more then.
class Mortal: Node {
  private let roll: Roll
  /// Runs in `deinit`, while the node still has its subnodes.
  var lastWords: (Mortal) -> Void = { _ in }

  init(_ id: String, _ roll: Roll, @NodeBuilder subnodes: () -> [any NodePart] = { [] }) {
    self.roll = roll
    super.init(id)
    add(subnodes())
  }

  deinit {
    roll.names.append(id ?? "-")
    lastWords(self)
  }
}
