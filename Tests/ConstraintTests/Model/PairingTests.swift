import Maraya
import Testing

/// Which attributes may be related: all pairs, by the table of kinds.
@Suite struct PairingTests {
  /// Each row: attributes, and the kind that the table below knows them by.
  static let kinds: [(String, String)] = [
    ("left right leftMargin rightMargin", "A"),
    (
      "leading trailing leadingMargin trailingMargin directionalCenterX "
        + "directionalCenterXWithinMargins",
      "D"
    ),
    ("centerX centerXWithinMargins", "N"),
    (
      "top bottom centerY firstBaseline lastBaseline topMargin bottomMargin centerYWithinMargins",
      "Y"
    ),
    ("width height", "S"),
    ("notAnAttribute", "-"),
  ]

  /// Each row: the kinds of two attributes, and the mistake that relating them is.
  static let table: [String: ConstraintError.Code] = [
    "AD": .mixedDirectionalAndAbsolute, "DA": .mixedDirectionalAndAbsolute,
    "AY": .invalidAttributePair, "AS": .invalidAttributePair, "A-": .locationNeedsPair,
    "DY": .invalidAttributePair, "DS": .invalidAttributePair, "D-": .locationNeedsPair,
    "NY": .invalidAttributePair, "NS": .invalidAttributePair, "N-": .locationNeedsPair,
    "YA": .invalidAttributePair, "YD": .invalidAttributePair, "YN": .invalidAttributePair,
    "YS": .invalidAttributePair, "Y-": .locationNeedsPair,
    "SA": .invalidAttributePair, "SD": .invalidAttributePair, "SN": .invalidAttributePair,
    "SY": .invalidAttributePair, "S-": .invalidAttributePair,
    "-A": .invalidFirstAttribute, "-D": .invalidFirstAttribute, "-N": .invalidFirstAttribute,
    "-Y": .invalidFirstAttribute, "-S": .invalidFirstAttribute, "--": .invalidFirstAttribute,
  ]

  private static func kind(of attribute: LayoutAttribute) -> String {
    kinds.first { $0.0.split(separator: " ").contains(attribute.rawValue[...]) }?.1 ?? "?"
  }

  @Test func everyPairIsAsTheTableSays() {
    let root = Node("root")
    let node = Node("a")
    root.addSubnode(node)
    var legal = 0
    for first in LayoutAttribute.allCases {
      for second in LayoutAttribute.allCases {
        let expected = Self.table[Self.kind(of: first) + Self.kind(of: second)]
        #expect(
          error { () throws(ConstraintError) in
            _ = try LayoutConstraint(item: node, attribute: first, toItem: root, attribute: second)
          }?.code == expected,
          "\(first) with \(second)"
        )
        if expected == nil { legal += 1 }
      }
    }
    // A with A, D with D, N with all three both ways, Y with Y, S with S.
    #expect(legal == 16 + 36 + 2 * (2 * 4 + 2 * 6) + 4 + 64 + 4)
  }

  /// Each row: what stands for a constraint, and the mistake that it is.
  @Test func oneItemIsEnoughForASizeOnly() {
    let node = Node("a")
    for attribute in LayoutAttribute.allCases {
      let expected: ConstraintError.Code? =
        switch Self.kind(of: attribute) {
        case "S": nil
        case "-": .invalidFirstAttribute
        default: .locationNeedsPair
        }
      #expect(
        error { () throws(ConstraintError) in
          // A second attribute without an item is ignored.
          _ = try LayoutConstraint(item: node, attribute: attribute, attribute: .top, constant: 9)
        }?.code == expected,
        "\(attribute)"
      )
    }
  }

  @Test func aMultiplierOfZeroMakesAConstantOfASize() throws {
    let root = Node("root")
    let node = Node("a")
    root.addSubnode(node)
    let size = try LayoutConstraint(
      item: node,
      attribute: .width,
      toItem: root,
      attribute: .width,
      multiplier: 0,
      constant: 9
    )
    #expect(size.multiplier == 0)
    let place = error { () throws(ConstraintError) in
      _ = try LayoutConstraint(
        item: node,
        attribute: .left,
        toItem: root,
        attribute: .left,
        multiplier: 0,
        constant: 9
      )
    }
    #expect(place?.code == .locationNeedsPair)
    let negative = try LayoutConstraint(
      item: node,
      attribute: .left,
      toItem: root,
      attribute: .right,
      multiplier: -1
    )
    #expect(negative.description == "a.left == root.right * -1")
  }

  /// Each row: multiplier, constant, priority, and the mistake.
  static let numbers: [(Double, Double, LayoutPriority, ConstraintError.Code?)] = [
    (.nan, 0, 1000, .nonFiniteValue),
    (.infinity, 0, 1000, .nonFiniteValue),
    (1, -.infinity, 1000, .nonFiniteValue),
    (1, 0, 0, .priorityOutOfRange),
    (1, 0, -1, .priorityOutOfRange),
    (1, 0, 1001, .priorityOutOfRange),
    (1, 0, LayoutPriority(.nan), .priorityOutOfRange),
    (1, 0, 0.5, nil),
    (1, 0, 999.5, nil),
  ]

  @Test(arguments: numbers)
  func numbersAreChecked(
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    code: ConstraintError.Code?
  ) {
    let root = Node("root")
    let node = Node("a")
    let made = error { () throws(ConstraintError) in
      _ = try LayoutConstraint(
        item: node,
        attribute: .width,
        toItem: root,
        attribute: .width,
        multiplier: multiplier,
        constant: constant,
        priority: priority
      )
    }
    #expect(made?.code == code)
    root.addSubnode(node)
    // What operators make is checked when it is activated.
    let activated = error { () throws(ConstraintError) in
      try LayoutConstraint.install { node.width == root.width * multiplier + constant ~ priority }
    }
    #expect(activated?.code == code)
  }
}

/// What a body throws.
func error(_ body: () throws(ConstraintError) -> Void) -> ConstraintError? {
  do { try body() } catch { return error }
  return nil
}
