import Maraya

/// A leaf that answers as it is told when measured, and remembers what it was offered.
final class AnsweringNode: Node {
  var answer: (Size) -> Size
  private(set) var offers: [Size] = []

  init(_ id: String? = nil, answer: @escaping (Size) -> Size) {
    self.answer = answer
    super.init(id)
  }

  /// Answers the same size to every offer.
  convenience init(_ id: String? = nil, _ width: Double, _ height: Double) {
    self.init(id) { _ in Size(width: width, height: height) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    offers.append(size)
    return answer(size)
  }

  /// Answers another size from now on, and says so.
  func change(to width: Double, _ height: Double) {
    answer = { _ in Size(width: width, height: height) }
    invalidateIntrinsicContentSize()
  }

  func takeOffers() -> [Size] {
    defer { offers = [] }
    return offers
  }
}

/// A container as high as its subnodes together, which it puts below each other.
final class ColumnNode: Node {
  private(set) var layoutCount = 0

  override func sizeThatFits(_ size: Size) -> Size {
    var total = Size(width: 0, height: 0)
    for subnode in subnodes {
      let answer = subnode.measure(SizeProposal(width: .atMost(size.width), height: .unbounded))
      total.width = max(total.width, answer.width)
      total.height += answer.height
    }
    return total
  }

  override func layoutSubnodes() {
    layoutCount += 1
    var y = 0.0
    for subnode in subnodes {
      let answer = subnode.measure(
        SizeProposal(width: .atMost(bounds.size.width), height: .unbounded)
      )
      subnode.directionalFrame = Rect(x: 0, y: y, width: answer.width, height: answer.height)
      y += answer.height
    }
  }
}
