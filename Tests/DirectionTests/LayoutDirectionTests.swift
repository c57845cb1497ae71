import MarayaDirection
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LayoutDirectionTests {
  @Test func thereAreTwoAndEachIsTheOppositeOfTheOther() {
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect(LayoutDirection.leftToRight.opposite == .rightToLeft)
    #expect(LayoutDirection.rightToLeft.opposite == .leftToRight)
  }

  @Test(arguments: LayoutDirection.allCases)
  func theOppositeOfTheOppositeIsTheDirectionItself(direction: LayoutDirection) {
    #expect(direction.opposite != direction)
    #expect(direction.opposite.opposite == direction)
  }

  /// Each row: a direction, the word for it.
  static let words: [(LayoutDirection, String)] = [
    (.leftToRight, "ltr"),
    (.rightToLeft, "rtl"),
  ]

  @Test(arguments: words)
  func theRawValueIsTheWordOfScenes(direction: LayoutDirection, word: String) {
    #expect(direction.rawValue == word)
    #expect(LayoutDirection(rawValue: word) == direction)
  }

  @Test(arguments: ["", "LTR", "RTL", "leftToRight", "right-to-left", "auto"])
  func otherWordsAreNoDirection(word: String) {
    #expect(LayoutDirection(rawValue: word) == nil)
  }

  @Test func directionsAreCodedAsTheirWords() throws {
    let text = #"["ltr","rtl"]"#
    let data = try JSONEncoder().encode(LayoutDirection.allCases)
    #expect(String(decoding: data, as: UTF8.self) == text)
    let decoded = try JSONDecoder().decode([LayoutDirection].self, from: Data(text.utf8))
    #expect(decoded == LayoutDirection.allCases)
  }

  @Test func anUnknownWordDoesNotDecode() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LayoutDirection].self, from: Data(#"["vertical"]"#.utf8))
    }
  }
}
