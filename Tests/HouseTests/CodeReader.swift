/// Reads Swift text and keeps its code.
///
/// Comments and the words of strings become blanks; what stands inside an interpolation is code.
/// Lines stay where they were.
struct CodeReader {
  private let text: [UInt8]
  private var position = 0
  private var code: [UInt8] = []

  /// The code of a text.
  static func code(of text: String) -> String {
    var reader = CodeReader(text: Array(text.utf8))
    reader.code.reserveCapacity(reader.text.count)
    reader.readCode(isInterpolation: false)
    return String(decoding: reader.code, as: UTF8.self)
  }

  private init(text: [UInt8]) { self.text = text }

  /// Reads on to the end of the text, or past the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while position < text.count {
      if next(is: "//") {
        readLine()
      } else if next(is: "/*") {
        readBlock()
      } else if let hashes = hashesOfString() {
        readString(hashes: hashes)
      } else {
        if next(is: "(") { depth += 1 }
        if next(is: ")") { depth -= 1 }
        keep()
        if isInterpolation && depth == 0 { return }
      }
    }
  }

  private mutating func readLine() {
    while position < text.count && !next(is: "\n") { blank() }
  }

  private mutating func readBlock() {
    var depth = 0
    repeat {
      if next(is: "/*") {
        depth += 1
        blank(2)
      } else if next(is: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while position < text.count && depth > 0
  }

  private mutating func readString(hashes: String) {
    blank(hashes.utf8.count)
    let quote = next(is: "\"\"\"") ? "\"\"\"" : "\""
    let closing = quote + hashes
    let escape = "\\" + hashes
    blank(quote.utf8.count)
    while position < text.count && !next(is: closing) {
      if next(is: escape) {
        blank(escape.utf8.count)
        if next(is: "(") { readCode(isInterpolation: true) } else { blank() }
      } else {
        blank()
      }
    }
    blank(closing.utf8.count)
  }

  /// The hashes before the quote of the string that begins here, or nothing if none begins.
  private func hashesOfString() -> String? {
    var end = position
    while end < text.count && text[end] == UInt8(ascii: "#") { end += 1 }
    guard end < text.count && text[end] == UInt8(ascii: "\"") else { return nil }
    return String(repeating: "#", count: end - position)
  }

  private func next(is word: String) -> Bool { text[position...].starts(with: word.utf8) }

  private mutating func keep() {
    code.append(text[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      code.append(next(is: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      position += 1
    }
  }
}
