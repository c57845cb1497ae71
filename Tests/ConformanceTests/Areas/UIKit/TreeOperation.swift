/// One of the operations that the cases write as text.
///
///     add 1                          insert 3 at 1 (already a child)
///     P add s                        insert 3 below X(not a subview)
///     layer.add L                    layer.insert e above a
///     1.remove
struct TreeOperation: CustomStringConvertible {
  /// Where a node goes.
  enum Place {
    case top
    case index(Int)
    case above(String)
    case below(String)
    case nowhere
  }

  /// What the text adds in parentheses, about how it was before.
  enum Remark {
    case subjectIsChild
    case siblingIsNoChild

    fileprivate init?(_ text: Substring) {
      switch text {
      case "already a child": self = .subjectIsChild
      case "not a child", "not a subview": self = .siblingIsNoChild
      default: return nil
      }
    }
  }

  /// The text.
  let description: String
  /// The node whose children change, if the text names it.
  let host: String?
  /// The node that moves.
  let subject: String
  let isLayer: Bool
  let place: Place
  let remark: Remark?

  init(_ text: String) throws {
    description = text
    let problem = NotUnderstood("the operation '\(text)'")
    let pattern = /([^()]+?)\s*(?:\(([^()]+)\))?/
    guard let (_, sentence, note) = text.wholeMatch(of: pattern)?.output else { throw problem }
    remark = note.flatMap { Remark($0) }
    if note != nil && remark == nil { throw problem }

    var words = sentence.split(separator: " ").map(String.init)
    if words.count == 1, let (_, name) = sentence.wholeMatch(of: /(\w+)\.remove/)?.output {
      (host, subject, isLayer, place) = (nil, String(name), false, .nowhere)
      return
    }
    host = words.count == 3 && words[1] == "add" ? words.removeFirst() : nil
    guard let verb = words.first, words.count > 1 else { throw problem }
    isLayer = verb.hasPrefix("layer.")
    subject = words[1]
    switch (isLayer ? String(verb.dropFirst("layer.".count)) : verb, words.count) {
    case ("add", 2): place = .top
    case ("insert", 4):
      switch (words[2], Int(words[3])) {
      case ("at", let index?): place = .index(index)
      case ("above", _): place = .above(words[3])
      case ("below", _): place = .below(words[3])
      default: throw problem
      }
    default: throw problem
    }
  }
}
