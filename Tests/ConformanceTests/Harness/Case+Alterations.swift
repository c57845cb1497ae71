// Ways to spoil a case. Each must be noticed, or a comparison is missing somewhere.

extension Case {
  /// The case with each of its expected numbers, flags and texts in turn replaced by another.
  var withOtherExpectations: [Case] {
    // Less than the sum of what is tolerated on both sides would not have to be noticed.
    Value.object(expect).alterations(by: accuracy > 0 ? 3 * accuracy : 1).map { altered in
      var copy = self
      if case .object(let expect) = altered { copy.expect = expect }
      return copy
    }
  }

  /// The case with one more field in each of the places where it expects something.
  var withUnheardOfExpectations: [Case] {
    Value.object(expect).additions.map { added in
      var copy = self
      if case .object(let expect) = added { copy.expect = expect }
      return copy
    }
  }

  /// The case with one more field in each of the places where it gives something.
  var withUnheardOfFields: [Case] {
    Value.object(given).additions.map { added in
      var copy = self
      if case .object(let given) = added { copy.given = given }
      return copy
    }
  }
}

extension Value {
  /// The value with each of its leaves in turn replaced by another.
  fileprivate func alterations(by distance: Double) -> [Value] {
    switch self {
    case .null: [.text("something")]
    case .flag(let flag): [.flag(!flag)]
    case .number(let number): [.number(number + distance)]
    case .text(let text): [.text(text + "?")]
    case .list(let list):
      everywhere(in: list) { $0.alterations(by: distance) } + [.list(list + [.null])]
    case .object(let object):
      everywhere(in: object) { $0.alterations(by: distance) }
    }
  }

  /// The value with an unheard-of field added to it, and to each value in it that has fields.
  fileprivate var additions: [Value] {
    switch self {
    case .list(let list):
      return everywhere(in: list) { $0.additions }
    case .object(var object):
      let inside = everywhere(in: object) { $0.additions }
      object["unheardOf"] = .number(1)
      return inside + [.object(object)]
    default:
      return []
    }
  }

  private func everywhere(in list: [Value], _ change: (Value) -> [Value]) -> [Value] {
    list.indices.flatMap { index in
      change(list[index]).map { changed in
        var copy = list
        copy[index] = changed
        return .list(copy)
      }
    }
  }

  private func everywhere(in object: [String: Value], _ change: (Value) -> [Value]) -> [Value] {
    object.flatMap { key, value in
      change(value).map { changed in
        .object(object.merging([key: changed]) { $1 })
      }
    }
  }
}
