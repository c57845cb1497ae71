import Maraya

/// A picture read back: a reader of just the XML that pictures are made of, which forgives nothing.
struct PictureReader {
  /// XML is made of scalars: what stands after a tag may join its end to one character.
  private typealias Text = Substring.UnicodeScalarView

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// An element: its name, its attributes, what is in it, and its text without that of elements.
  struct Element {
    var name: String
    var attributes: [String: String] = [:]
    var elements: [Element] = []
    var text = ""

    /// An attribute that is a number.
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

    /// The elements with a name, in this one and below, in their order.
    func all(_ name: String) -> [Element] {
      elements.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
  }

  /// A node's box.
  struct Box {
    var title: String
    var classes: String
    var clip: String?
    var opacity: Double
    var rect: Rect
    var matrix: AffineTransform
    var label: String?

    /// Where a point of the box lies, in parts of its size, in its panel's space.
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height).applying(matrix)
    }
  }

  let root: Element
  /// The boxes of each panel, back to front.
  let panels: [[Box]]

  init(_ text: String) throws {
    var characters = text.unicodeScalars[...]
    root = try Self.element(of: &characters)
    guard characters.allSatisfy({ $0 == "\n" }) else { throw Malformed(description: "goes on") }
    panels = root.elements.filter { $0.attributes["class"] == "panel" }.map { panel in
      panel.elements.compactMap(Self.box)
    }
  }

  private static func box(_ group: Element) -> Box? {
    guard let rect = group.elements.first(where: { $0.name == "rect" }) else { return nil }
    let numbers = (rect.attributes["transform"] ?? "matrix(1 0 0 1 0 0)")
      .dropFirst("matrix(".count).dropLast().split(separator: " ").compactMap { Double($0) }
    return Box(
      title: group.elements.first { $0.name == "title" }?.text ?? "",
      classes: rect.attributes["class"] ?? "",
      clip: group.attributes["clip-path"],
      opacity: group.attributes["opacity"].flatMap(Double.init) ?? 1,
      rect: Rect(
        x: rect.number("x"),
        y: rect.number("y"),
        width: rect.number("width"),
        height: rect.number("height")
      ),
      matrix: AffineTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      ),
      label: group.elements.first { $0.name == "text" }?.text
    )
  }

  // MARK: XML

  private static func element(of text: inout Text) throws -> Element {
    guard text.popFirst() == "<" else {
      throw Malformed(description: "no tag: \(String(text.prefix(40)))")
    }
    var element = Element(name: name(of: &text))
    while text.first == " " {
      text.removeFirst()
      let name = name(of: &text)
      guard text.starts(with: "=\"".unicodeScalars) else {
        throw Malformed(description: "no value of \(name)")
      }
      text.removeFirst(2)
      let value = text.prefix { $0 != "\"" }
      text = text.dropFirst(value.count + 1)
      guard element.attributes.updateValue(try plain(value), forKey: name) == nil else {
        throw Malformed(description: "two of \(name)")
      }
    }
    if text.starts(with: "/>".unicodeScalars) {
      text.removeFirst(2)
      return element
    }
    guard text.popFirst() == ">" else { throw Malformed(description: "open: \(element.name)") }
    while !text.starts(with: "</".unicodeScalars) {
      if text.first == "<" {
        element.elements.append(try Self.element(of: &text))
      } else {
        let run = text.prefix { $0 != "<" }
        guard !run.isEmpty else { throw Malformed(description: "never closed: \(element.name)") }
        element.text += try plain(run)
        text = text.dropFirst(run.count)
      }
    }
    guard text.starts(with: "</\(element.name)>".unicodeScalars) else {
      throw Malformed(description: "\(element.name) closed by \(String(text.prefix(20)))")
    }
    text = text.dropFirst(element.name.count + 3)
    return element
  }

  private static func name(of text: inout Text) -> String {
    let name = text.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == ":"
    }
    text = text.dropFirst(name.count)
    return String(name)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  /// A text without entities, if it has none but those that are known, and no forbidden character.
  private static func plain(_ text: Text) throws -> String {
    for scalar in text {
      let isControl = scalar.value < 0x20 && scalar != "\n"
      if isControl || ["<", "\u{FFFE}", "\u{FFFF}"].contains(scalar) {
        throw Malformed(description: "forbidden: \(scalar.value)")
      }
    }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      let name = part.prefix { $0 != ";" }
      guard let character = entities[String(name)], name.count < part.count else {
        throw Malformed(description: "no entity: &\(String(part.prefix(10)))")
      }
      result += character + String(part.dropFirst(name.count + 1))
    }
    return result
  }
}
