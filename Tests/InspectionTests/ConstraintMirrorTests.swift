import Maraya
import Testing

@Suite("Mirror images of constraints")
struct ConstraintMirrorTests {
  /// Each row: a constraint, and its image in the mirror of a tree that is left-to-right.
  private static let images: [(String, String)] = [
    ("a.left == screen.left + 16", "a.right == screen.right - 16"),
    ("a.right <= screen.centerX - 4", "a.left >= screen.centerX + 4"),
    (
      "a.rightMargin == screen.leftMargin * 2 + 90",
      "a.leftMargin == screen.rightMargin * 2 - 90 + 100%"
    ),
    ("a.centerX >= screen.centerX + 30", "a.centerX <= screen.centerX - 30"),
    ("a.centerX == screen.centerX * 0.5", "a.centerX == screen.centerX * 0.5 - 50%"),
    ("a.centerX == screen.left + 60 + 10%", "a.centerX == screen.right - 60 + 10%"),
    (
      "a.trailing == screen.trailing * 0.75 + 16", "a.trailing == screen.trailing * 0.75 + 16 - 25%"
    ),
    ("a.leading == screen.leading + 8 rtl + 20", "a.leading == screen.leading + 20 rtl + 8"),
    ("a.centerX == screen.centerX + 8 rtl - 20", "a.centerX == screen.centerX + 20 rtl - 8"),
  ]

  @Test(arguments: images)
  func aConstraintHasAnImage(equation: String, image: String) throws {
    let screen = makeScreen(Node("a").content(50, 20))
    try screen.constrain(equation)
    let findings = screen.mirrorReport()
    #expect(findings.map(\.node) == ["screen/a"])
    #expect(findings.map(\.property) == ["constraints"])
    #expect(findings.map(\.value) == [.text(equation)])
    #expect(findings.map(\.mirrored) == [.text(image)])
  }

  /// The law: the image, laid out in the other direction, is the reflection.
  @Test(arguments: images)
  func theImageLiesWhereTheMirrorHasIt(equation: String, image: String) throws {
    let (screen, other) = (
      makeScreen(Node("a").content(50, 20)), makeScreen(Node("a").content(50, 20))
    )
    try screen.constrain("a.top == screen.top", equation)
    try other.constrain("a.top == screen.top", image)
    other.layout(width: 320, height: 480, direction: .rightToLeft)
    let frame = try #require(screen["a"]?.frame)
    let reflected = try #require(other["a"]?.frame)
    #expect(abs(reflected.minX - (320 - frame.maxX)) <= 1e-9, "\(frame), \(reflected)")
    #expect(abs(reflected.width - frame.width) <= 1e-9)
    // An image that is the constraint itself would be none: what is reported does not mirror.
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    let turned = try #require(screen["a"]?.frame)
    #expect(abs(turned.minX - (320 - frame.maxX)) > 1)
  }

  @Test func aTurnedTreeHasOtherImagesOfMultipliers() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    screen.layout(width: 320, height: 480, direction: .rightToLeft)
    try screen.constrain("a.top == screen.top", "a.trailing == screen.trailing * 0.75 + 16")
    #expect(
      screen.mirrorReport().map(\.mirrored)
        == [.text("a.trailing == screen.trailing * 0.75 + 16 + 25%")]
    )
  }

  @Test func whatSpeaksOfPhysicalMarginsIsExplainedByThem() throws {
    let screen = makeScreen(Node("a").content(50, 20))
    screen.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    try screen.constrain("a.top == screen.top", "a.leading == screen.margins.leading")
    #expect(
      screen.mirrorFailures().map(\.reason) == [
        "screen: margins top 0 left 30 bottom 0 right 10 is physical, "
          + "mirrored it is top 0 left 10 bottom 0 right 30"
      ]
    )
  }
}
