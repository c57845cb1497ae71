import Maraya

/// Steps that build and change some trees, in an order that a seed determines.
public struct HierarchyScript: Hashable, Sendable {
  /// The steps, first to last.
  public var operations: [HierarchyOperation]

  /// Creates a script from its steps.
  public init(_ operations: [HierarchyOperation]) {
    self.operations = operations
  }

  /// Creates a random script: some nodes, then mostly changes of their hierarchy.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same script.
  ///   - count: The number of steps.
  public init(seed: UInt64, count: Int = 60) {
    var random = SplitMix64(seed: seed)
    operations = (0..<count).map { step in
      step < 8 ? .make(step, isLayer: random.below(5) == 0) : .random(using: &random)
    }
  }

  /// The shortest script still `failing` that leaving out steps leads to.
  ///
  /// Greedy: it tries without half of the steps, a quarter, …, single ones, and keeps what fails,
  /// until no single step can be left out.
  ///
  /// - Precondition: The script is `failing`.
  public func shrunk(while failing: (HierarchyScript) -> Bool) -> HierarchyScript {
    var shortest = self
    var length = max(operations.count / 2, 1)
    while true {
      let before = shortest.operations.count
      var start = 0
      while start < shortest.operations.count {
        var shorter = shortest
        shorter.operations.removeSubrange(start..<min(start + length, shorter.operations.count))
        if failing(shorter) { shortest = shorter } else { start += length }
      }
      if length > 1 {
        length /= 2
      } else if shortest.operations.count == before {
        return shortest
      }
    }
  }
}

extension HierarchyScript: CustomStringConvertible {
  /// The steps, a line each.
  public var description: String {
    operations.map(\.description).joined(separator: "\n")
  }
}

// MARK: Random steps

extension HierarchyOperation {
  fileprivate static func random(using random: inout SplitMix64) -> HierarchyOperation {
    /// Any of the nodes; a script makes eight of them at first and more as it goes on.
    func node() -> Int { random.below(9) }
    /// Often one of a few, so that lists grow long.
    func supernode() -> Int { random.below(4) == 0 ? node() : random.below(3) }

    return switch random.below(40) {
    case 0...1: .make(node(), isLayer: random.below(5) == 0)
    case 2...3: .drop(node())
    case 4...8: .add(node(), to: supernode())
    case 9...12: .insert(node(), into: supernode(), at: random.below(6))
    case 13...14: .insertAbove(node(), sibling: node(), into: supernode())
    case 15...16: .insertBelow(node(), sibling: node(), into: supernode())
    case 17...19:
      .attach(node(), to: node(), at: random.below(2) == 0 ? nil : random.below(7) - 1)
    case 20: .bringToFront(node(), of: supernode())
    case 21: .sendToBack(node(), of: supernode())
    case 22...24: .exchange(random.below(5) - 1, random.below(5) - 1, of: supernode())
    case 25...26: .remove(node())
    case 27...29: .setDirection(node(), [.leftToRight, .rightToLeft, nil][random.below(3)])
    case 30...31: .setFrame(node(), .random(using: &random))
    case 32...34: .setDirectionalFrame(node(), .random(using: &random))
    case 35...36: .setReferenceWidth(node(), random.below(3) == 0 ? nil : random.quarters(0...400))
    default: .layOut(node())
    }
  }
}

extension Rect {
  fileprivate static func random(using random: inout SplitMix64) -> Rect {
    Rect(
      x: random.quarters(-50...300),
      y: random.quarters(-50...300),
      width: random.quarters(0...400),
      height: random.quarters(0...400)
    )
  }
}

extension SplitMix64 {
  /// A number of points in quarters, which mirror without rounding.
  fileprivate mutating func quarters(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound * 4 + below(range.count * 4 - 3)) / 4
  }
}
