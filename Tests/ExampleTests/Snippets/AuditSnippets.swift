import Maraya
import Testing

/// The snippet of docs/audit.md, run.
@Suite("Snippets about the audit")
struct AuditSnippets {
  @Test func theCardHasMistakes() {
    let card = Node("card") {
      Node("photo").place(leading: 16, top: 16, width: 64, height: 64)
      Node("name").place(leading: 96, top: 16, trailing: 16)
      Node("badge").with { $0.frame = Rect(x: 300, y: 8, width: 24, height: 24) }
      Node("date").place(leading: 240, top: 90, trailing: 16, width: 72, height: 20)
    }
    card.layout(width: 320, height: 120)
    for finding in card.audit() { print(finding) }

    #expect(card.audit().map(\.description).joined(separator: "\n") == Self.findings)
  }

  // swift-format-ignore
  static let findings = """
    empty: card/name has a height of 0: nothing measures its open height
    not-mirrored: card/badge is 300,8 24×24 left-to-right, 300,8 24×24 right-to-left instead of -4,8 24×24: frame 300,8,24,24 is physical, mirrored it is -4,8,24,24
    overflow: card/badge sticks out of card: trailing by 4 (left-to-right)
    overflow: card/badge sticks out of card: leading by 4 (right-to-left)
    over-constrained: card/date is placed by leading 240, width 72 and trailing 16: trailing counts for nothing
    """
}
