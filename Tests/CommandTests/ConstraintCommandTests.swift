import Testing

@testable import MarayaCommand

@Suite("maraya and constraints")
struct ConstraintCommandTests {
  private static func scene(_ more: String...) -> [String: String] {
    let equations = ["name.leading == card.leading + 16", "name.top == card.top + 8"] + more
    let lines = equations.map { "      \"\($0)\"" }.joined(separator: ",\n")
    return [
      "dir/a.json": """
      { "maraya": 1, "size": [320, 120],
        "root": { "id": "card", "children": [
          { "id": "name", "intrinsicSize": [100, 20] } ],
          "constraints": [
      \(lines) ] } }
      """
    ]
  }

  @Test func aPlaceIsExplainedByItsConstraints() {
    let run = Run(
      "explain dir/a.json name --edge leading --direction rtl",
      Self.scene("name.width == 80 @ 700")
    )
    #expect(
      run.output == """
        card/name leading = 304
          rule       constraints
          axis       0…320, the bounds of card
          direction  right-to-left, set on card
          leading    16
          constraint name.leading == card.leading + 16  a.json:5
          constraint name.width == 80 @ 700  a.json:7, missed by 20
          content    width 100, hugging 250, compression resistance 750

        """
    )
    #expect(run.complaints == "")
  }

  @Test func aContradictionIsAWarningOfTheLayout() {
    let run = Run(
      "layout dir/a.json --direction both",
      Self.scene("name.width == 80", "name.width == 90")
    )
    #expect(run.status == .fine)
    #expect(
      run.output.hasSuffix(
        "└─ name  16,8 80×20     224,8 80×20    [constraints, intrinsicSize 100,20]\n"
      )
    )
    #expect(
      run.complaints == """
        dir/a.json: warning: layout-conflict: card.constraints layout conflict in card (320 x 120), \
        horizontal, LTR
          these required constraints cannot hold together:
           1. name.width == 80  a.json:7
           2. name.width == 90  a.json:8  <- left out
          every line is necessary; remedies: a priority below 1000 for one of 1, 2; 10 points less \
        to ask for; deactivating one

        """
    )
  }

  /// Each row: what is added, the code and the beginning of what is found.
  @Test(arguments: [
    (
      ["name.bottom == card.bottom", "name.bottom == card.bottom + 200"],
      "layout-conflict: card leaves out name.bottom == card.bottom + 200 (vertical):\n"
    ),
    (
      ["name.left <= card.centerX"],
      "physical-constraint: card/name has name.left <= card.centerX, which keeps its side"
    ),
    (
      ["name.leading >= card.bottom"],
      ""
    ),
  ])
  func whatIsWrongWithConstraintsIsFound(equations: [String], found: String) {
    var files = Self.scene("name.height <= 500")
    let text = files["dir/a.json"] ?? ""
    let more = equations.map { ",\n      \"\($0)\"" }.joined()
    files["dir/a.json"] = text.replacing(
      "\"name.height <= 500\"",
      with: "\"name.height <= 500\"" + more
    )
    let run = Run("check dir/a.json", files)
    if found.isEmpty {
      #expect(run.status == .failed)
      #expect(
        run.complaints == "dir/a.json:8:8: error: root.constraints[3]: "
          + "invalidAttributePair: name.leading can't be related to card.bottom\n"
      )
    } else {
      #expect(run.status == .found)
      #expect(run.output.contains("dir/a.json: " + found), "\(run.output)")
    }
  }

  @Test func aChangedConstantIsADifference() {
    var files = Self.scene("name.width == 80")
    files["b.json"] = files["dir/a.json"]?.replacing("== 80", with: "== 90 @ 999")
    let run = Run("diff dir/a.json b.json --direction ltr", files)
    #expect(
      run.output == """
        card/name resized by 10,0 to 90×20
        card/name: constraint name.width == 80 → name.width == 90 @ 999

        """
    )
  }
}
