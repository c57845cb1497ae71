import Foundation
import Testing

/// The tests of the conformance tests, which need no file: nothing passes unread.
@Suite struct CaseTests {
  private static let sound = """
    {"id": "sound", "area": "rect", "given": {"rect": [0, 0, -32, 32]},
     "expect": {"standardized": [-32, 0, 32, 32]}}
    """

  private static let differing = """
    {"id": "differing", "area": "rect", "given": {"rect": [0, 0, -32, 32]},
     "expect": {"standardized": [-32, 0, 32, 31]}}
    """

  private static let square = #"{"standardized": [0, 0, 1, 1]}"#
  private static let point = #"{"point": [0, 0]}"#

  /// Each row: an area, what is given, what is expected; something of it makes no sense.
  static let nonsense: [(String, String, String)] = [
    ("circle", #"{"rect": [0, 0, 1, 1]}"#, square),
    ("rect", #"{"rect": [0, 0, 1, 1]}"#, "{}"),
    ("rect", #"{"rect": [0, 0, 1, 1]}"#, #"{"standardised": [0, 0, 1, 1]}"#),
    ("rect", #"{"rect": [0, 0, 1, 1], "skew": 1}"#, square),
    ("rect", #"{"rect": [0, 0, 1]}"#, square),
    ("rect", #"{"rect": [0, 0, 1, 1]}"#, #"{"result": [0, 0, 1, 1]}"#),
    ("rect", #"{"rect": [0, 0, 1, 1], "transform": "skew(1)"}"#, #"{"result": [0, 0, 1, 1]}"#),
    ("rect", #"{"rect": [0, 0, 1, 1], "steps": [{"skew": 1}]}"#, #"{"result": [0, 0, 1, 1]}"#),
    ("geometry", #"{"frame": [0, 0, 1, 1], "skew": 1}"#, #"{"frame": [0, 0, 1, 1]}"#),
    ("convert", #"{"a": {"skew": 1}, "from": "a", "to": null, "point": [0, 0]}"#, point),
    ("convert", #"{"a": {"parent": "b"}, "from": "a", "to": null, "point": [0, 0]}"#, point),
    ("hittest", #"{"bounds": [0, 0, 1, 1], "point": [0, 0]}"#, #"{"outside": false}"#),
    ("tree", #"{"ops": ["add 1", "shuffle 1"]}"#, #"{"subviews": [1]}"#),
    ("tree", #"{"ops": ["add 1 (quickly)"]}"#, #"{"subviews": [1]}"#),
    ("tree", #"{"ops": ["insert 1 at 0 (already a child)"]}"#, #"{"subviews": [1]}"#),
    ("tree", #"{"ops": ["insert 1 above 2"]}"#, #"{"subviews": [1]}"#),
    ("transform3d", #"{"rotationRadians": 1, "axis": [1, 0, 0]}"#, #"{"m55": 1}"#),
    ("autoresize", resized("LWX"), #"{"frame": [0, 0, 1, 1]}"#),
    ("autoresize", resized("LW"), #"{"frames": [0, 0, 1, 1]}"#),
    ("direction", #"{"semantic": "forced", "relativeTo": ["ltr"]}"#, #"{"direction": ["ltr"]}"#),
    ("direction", #"{"semantic": "spatial", "relativeTo": ["up"]}"#, #"{"direction": ["ltr"]}"#),
    ("direction", #"{"direction": "rtl", "positions": ["leadingTop"]}"#, #"{"resolve": []}"#),
    ("direction", #"{"direction": "rtl", "positions": ["topMiddle"]}"#, #"{"resolved": []}"#),
    ("layout-pass", #"{"ops": ["add", "child.layout"]}"#, #"{"superNeedsLayout": []}"#),
    ("layout-pass", #"{"layer": "old CALayer"}"#, #"{"needsLayout": false}"#),
    ("margins", #"{"view": "old"}"#, #"{"autoresizingMask": 0}"#),
    ("safearea", #"{"child": "somewhere"}"#, #"{"childSafe": [0, 0, 0, 0]}"#),
    ("rtl-frame", moved("a.leading = 0.5 b"), #"{"ltr": [0, 0, 1, 1]}"#),
    ("rtl-frame", moved("a.topLeft = b.topRight"), #"{"ltr": [0, 0, 1, 1]}"#),
    ("rtl-frame", moved("a after b"), #"{"left": [0, 0, 1, 1]}"#),
    ("seed-defect", #"{"existingTransform": "scale(1,1,1)", "op": "flip"}"#, #"{"correct": {}}"#),
    ("gradient", #"{"layer": "old"}"#, #"{"startPoint": [0.5, 0]}"#),
    ("gradient", #"{"start": [0, 0], "end": [1, 1]}"#, #"{"turned": {}}"#),
    ("image", #"{"image": "flips=false", "op": "rotate"}"#, #"{"sizeChanged": false}"#),
    ("scroll", #"{"frame": [0, 0, 1, 1], "behavior": "sometimes"}"#, #"{"adjusted": [0]}"#),
    ("scroll", #"{"boundsSize": [1, 1], "animated": true}"#, #"{"contentOffset": [0, 0]}"#),
    ("scroll", #"{"boundsSize": [1, 1]}"#, #"{"clamped": [0, 0]}"#),
    ("scroll-rtl", #"{"rtl": true, "offsetX": 1}"#, #"{"remainingDistanceToTail": 0}"#),
    ("seed-identity", #"{"boundsWidth": 1, "refWidth": 2, "v": 3}"#, #"{"fromHere": 1}"#),
  ]

  private static func resized(_ mask: String) -> String {
    #"{"superviewBefore": [1, 1], "superviewAfter": [2, 2], "frame": [0, 0, 1, 1], "#
      + #""flexible": "\#(mask)"}"#
  }

  private static func moved(_ operation: String) -> String {
    #"{"container": [0, 0, 9, 9], "a": [0, 0, 1, 1], "b": [2, 2, 1, 1], "op": "\#(operation)"}"#
  }

  @Test(arguments: nonsense)
  func refusesNonsenseEvenIfListed(area: String, given: String, expect: String) throws {
    let text = #"{"id": "a", "area": "\#(area)", "given": \#(given), "expect": \#(expect)}"#
    let outcome = try Case(text).run()
    #expect(!outcome.hasRun)
    #expect(!outcome.complaints(listed: ["a": "no reason is good enough"]).isEmpty)
  }

  @Test func acceptsWhatAgrees() throws {
    let outcome = try Case(Self.sound).run()
    #expect(outcome.comparisons == 4)
    #expect(outcome.complaints(listed: [:]) == [])
  }

  @Test func acceptsADifferenceOnlyWhileItIsListed() throws {
    let outcome = try Case(Self.differing).run()
    #expect(
      outcome.complaints(listed: [:]) == [
        "differing: standardized is [-32.0, 0.0, 32.0, 32.0], expected [-32.0, 0.0, 32.0, 31.0]"
      ]
    )
    #expect(outcome.complaints(listed: ["differing": "we count otherwise"]) == [])
  }

  @Test func refusesADifferenceThatIsNone() throws {
    let outcome = try Case(Self.sound).run()
    #expect(!outcome.complaints(listed: ["sound": "we count otherwise"]).isEmpty)
  }

  @Test func countsOnlyWhatRan() throws {
    let texts = [
      Self.sound, Self.differing,
      #"{"id": "unread", "area": "rect", "given": {}, "expect": {"standardised": [0, 0, 1, 1]}}"#,
      #"{"id": "later", "area": "circle", "given": {}, "expect": {}}"#,
    ]
    let cases = try texts.map { try Case($0) }
    let outcomes = cases.filter(\.isHandled).map { $0.run() }
    let listed = ["differing": "we count otherwise"]
    let summary = Summary(of: .uikit, outcomes: outcomes, cases: cases, listed: listed)
    #expect(
      "\(summary)" == """
        conformance: 2 cases of uikit.json ran, 1 differences listed
          rect: 2
          later: circle 1
        """
    )
  }
}

extension Case {
  /// A case written as JSON.
  fileprivate init(_ json: String) throws {
    self = try CaseFile.uikit.record(JSONDecoder().decode(Value.self, from: Data(json.utf8)))
  }
}
