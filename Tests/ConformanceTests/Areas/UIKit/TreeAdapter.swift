import Maraya

/// Who is whose child, and in which order, after some operations.
struct TreeAdapter: Adapter {
  /// The families that came out of each way to do the operations.
  private var families: [Family] = []
  /// The two of whom is asked whether one descends from the other.
  private var descent: (node: String, ancestor: String)?

  init(_ given: inout Fields) throws {
    if let node = given.take("view") {
      descent = (try node.text, try given.require("of").text)
    }
    for script in try Self.takeScripts(from: &given) {
      // The throwing twins go first: what they refuse, the others don't survive.
      for manner in [Family.Manner.throwing, .trapping] {
        var family = Family(manner)
        try family.perform(script)
        families.append(family)
        if family.refusal != nil { break }
      }
    }
  }

  func answers(to key: String) throws -> [Value] {
    if let descent, key == "isDescendant" {
      var family = Family(.trapping)
      let node = family.node(descent.node)
      return [.flag(node.isDescendant(of: family.node(descent.ancestor)))]
    }
    return try families.map { try $0.answer(to: key) }
  }

  /// The operations to be done; more than once where a case says `below/above`.
  private static func takeScripts(from given: inout Fields) throws -> [[TreeOperation]] {
    if let operations = given.take("ops") {
      return [try operations.list.map { try TreeOperation($0.text) }]
    }
    guard let siblings = given.take("siblings") else { return [] }
    let before = try siblings.list.map { try TreeOperation("add \(Family.name(of: $0))") }
    let text = try given.require("op").text
    let both = "below/above"
    let texts =
      text.contains(both) ? ["below", "above"].map { text.replacing(both, with: $0) } : [text]
    return try texts.map { before + [try TreeOperation($0)] }
  }
}
