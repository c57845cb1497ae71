// Whole documents that are no scenes.

extension BrokenScene {
  static let documents: [BrokenScene] = [
    .init("", 1, 1, "", "expected a value, found the end of the file"),
    .init(" \n\n ", 3, 2, "", "expected a value, found the end of the file"),
    .init("{", 1, 2, "", "expected a key or '}', found the end of the file"),
    .init("// a\n{}", 1, 1, "", "expected a value, found '/'"),
    .init("{'maraya':1}", 1, 2, "", "expected a key or '}', found '''"),
    .init("\u{FEFF}{}", 1, 1, "", "a byte order mark"),
    .init("[]", 1, 1, "", "expected an object with maraya and root, found an empty list"),
    .init("\n null", 2, 2, "", "expected an object with maraya and root, found null"),
    .init("1", 1, 1, "", "expected an object with maraya and root, found 1"),
    .init(#""scene""#, 1, 1, "", #"expected an object with maraya and root, found "scene""#),
    .init("{}", 1, 1, "", #"expected "maraya": 1, found an empty object"#),
    .init(#" {"root":{}}"#, 1, 2, "", #"expected "maraya": 1, found an object with root"#),
    .init(#"{"maraya":1}"#, 1, 1, "", #"expected "root", the tree, found an object with maraya"#),
    .init(
      #"{"Maraya":1,"root":{}}"#,
      1,
      2,
      "Maraya",
      #"a scene has no "Maraya"; did you mean "maraya"?"#
    ),
    version("2"),
    version("0"),
    version("1.5"),
    version("-1"),
    version(#""1""#),
    version("null"),
    version("true"),
    version("{}", "an empty object"),
    version("[1]", "a list of 1"),
    root("null"),
    root("1"),
    root("false"),
    root(#""card""#),
    root("[]", "an empty list"),
    root("[{}]", "a list of 1"),
    .init(#"{"maraya":1,"root":{},}"#, 1, 23, "", "expected a key after ',', found '}'"),
    .init(#"{"maraya":1,"root":{}}}"#, 1, 23, "", "something after the end of the document"),
    .init("{\"maraya\":1,\"root\":{}}\n{}", 2, 1, "", "something after the end of the document"),
    .init(
      #"{"maraya":1,"root":{},"root":{}}"#,
      1,
      23,
      "",
      #"the key "root" is given twice (first in line 1, column 13)"#
    ),
    .init(
      #"{"maraya":1,"direction":"rtl","root":{"direction":"rtl"}}"#,
      1,
      25,
      "direction",
      "the root has a direction of its own already"
    ),
    .init(
      #"{"maraya":1,"direction":"rtl","root":{"type":"layer"}}"#,
      1,
      25,
      "direction",
      #"a layer has no "direction""#
    ),
    .init(
      "{ \"maraya\": 1,\n  \"root\": { \"id\": \"é\", \"children\": [\n    {}, { \"opacity\": 1 } ] } }",
      3,
      11,
      "root.children[1].opacity",
      #"a node has no "opacity""#
    ),
    .init(
      #"{"maraya":1,"root":{"children":[{"children":[{"id":"x","alhpa":2}]}]}}"#,
      1,
      56,
      "root.children[0].children[0].alhpa",
      #"a node has no "alhpa"; did you mean "alpha"?"#
    ),
    .init(
      #"{"maraya":1,"size":[1e308,1],"root":{"children":[{"ratio":[1,0,1,1]}]}}"#,
      1,
      59,
      "root.children[0].ratio",
      "non-finite-value: it leads to a number beyond all that there are, found 1e+308,0 1e+308×1"
    ),
    // Where it would lie in the root, which is as wide.
    .init(
      """
      {"maraya":1,"size":[1e308,1],"direction":"rtl",
       "root":{"children":[{"directionalFrame":[-1e308,0,1,1]}]}}
      """,
      2,
      42,
      "root.children[0].directionalFrame",
      "non-finite-value: it leads to a number beyond all that there are, found -1e+308,0 1×1"
    ),
    // A mask is read after all places, and refused in its own place.
    .init(
      """
      {"maraya":1,"root":{"children":[{"autoresizingMask":["up"],"frame":[0,0,1,1]},
       {"frame":[0,0,1,1]}]}}
      """,
      1,
      54,
      "root.children[0].autoresizingMask[0]",
      #"expected "left" or "width" or "right" or "top" or "height" or "bottom", found "up""#
    ),
    .init(
      #"{"maraya":1,"root":{"id":"\#(String(repeating: "x", count: 1_001))"}}"#,
      1,
      26,
      "root.id",
      "expected an id of at most 1000 bytes, found one of 1001"
    ),
    .init(
      #"{"maraya":1,"root":{"id":"\#(String(repeating: "é", count: 501))"}}"#,
      1,
      26,
      "root.id",
      "expected an id of at most 1000 bytes, found one of 1002"
    ),
    // One letter with many accents is one character, but no short one.
    .init(
      #"{"maraya":1,"name":["a"],"root":{"\#(String(repeating: "\u{301}", count: 400))":1}}"#,
      1,
      20,
      "name",
      "expected a text, found a list of 1"
    ),
    .init(
      #"{"maraya":1,"root":{"\#(String(repeating: "\u{301}", count: 400))":1}}"#,
      1,
      21,
      "root." + String(repeating: "\u{301}", count: 40) + "…",
      "a node has no \"" + String(repeating: "\u{301}", count: 40) + "…\""
    ),
    .init(
      #"{"maraya":1,"root":{"alpha":"\#(String(repeating: "\u{301}", count: 4_000))"}}"#,
      1,
      29,
      "root.alpha",
      "expected a number, found \"" + String(repeating: "\u{301}", count: 40) + "…\""
    ),
  ]

  private static func version(_ value: String, _ found: String? = nil) -> BrokenScene {
    .init(
      #"{"maraya":\#(value),"root":{}}"#,
      1,
      11,
      "maraya",
      "expected 1, the version of the format, found \(found ?? value)"
    )
  }

  private static func root(_ value: String, _ found: String? = nil) -> BrokenScene {
    .init(
      #"{"maraya":1,"root":\#(value)}"#,
      1,
      20,
      "root",
      "expected an object, a node, found \(found ?? value)"
    )
  }
}
