extension ChromiumBreaks {
  /// A text whose lines begin elsewhere in Chromium than by UAX #14 of Unicode 15.0.
  struct Difference: Sendable {
    let reason: String
    let text: String
    let width: Double
    let chromium: [Int]
    let unicode: [Int]
  }

  static let differences = [
    Difference(
      reason: "Chromium's table for ASCII ends no line between a slash and a letter; LB13 does.",
      text: "See https://example.com/path/to/page.",
      width: 100,
      chromium: [0, 4, 15, 25],
      unicode: [0, 12, 22, 32]
    ),
    Difference(
      reason: "It ends a line after a hyphen between digits, for long URLs; LB25 does not.",
      text: "Call 010-9999 between 9:00-17:30.",
      width: 60,
      chromium: [0, 5, 9, 14, 20, 27],
      unicode: [0, 5, 11, 14, 20, 22, 28]
    ),
    Difference(
      reason: "It ends a line after every space; LB14 does not after an opening bracket.",
      text: "while (a) { return; }",
      width: 100,
      chromium: [0, 12],
      unicode: [0, 10]
    ),
    Difference(
      reason: "The same; LB13 keeps a slash with what is before it even across spaces.",
      text: "b->c) {return x*y + z;} // done",
      width: 190,
      chromium: [0, 24],
      unicode: [0, 20]
    ),
    Difference(
      reason: "The same; LB15 keeps a bracket with a quotation mark before it: it may open one.",
      text: "Am „Rathaus“ (alt)",
      width: 100,
      chromium: [0, 3, 13],
      unicode: [0, 3, 14]
    ),
    Difference(
      reason: "Unicode 15.1 lets LB21a end a line between a maqaf and a Hebrew letter.",
      text: "כל בן־אדם, תל־אביב",
      width: 60,
      chromium: [0, 6, 11],
      unicode: [0, 3, 11]
    ),
    Difference(
      reason: "Unicode 16.0 lets LB19 end a line beside a quotation mark in Chinese.",
      text: "（条）“好”（条）",
      width: 60,
      chromium: [0, 6],
      unicode: [0, 4, 8]
    ),
  ]
}
