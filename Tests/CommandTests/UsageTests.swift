import Testing

@testable import MarayaCommand

@Suite("What can be asked")
struct UsageTests {
  @Test(arguments: ["--help", "-h", "help"])
  func helpIsPrinted(argument: String) {
    let run = Run(argument)
    #expect(run.status == .fine)
    #expect(run.output == Usage.overview)
    #expect(run.complaints == "")
  }

  @Test(arguments: Command.allCases)
  func eachCommandHasHelpThatNamesItsOptions(command: Command) {
    let help = Run("\(command.rawValue) --help").output
    #expect(help.contains("usage: maraya \(command.rawValue)"))
    #expect(Run("help \(command.rawValue)").output == help)
    #expect(Usage.overview.contains("maraya \(command.rawValue)"))
    for option in command.options {
      #expect(help.contains("--\(option) "), "\(option)")
    }
  }

  @Test func theVersionIsPrinted() {
    #expect(Run("--version").output == "maraya 0.1.0\n")
  }

  @Test func noCommandIsAMistake() {
    let run = Run("")
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.complaints == Usage.overview)
  }

  /// Each mistake, and what is said of it.
  @Test(arguments: [
    ("lay a.json", #"there is no command "lay""#),
    ("layuot a.json", #"there is no command "layuot"; did you mean "layout"?"#),
    ("layout", "expected a file, a scene"),
    ("layout - -", "standard input can be read once only"),
    (
      "layout a.json --direcion rtl", #"there is no option --direcion; did you mean "--direction"?"#
    ),
    ("layout a.json -x", "there is no option -x"),
    ("layout a.json --direction", "--direction needs a value"),
    ("layout a.json --direction up", #"--direction: expected ltr or rtl or both, found "up""#),
    ("layout a.json --scale 2 --scale 3", "--scale is given twice"),
    ("layout a.json --scale 0", #"--scale: expected a number above 0, found "0""#),
    ("layout a.json --scale nan", #"--scale: expected a number above 0, found "nan""#),
    ("layout a.json --size 3", #"--size: expected two lengths, as in 375x667, found "3""#),
    ("layout a.json --size 3x-1", #"--size: expected two lengths, as in 375x667, found "3x-1""#),
    (
      "layout a.json --size infx1", #"--size: expected two lengths, as in 375x667, found "infx1""#
    ),
    ("layout a.json --format yaml", #"--format: expected text or json or svg, found "yaml""#),
    ("layout a.json b.json --format svg", "several pictures need a folder: --output FOLDER/"),
    ("layout x/a.json y/a.json --output z/", "--output: two scenes would be written to a.txt"),
    ("check", "expected a file, a scene"),
    ("check a.json --format svg", #"--format: expected text or json, found "svg""#),
    ("check a.json --direction rtl", "there is no option --direction"),
    ("explain a.json", "expected a file and the id of a node"),
    (
      "explain a.json card --edge middle",
      #"--edge: expected leading or trailing or left or right or top or bottom, found "middle""#
    ),
    ("diff a.json", "expected two files, A and B"),
    (
      "diff a.json a.json --tolerance -1",
      #"--tolerance: expected a number that is not below 0, found "-1""#
    ),
    ("schema a.json", #"schema takes no "a.json""#),
  ])
  func aMistakeIsTold(arguments: String, message: String) {
    let run = Run(arguments, ["a.json": cardScene, "b.json": cardScene])
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.complaints == "maraya: error: \(message)\nTry maraya --help.\n")
  }

  @Test func optionsAreGivenInSeveralWays() {
    let files = ["a.json": cardScene, "-a.json": cardScene]
    let expected = Run("layout a.json --direction both", files).output
    #expect(Run("layout --direction=both a.json", files).output == expected)
    #expect(Run("layout --direction both -- -a.json", files).output == expected)
  }
}
