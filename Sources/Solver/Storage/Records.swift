/// What a solver keeps of a variable.
struct VariableRecord: Sendable {
  /// Which the variable is of all that were made; older ones have smaller numbers.
  var serial: Int64
  /// Where it stands among all unknowns; of two with the same number the older one is first.
  var order: Int64 = 0
  /// The value: for a parameter what was set, for an unknown what was computed last.
  var value: Double = 0
  /// The first of its places in constraints.
  var firstTerm: Int32 = none
  /// In how many required constraints it stands.
  var requiredCount: Int32 = 0
  /// The block it belongs to; none for parameters, and while blocks are to be found anew.
  var block: Int32 = none
  /// Its place in the problem that is being compiled.
  var place: Int32 = none
  /// Its place among the unknowns whose values have changed since the caller asked, or none.
  var noted: Int32 = none
  var isParameter: Bool
  var isAlive = true

  /// As much of the serial as a ``Variable`` carries.
  var shortSerial: Int32 { Int32(truncatingIfNeeded: serial & 0x7fff_ffff) }
}

/// What a solver keeps of a constraint.
struct ConstraintRecord: Sendable {
  var serial: Int64
  var priority: Double
  var constant: Double
  /// The first of its terms; the others follow by ``TermRecord/nextInConstraint``.
  var firstTerm: Int32
  var block: Int32 = none
  /// Its place in the problem that is being compiled.
  var place: Int32 = none
  var rank: Int32
  var relation: LinearRelation
  var isAlive = true

  var isRequired: Bool { priority == LinearConstraint.required }
}

/// A variable's place in a constraint.
struct TermRecord: Sendable {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  /// The next term of the same constraint.
  var nextInConstraint: Int32 = none
  /// The neighbours among the places of the same variable.
  var next: Int32 = none
  var previous: Int32 = none
}

/// No index.
let none: Int32 = -1

extension Array {
  /// The element at a small index.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }
}
