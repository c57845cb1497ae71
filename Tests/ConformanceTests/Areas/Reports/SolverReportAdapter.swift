import Foundation
import MarayaSolver

/// What has been reported about other solvers: refusals that left traces, and results that hung on the
/// order of insertion.
struct SolverReportAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen = given.has("steps") ? try RefusalAdapter(&given) : try OrderAdapter(&given)
  }
}

/// Steps of which one has to fail.
private struct RefusalAdapter: Adapter {
  private var system = LinearSystem(["x"])
  private var refused: (error: SolverError, id: String)?

  init(_ given: inout Fields) throws {
    for step in try given.require("steps").list.map({ try $0.text }) {
      let words = step.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "add" where words[1].hasSuffix(" (must fail)"):
        let row = try LinearRow(text: String(words[1].dropLast(" (must fail)".count)))
        do {
          try system.add(row)
        } catch let error as SolverError {
          refused = (error, row.id)
        }
      case "add": try system.add(try LinearRow(text: words[1]))
      case "remove": try system.remove(words[1])
      case "solve": try system.solver.solve()
      default: throw NotUnderstood("the step '\(step)'")
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "x": return [.number(system.value(of: "x"))]
    case "failedAdd":
      let members = refused?.error.conflict?.members.map(\.constraint.label) ?? []
      return [
        .object([
          "error": .flag(refused != nil), "namesBoth": .list(members.map(Value.text)),
        ])
      ]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// A system whose constraints are added in all orders.
private struct OrderAdapter: Adapter {
  private static let names = ["a", "b", "c"]
  private var values: [[Double]] = []

  init(_ given: inout Fields) throws {
    let rows = try given.require("constraints").list.map { try LinearRow(text: $0.text) }
    let orders = Self.orders(of: rows.count)
    guard try given.require("insertionOrders").text == "all \(orders.count)" else {
      throw NotUnderstood("the orders")
    }
    for _ in 0..<Int(try given.require("runs").number) {
      for order in orders {
        var system = LinearSystem(Self.names)
        try system.add(order.map { rows[$0] })
        try system.solver.solve()
        values.append(Self.names.map(system.value))
      }
    }
  }

  private static func orders(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(of: count - 1).flatMap { order in
      (0...order.count).map { place in
        var order = order
        order.insert(count - 1, at: place)
        return order
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    if key == "identicalEveryRun" {
      return [.flag(values.allSatisfy { $0 == values[0] })]
    }
    guard let index = Self.names.firstIndex(of: key) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return [.number(values[0][index])]
  }
}

extension LinearRow {
  /// A constraint written as text, such as `b-a==c required`.
  fileprivate init(text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    let strengths = ["required": 1000.0, "strong": 900, "weak": 100]
    let strength = words.count == 1 ? "required" : words[1]
    guard words.count <= 2, let priority = strengths[strength],
      let sign = ["==", ":=", "<=", ">="].first(where: { words[0].contains($0) })
    else { throw NotUnderstood("the constraint '\(text)'") }
    let sides = words[0].components(separatedBy: sign)
    self.init(
      id: words[0],
      factors: [:],
      relation: try LinearRelation(sign: sign),
      constant: 0,
      priority: priority
    )
    for (side, sideSign) in zip(sides, [1.0, -1]) {
      for part in side.replacing("-", with: "+-").split(separator: "+") {
        let isNegative = part.hasPrefix("-")
        let name = String(isNegative ? part.dropFirst() : part)
        let factor = isNegative ? -sideSign : sideSign
        if let number = Double(name) {
          constant -= factor * number
        } else {
          factors[name, default: 0] += factor
        }
      }
    }
  }
}
