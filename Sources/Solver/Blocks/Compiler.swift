/// Prepares blocks: substitutes what can be, and makes tableaus of the rest.
///
/// It holds scratch.
struct Compiler {
  var elimination = Elimination()
  var core = CoreBuilder()
}

extension Solver {
  /// Prepares a block that has its unknowns and constraints.
  mutating func compile(_ block: inout Block, with compiler: inout Compiler) {
    for (place, unknown) in block.unknowns.enumerated() { variables[unknown].place = Int32(place) }
    compiler.elimination.begin(unknowns: block.unknowns.count, rows: block.slots.count)
    compiler.core.begin()
    for (row, slot) in block.slots.enumerated() {
      let constraint = constraints[slot]
      compiler.core.relations.append(constraint.relation)
      compiler.core.priorities.append(constraint.priority)
      compiler.elimination.beginRow(
        isEquation: constraint.isRequired && constraint.relation == .equal
      )
      var term = constraint.firstTerm
      while term != none {
        let record = terms[term]
        if variables[record.variable].isParameter {
          block.parameters.append(
            ParameterTerm(
              coefficient: record.coefficient,
              row: Int32(row),
              variable: record.variable
            )
          )
        } else {
          compiler.elimination.addEntry(
            Entry(coefficient: record.coefficient, unknown: variables[record.variable].place)
          )
        }
        term = record.nextInConstraint
      }
    }
    compiler.elimination.run()
    counters.blocksCompiled += 1
    block.isTooLarge = compiler.elimination.isExhausted
    if block.isTooLarge { return }
    compiler.core.build(compiler.elimination)
    block.take(compiler)
    counters.substitutions += block.definitions.count
  }
}

extension Block {
  fileprivate mutating func take(_ compiler: Compiler) {
    steps = compiler.elimination.steps
    definitions = compiler.elimination.definitions
    emptyRows = compiler.core.emptyRows
    coreUnknowns = compiler.core.unknowns
    corePlaces = compiler.core.places
    tableaus = compiler.core.tableaus
    firstUnknowns = compiler.core.firstUnknowns
    rightSides = []
    values = Array(repeating: 0, count: unknowns.count)
  }
}
