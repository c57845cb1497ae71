import MarayaScenes
import TestSupport
import Testing

/// Documents that are deep, long, cut short or garbage.
@Suite struct JSONLimitTests {
  /// Arrays within each other, or objects in turn with them.
  private func nested(_ depth: Int, objects: Bool = false, ended: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    for level in 0..<depth {
      bytes += Array((objects && level % 2 == 0 ? "{\"a\":" : "[").utf8)
    }
    if objects { bytes += Array("1".utf8) }
    for level in (0..<depth).reversed() where ended {
      bytes.append(objects && level % 2 == 0 ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
    return bytes
  }

  @Test(arguments: [1, 100, 10_000])
  func tenThousandLevelsAreRead(depth: Int) throws {
    for bytes in [nested(depth), nested(depth, objects: true)] {
      #expect(rewritten(bytes) == bytes)
      var value = try JSONDocument(bytes).root
      var found = 0
      while let inner = firstValue(in: value) {
        value = inner
        found += 1
      }
      #expect(found >= depth - 1)
    }
  }

  private func firstValue(in value: JSONValue) -> JSONValue? {
    var elements = value.elements
    var members = value.members
    return elements.next() ?? members.next()?.value
  }

  @Test(arguments: [10_001, 100_000, 1_000_000])
  func deeperOnesAreRefused(depth: Int) {
    let message = "1:10001 nested deeper than 10000 levels"
    #expect(mistake(nested(depth)) == message)
    #expect(mistake(nested(depth, ended: false)) == message)
  }

  @Test func levelsThatEndDoNotAddUp() {
    let bytes = Array("[".utf8) + Array(repeatElement("[[]],".utf8, count: 20_000).joined())
    #expect(mistake(bytes + Array("1]".utf8)) == nil)
  }

  @Test func anArrayMayHaveAMillionElements() throws {
    let text = "[0" + String(repeating: ",7", count: 999_999) + "]"
    let root = try json(text)
    var sum = 0.0
    for element in root.elements { sum += element.number ?? .nan }
    #expect(sum == 6_999_993)
    #expect(root.count == 1_000_000)
  }

  /// An object without its closing brace.
  private func members(_ count: Int) -> String {
    let members = (0..<count).map { #""key \#($0)":\#($0)"# }
    return "{" + members.joined(separator: ",")
  }

  @Test func anObjectMayHaveManyKeys() throws {
    let root = try json(members(200_000) + "}")
    var count = 0
    for member in root.members {
      guard member.value.number == Double(count), member.key.hasSuffix(String(count)) else { break }
      count += 1
    }
    #expect(count == 200_000)
    #expect(root.count == 200_000)
  }

  @Test func aKeyThatIsGivenTwiceIsFoundAmongMany() {
    let text = members(50_000) + ",\"key 40000\":1}"
    let expected = "1:877782 the key \"key 40000\" is given twice (first in line 1, column 697782)"
    #expect(mistake(Array(text.utf8)) == expected)
  }

  /// Around the count from which keys are looked up in a set.
  @Test(arguments: 1...40)
  func aKeyThatIsGivenTwiceIsRefusedAmongAnyNumber(count: Int) {
    let keys = (0..<count).map { "\"\($0)\":0" }
    #expect(mistake(Array("{\(keys.joined(separator: ","))}".utf8)) == nil)
    for key in [0, count / 2, count - 1] {
      let again = keys + ["\"\(key)\":0"]
      let found = mistake(Array("{\(again.joined(separator: ","))}".utf8))
      #expect(found?.contains("the key \"\(key)\" is given twice") == true)
    }
  }

  @Test func aKeyMayHaveAThousandBytes() {
    let key = String(repeating: "é", count: 500)
    #expect(mistake(Array("{\"\(key)\":\"\(key)x\"}".utf8)) == nil)
    #expect(mistake(Array("{\"\(key)x\":1}".utf8)) == "1:2 a key is longer than 1000 bytes")
    // However it is written.
    let escapes = String(repeating: #"\u007F"#, count: 1_000)
    #expect(mistake(Array("{\"\(escapes)\":1}".utf8)) == nil)
    #expect(mistake(Array("{\"\(escapes)x\":1}".utf8)) == "1:2 a key is longer than 1000 bytes")
  }

  // MARK: - Broken documents

  @Test func everyPrefixIsRefusedAtItsEnd() throws {
    let bytes = Array(everything.utf8)
    for count in bytes.indices {
      let error = try #require(throws: JSONError.self) { try JSONDocument(Array(bytes[..<count])) }
      #expect(error.offset == count, "\(error)")
    }
    #expect(mistake(bytes) == nil)
  }

  @Test func everyChangeOfAByteIsReadOrRefused() {
    let bytes = Array(everything.utf8)
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        expectSense(changed)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func garbageIsReadOrRefused(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("{}[]:,\"\\\"0123456789.eE+- \ntruefalsn\u{E9}\u{20AC}u".utf8)
    for _ in 0..<2_000 {
      let count = random.below(40)
      expectSense((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      expectSense((0..<count).map { _ in alphabet[random.below(alphabet.count)] })
    }
  }

  /// Expects bytes to be a document that is the same when it is written and read again, or an error
  /// that lies within them.
  private func expectSense(_ bytes: [UInt8]) {
    do {
      var writer = JSONWriter()
      writer.value(try JSONDocument(bytes).root)
      guard rewritten(writer.bytes) != writer.bytes else { return }
      Issue.record("written as \(writer.string), which is written otherwise: \(bytes)")
    } catch {
      guard (0...bytes.count).contains(error.offset), error.line > 0, error.column > 0 else {
        Issue.record("\(error) at \(error.offset): \(bytes)")
        return
      }
    }
  }
}
