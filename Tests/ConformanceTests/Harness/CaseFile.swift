/// A file of cases; the raw value is its name.
enum CaseFile: String, CaseIterable, Sendable {
  case uikit = "uikit.json"
  case constraints = "constraints.json"
  case motion = "motion.json"
  case reports = "reports.json"

  /// How far a number may be from the expected one, where the case does not say.
  var tolerance: Double {
    switch self {
    case .uikit: 1e-6
    case .constraints, .reports: 1e-4
    // Each of its cases says so itself.
    case .motion: 0
    }
  }
}

// MARK: Reading

extension CaseFile {
  /// The cases of the file, in its order.
  func cases(in document: Value) throws -> [Case] {
    switch self {
    case .uikit, .reports:
      return try document.list.map(record)
    case .constraints, .motion:
      var fields = try document.fields(of: rawValue)
      let cases = try fields.require("cases").list.map(record)
      // It explains the keys.
      _ = try fields.require("meta")
      try fields.finish()
      return cases
    }
  }

  /// A case as the file writes it.
  func record(_ value: Value) throws -> Case {
    var fields = try value.fields(of: "a record of \(rawValue)")
    let id = try fields.require("id").text
    for key in Self.prose { _ = fields.take(key) }
    switch self {
    case .uikit, .reports:
      let record = Case(
        file: self,
        id: id,
        area: try fields.require("area").text,
        given: try fields.require("given").object,
        expect: try fields.require("expect").object,
        tolerance: try fields.take("tolerance")?.number
      )
      try fields.finish()
      return record
    case .constraints:
      // Here what is given stands beside the rest, and some kinds expect something by another name.
      let area = try fields.require("kind").text
      let expect = try constraintExpectations(of: area, &fields)
      return Case(file: self, id: id, area: area, given: fields.takeAll(), expect: expect)
    case .motion:
      let record = try motionRecord(id, &fields)
      try fields.finish()
      return record
    }
  }

  private func motionRecord(_ id: String, _ fields: inout Fields) throws -> Case {
    var given = try fields.require("given").object
    // Other numbers for the same question; who runs the case has to take them.
    for key in ["documented", "documentedTol", "exact", "seedGives", "wrong"] {
      if let value = fields.take(key) { given[key] = value }
    }
    let expect = try fields.require("expect")
    let named: [String: Value] =
      if case .object(let object) = expect { object } else {
        [Case.unnamed: expect]
      }
    return Case(
      file: self,
      id: id,
      area: try fields.require("kind").text,
      given: given,
      expect: named,
      tolerance: try fields.require("tol").number
    )
  }

  /// What a record says to people: where its numbers come from, and why they are these.
  private static let prose = [
    "confidence", "group", "kiwiNote", "note", "ref", "source", "title", "verified", "why",
  ]
}
