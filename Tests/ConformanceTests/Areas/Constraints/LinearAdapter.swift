import MarayaSolver

/// Systems of linear constraints with priorities, put to the solver one by one and all at once.
struct LinearAdapter: Adapter {
  private let names: [String]
  private var rows: [LinearRow] = []

  init(_ given: inout Fields) throws {
    names = try given.require("vars").list.map { try $0.text }
    for row in try given.require("constraints").list { rows.append(try LinearRow(row)) }
    for name in try given.take("nonnegative")?.list.map({ try $0.text }) ?? [] {
      rows.append(
        LinearRow(
          id: "\(name)>=0",
          factors: [name: 1],
          relation: .greaterThanOrEqual,
          constant: 0,
          priority: LinearConstraint.required
        )
      )
    }
    for name in rows.flatMap(\.factors.keys) where !names.contains(name) {
      throw NotUnderstood("the variable '\(name)'")
    }
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "values":
      return try systems().map { system in
        .object(Dictionary(uniqueKeysWithValues: names.map { ($0, .number(system.value(of: $0))) }))
      }
    case "levelErrors":
      return try systems().map { system in
        .object(
          Dictionary(
            uniqueKeysWithValues: system.solver.errors().map {
              ("\($0.priority)", .number($0.error))
            }
          )
        )
      }
    case "unsatisfiable.at":
      return [.text(try refusal().at)]
    case "unsatisfiable.core":
      let sets = minimalSets()
      guard sets.count == 1 else { throw NotUnderstood("one of \(sets.count) minimal sets") }
      return try [.list(sets[0].map(Value.text)), .list(refusal().core.map(Value.text))]
    case "unsatisfiable.cores":
      let sets = minimalSets()
      let core = try refusal().core
      guard sets.contains(core) else { return [.text("\(core) is not minimal")] }
      return [.list(sets.map { .list($0.map(Value.text)) })]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }

  /// The system, its constraints added in order, in reverse order, and as one transaction.
  private func systems() throws -> [LinearSystem] {
    var systems = [LinearSystem(names), LinearSystem(names), LinearSystem(names)]
    for row in rows { try systems[0].add(row) }
    for row in rows.reversed() { try systems[1].add(row) }
    try systems[2].add(rows)
    for index in systems.indices { try systems[index].solver.solve() }
    return systems
  }

  /// The first constraint that is refused, and the ids that the refusal names.
  private func refusal() throws -> (at: String, core: [String]) {
    var system = LinearSystem(names)
    for row in rows {
      do {
        try system.add(row)
      } catch {
        guard let conflict = (error as? SolverError)?.conflict else { throw error }
        return (row.id, conflict.members.map(\.constraint.label))
      }
    }
    throw NotUnderstood("a system that can be satisfied")
  }

  /// All minimal sets of constraints that can't hold together, found by trying every set.
  private func minimalSets() -> [[String]] {
    var sets: [[Int]] = []
    for mask in (1..<(1 << rows.count)).sorted(by: { $0.nonzeroBitCount < $1.nonzeroBitCount }) {
      let members = rows.indices.filter { mask & (1 << $0) != 0 }
      guard !sets.contains(where: { Set($0).isSubset(of: members) }) else { continue }
      var system = LinearSystem(names)
      if (try? system.add(members.map { rows[$0] })) == nil { sets.append(members) }
    }
    return sets.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map { rows[$0].id } }
  }
}

/// A solver whose variables have names.
struct LinearSystem {
  var solver = Solver()
  private var variables: [String: Variable] = [:]
  private(set) var ids: [String: ConstraintID] = [:]

  init(_ names: [String]) {
    for name in names { variables[name] = solver.addVariable(name) }
  }

  func value(of name: String) -> Double { variables[name].map { solver[$0] } ?? .nan }

  mutating func add(_ row: LinearRow) throws {
    ids[row.id] = try solver.add(try row.constraint(variables))
  }

  mutating func add(_ rows: [LinearRow]) throws {
    let constraints = try rows.map { try $0.constraint(variables) }
    try solver.transaction { solver throws(SolverError) in
      for constraint in constraints { try solver.add(constraint) }
    }
  }

  mutating func remove(_ id: String) throws {
    guard let found = ids.removeValue(forKey: id) else { throw NotUnderstood("to remove '\(id)'") }
    try solver.remove(found)
  }
}

/// A constraint as a case writes it.
struct LinearRow {
  var id: String
  var factors: [String: Double]
  var relation: LinearRelation
  var constant: Double
  var priority: Double

  init(
    id: String,
    factors: [String: Double],
    relation: LinearRelation,
    constant: Double,
    priority: Double
  ) {
    self.id = id
    self.factors = factors
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  init(_ value: Value) throws {
    var fields = try value.fields(of: "a constraint")
    id = try fields.require("id").text
    factors = try fields.require("e").object.mapValues { try $0.number }
    relation = try LinearRelation(sign: fields.require("rel").text)
    constant = try fields.require("k").number
    priority = try fields.require("p").number
    try fields.finish()
  }

  func constraint(_ variables: [String: Variable]) throws -> LinearConstraint {
    var constraint = LinearConstraint(LinearExpression(), relation)
    for (name, factor) in factors.sorted(by: { $0.key < $1.key }) {
      guard let variable = variables[name] else { throw NotUnderstood("the variable '\(name)'") }
      constraint.terms.append(LinearExpression.Term(factor, variable))
    }
    constraint.constant = constant
    return constraint.priority(priority).label(id)
  }
}

extension LinearRelation {
  init(sign: String) throws {
    switch sign {
    case "==", ":=": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: throw NotUnderstood("the relation '\(sign)'")
    }
  }
}
