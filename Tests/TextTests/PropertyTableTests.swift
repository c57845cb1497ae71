import Testing

@testable import MarayaText

@Suite("Property table")
struct PropertyTableTests {
  @Test func aValueIsFoundInItsBlock() {
    var block = [UInt8](repeating: 3, count: 128)
    block[5] = 9
    let table = PropertyTable(
      blocks: [1, 0],
      values: block + [UInt8](repeating: 4, count: 128),
      rest: 7
    )
    #expect(table["\u{0}"] == 4)
    #expect(table["\u{7F}"] == 4)
    #expect(table["\u{80}"] == 3)
    #expect(table["\u{85}"] == 9)
    #expect(table["\u{100}"] == 7)
    #expect(table["\u{10FFFF}"] == 7)
  }
}
