import Maraya
import Testing

@Suite("Pictures")
struct PictureTests {
  private func card() -> Node {
    Node("card") {
      Node("photo").with { $0.directionalFrame = Rect(x: 8, y: 12, width: 40, height: 20) }
    }
  }

  /// A picture without its style, which is the same in all.
  private func withoutStyle(_ picture: LayoutPicture) -> String {
    let lines = picture.svg.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(of: "</style>") else { return picture.svg }
    return (lines.prefix(1) + lines[(end + 1)...]).joined(separator: "\n")
  }

  /// Worked out by hand.
  ///
  /// Letters of 10 points: a margin of 20, a title of 25, and 30 on both sides of the axis. A title
  /// is taken to be 118.3 wide, so that there are ten points more at each side of a root.
  @Test func theDirectionsStandOnBothSidesOfTheirAxis() {
    let card = card()
    card.layout(width: 100, height: 40)
    #expect(
      withoutStyle(card.picture(.both)) == #"""
        <svg xmlns="http://www.w3.org/2000/svg" class="maraya" role="img" \#
        aria-label="Layout of card: left-to-right, right-to-left" width="340" height="105" \#
        viewBox="0 0 340 105">
        <rect class="page" width="340" height="105"/>
        <text class="heading" x="80" y="35" font-size="13">left-to-right</text>
        <g class="panel" transform="translate(30 45)">
        <g><title>card 0,0 100×40</title>\#
        <rect class="l0" x="0" y="0" width="100" height="40"/>\#
        <text x="3" y="9.99" font-size="9" text-anchor="start">card</text></g>
        <g><title>card/photo 8,12 40×20</title>\#
        <rect class="l1" x="8" y="12" width="40" height="20"/>\#
        <text x="28" y="25.6" font-size="10" text-anchor="middle">photo</text></g>
        </g>
        <text class="heading" x="260" y="35" font-size="13">right-to-left</text>
        <g class="panel" transform="translate(210 45)">
        <g><title>card 0,0 100×40</title>\#
        <rect class="l0" x="0" y="0" width="100" height="40"/>\#
        <text x="97" y="9.99" font-size="9" text-anchor="end">card</text></g>
        <g><title>card/photo 52,12 40×20</title>\#
        <rect class="l1" x="52" y="12" width="40" height="20"/>\#
        <text x="72" y="25.6" font-size="10" text-anchor="middle">photo</text></g>
        </g>
        <line class="axis" x1="170" y1="10" x2="170" y2="95"/>
        </svg>

        """#
    )
  }

  @Test func oneDirectionHasItsTitleAndNoAxis() throws {
    let card = card()
    card.layout(width: 100, height: 40)
    let text = card.picture(.only(.rightToLeft)).svg
    let picture = try PictureReader(text)
    #expect(picture.panels.count == 1)
    #expect(picture.panels[0][1].rect == Rect(x: 52, y: 12, width: 40, height: 20))
    #expect(picture.root.all("line").isEmpty)
    #expect(text.contains(">right-to-left</text>"))
    #expect(card.layoutDirection == nil)
    #expect(try PictureReader(card.picture().svg).panels[0][1].rect.minX == 8)
  }

  @Test func theAxisIsInTheMiddleOfEverything() throws {
    let card = card()
    card.addSubnode(
      Node("ribbon").with { $0.directionalFrame = Rect(x: 90, y: -12, width: 31, height: 20) }
    )
    card.layout(width: 100, height: 40)
    let picture = try PictureReader(card.picture(.both).svg)
    let axis = picture.root.all("line").map { $0.number("x1") }
    #expect(axis == [picture.root.number("width") / 2])
    let offsets = picture.root.elements.compactMap { $0.attributes["transform"] }
    // 20 + 12 above, and a title of 25; 20 + 10 outside, 30 + 21 on both sides of the axis.
    #expect(offsets == ["translate(30 57)", "translate(232 57)"])
  }

  @Test func idsAreEscapedAndWhatXMLForbidsIsReplaced() throws {
    let node = Node("<a href='\u{0}\u{1B}\"x\"'>&amp;\u{FFFE}\t\n]]>")
    node.layout(width: 300, height: 40)
    let plain = "<a href='\u{FFFD}\u{FFFD}\"x\"'>&amp;\u{FFFD}  ]]>"
    let picture = try PictureReader(LayoutPicture(node.capture(), title: "<&>").svg)
    #expect(picture.panels[0][0].title == "\(plain) 0,0 300×40")
    #expect(picture.panels[0][0].label == plain)
    #expect(picture.root.attributes["aria-label"] == "Layout of \(plain): <&>")
    #expect(picture.root.all("text").first?.text == "<&>")
  }

  @Test func labelsAreCutOffOrLeftOutWhereTheyDoNotFit() throws {
    let row = Node("row") {
      Node("conversation").with { $0.frame = Rect(x: 0, y: 0, width: 40, height: 20) }
      Node("unread").with { $0.frame = Rect(x: 40, y: 0, width: 12, height: 20) }
      Node("low").with { $0.frame = Rect(x: 52, y: 0, width: 48, height: 5) }
    }
    row.layout(width: 100, height: 20)
    let labels = try PictureReader(row.picture().svg).panels[0].map(\.label)
    // The row's own is in the last corner, below the low one.
    #expect(labels == ["row", "conver…", nil, nil])
  }

  @Test func aLabelKeepsAwayFromWhatIsInFrontOfIt() throws {
    let row = Node("row") {
      Node("photo").with { $0.frame = Rect(x: 0, y: 0, width: 60, height: 60) }
      Node("mark").with { $0.frame = Rect(x: 20, y: 20, width: 30, height: 20) }
      Node("covered").with { $0.frame = Rect(x: 70, y: 0, width: 60, height: 60) }
      Node("cover").with { $0.frame = Rect(x: 65, y: 0, width: 70, height: 60) }
    }
    row.layout(width: 200, height: 60)
    let picture = try PictureReader(row.picture().svg)
    #expect(picture.panels[0].map(\.label) == ["row", "photo", "mark", nil, "cover"])
    let photo = picture.root.all("text").first { $0.text == "photo" }
    #expect(photo?.number("x") == 3)
    #expect(photo?.number("y") == 9.99)
  }

  @Test func anEmptyPictureAndAnEmptyTreeArePicturesToo() throws {
    #expect(try PictureReader(LayoutPicture([]).svg).root.number("width") == 40)
    let empty = try PictureReader(Node().picture(.both).svg)
    #expect(empty.panels.map(\.count) == [1, 1])
    #expect(empty.panels[0][0].rect == .zero)
  }

  @Test func numbersAreShortAndPlain() throws {
    let root = Node("root") {
      Node("a").with { $0.frame = Rect(x: 1.0 / 3, y: -0.00001, width: 0.0625, height: 1e-9) }
      Node("b").with { $0.frame = Rect(x: -2.5, y: -0.0, width: 1e17, height: 3) }
    }
    root.layout(width: 100, height: 100)
    let text = root.picture().svg
    #expect(text.contains(#"x="0.3333" y="0" width="0.0625" height="0"/>"#))
    #expect(text.contains(#"x="-2.5" y="0" width="1e+17" height="3"/>"#))
    // One that is far too wide leaves the others large enough to be seen.
    #expect(try PictureReader(text).root.number("width") == 340)
  }

  @Test func aVeryDeepTreeHasShortPaths() throws {
    let root = Node("root")
    var deepest = root
    for _ in 1...2000 {
      let next = Node("n")
      deepest.addSubnode(next)
      deepest = next
    }
    root.layout(width: 10, height: 10)
    let boxes = try PictureReader(root.picture().svg).panels[0]
    #expect(boxes.count == 2001)
    #expect(boxes[3].title == "root/n/n/n 0,0 0×0")
    #expect(boxes.last?.title == "…/n/n/n/n/n/n/n/n 0,0 0×0")
    #expect(boxes.last?.classes == "l6")
  }
}
