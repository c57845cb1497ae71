// Where the cases of constraints write what they expect.

extension CaseFile {
  /// What a record of `constraints.json` expects, by names that say where: `ltr.a` of a layout,
  /// `2.rtl.a` after the third of some steps.
  func constraintExpectations(
    of area: String,
    _ fields: inout Fields
  ) throws -> [String: Value] {
    let named = try fields.take("expect")?.object ?? [:]
    switch area {
    case "linear":
      // Values and what else is expected stand side by side.
      var expect: [String: Value] = named.isEmpty ? [:] : ["values": .object(named)]
      expect["levelErrors"] = fields.take("levelErrors")
      if let refused = try fields.take("unsatisfiable")?.object {
        for (key, value) in refused { expect["unsatisfiable." + key] = value }
      }
      return expect
    case "dsl":
      var expect = try Self.places(named)
      expect["constraints"] = try Self.made(fields.require("constraints"))
      return expect
    case "dsl-error", "error":
      return ["error": try fields.require("expectError")]
    case "layout":
      var expect = try Self.places(named)
      for (key, value) in try fields.take("conflict")?.object ?? [:] { expect[key] = value }
      expect["ambiguous"] = fields.take("ambiguous")
      return expect
    case "steps":
      var expect: [String: Value] = [:]
      var given: [Value] = []
      for (index, step) in try fields.require("steps").list.enumerated() {
        var step = try step.fields(of: "a step")
        given.append(try step.require("do"))
        for (key, value) in try Self.places(step.require("expect").object) {
          expect["\(index).\(key)"] = value
        }
        expect["\(index).broken"] = step.take("broken") ?? .list([])
        try step.finish()
      }
      fields.put(.list(given), as: "steps")
      return expect
    default: return named
    }
  }

  /// The numbers of the constraints that a maker should make, by what they relate, in any order.
  private static func made(_ constraints: Value) throws -> Value {
    var made: [String: Value] = [:]
    for constraint in try constraints.list {
      var fields = try constraint.fields(of: "a constraint")
      _ = try fields.require("id")
      var name = try fields.require("a").text
      name += try " " + (fields.take("rel")?.text ?? "==")
      if let second = try fields.take("b")?.text { name += " " + second }
      let constant = fields.take("c") ?? .number(0)
      made[name] = .object([
        "m": fields.take("m") ?? .number(1), "c": constant, "p": fields.take("p") ?? .number(1000),
        "constantInRTL": fields.take("constantInRTL") ?? constant,
      ])
      try fields.finish()
    }
    return .object(made)
  }

  /// Places by direction and name; those of nodes that are not named are not compared.
  private static func places(_ byDirection: [String: Value]) throws -> [String: Value] {
    var places: [String: Value] = [:]
    for (direction, named) in byDirection {
      for (name, place) in try named.object { places["\(direction).\(name)"] = place }
    }
    return places
  }
}
