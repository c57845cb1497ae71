import Maraya

/// A scroll node that scrolls, and what the node above it hears of that.
struct ScrolledChild: Adapter {
  private let offsets: [Point]

  init(_ given: inout Fields) throws {
    offsets = try given.require("scroll.contentOffset").list.map { try $0.point }
    let operation = try given.require("op").text
    guard operation == "parent.layoutIfNeeded" else {
      throw NotUnderstood("the operation '\(operation)'")
    }
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "parentLayoutSubviewsCalled" else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return LayoutDirection.allCases.flatMap { direction in
      OffsetName.all.map { name in
        let calls = LayoutCalls()
        let (parent, scroll) = (CountingNode("parent", calls), ScrollNode("scroll"))
        scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        scroll.contentSize = Size(width: 500, height: 500)
        parent.addSubnode(scroll)
        parent.layout(width: 300, height: 300, direction: direction)
        calls.clear()
        for offset in offsets {
          name.set(scroll, offset)
          parent.layoutIfNeeded()
        }
        return .flag(calls.names.contains("parent"))
      }
    }
  }
}
