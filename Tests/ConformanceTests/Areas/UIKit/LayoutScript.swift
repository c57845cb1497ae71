import Maraya

/// A supernode and a subnode to which something is done, once as nodes and once as layers.
struct LayoutScript: Adapter {
  private var pairs: [Pair]

  init(_ given: inout Fields) throws {
    let (calls, layerCalls) = (LayoutCalls(), LayoutCalls())
    pairs = [
      Pair(CountingNode("parent", calls), CountingNode("child", calls), calls),
      Pair(CountingLayer("parent", layerCalls), CountingLayer("child", layerCalls), layerCalls),
    ]
    var operations: [String]
    if let dirty = given.take("dirty") {
      operations = ["add", "layoutIfNeeded"]
      operations += try dirty.list.map { "\(try $0.text).setNeedsLayout" }
      operations.append(try given.require("op").text)
    } else {
      operations = try given.require("ops").list.map { try $0.text }
    }
    for index in pairs.indices { try pairs[index].perform(operations) }
  }

  func answers(to key: String) throws -> [Value] { try pairs.map { try $0.answer(to: key) } }
}

private struct Pair {
  private let parent: Node
  private let child: Node
  private let calls: LayoutCalls
  /// Whether the parent needed layout, after each of the operations.
  private var states: [Value] = []

  init(_ parent: Node, _ child: Node, _ calls: LayoutCalls) {
    (self.parent, self.child, self.calls) = (parent, child, calls)
    parent.layoutIfNeeded()
    child.layoutIfNeeded()
    calls.clear()
  }

  mutating func perform(_ operations: [String]) throws {
    for operation in operations {
      switch operation {
      case "add", "add sublayer": parent.addSubnode(child)
      case "remove": child.removeFromSupernode()
      // Calls are counted from where everything is laid out.
      case "layoutIfNeeded":
        parent.layoutIfNeeded()
        calls.clear()
      default:
        guard let (_, name, call) = operation.wholeMatch(of: /(parent|child)\.(\w+)/)?.output else {
          throw NotUnderstood("the operation '\(operation)'")
        }
        let node = name == "parent" ? parent : child
        switch call {
        case "setNeedsLayout": node.setNeedsLayout()
        case "layoutIfNeeded": node.layoutIfNeeded()
        default: throw NotUnderstood("the operation '\(operation)'")
        }
      }
      states.append(.flag(parent.needsLayout))
    }
  }

  func answer(to key: String) throws -> Value {
    func count(_ node: Node) -> Value { .number(Double(calls.names.count { $0 == node.id })) }
    return switch key {
    case "superNeedsLayout": states.count == 1 ? states[0] : .list(states)
    case "parentNeedsLayout": .flag(parent.needsLayout)
    case "childNeedsLayout": .flag(child.needsLayout)
    case "parentLayoutCalls": count(parent)
    case "childLayoutCalls": count(child)
    case "order": .list(calls.names.map(Value.text))
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
