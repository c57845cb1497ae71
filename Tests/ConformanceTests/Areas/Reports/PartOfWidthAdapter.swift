import Maraya

/// A node whose leading edge is at a part of the width, in a sequence of directions.
struct PartOfWidthAdapter: Adapter {
  private let stage: ConstraintStage
  private let node: Node
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    stage = ConstraintStage(width: try given.require("parentWidth").number)
    node = stage.add("node")
    directions = try given.require("directions").directions
    var fields = try given.require("node").fields(of: "the node")
    let text = try fields.require("leading").text
    guard text.last == "%", let percent = Double(text.dropLast()) else {
      throw NotUnderstood("the leading edge '\(text)'")
    }
    let line = stage.addLine(at: percent / 100)
    stage.constrain([
      node.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      node.widthAnchor.constraint(equalToConstant: try fields.require("width").number),
    ])
    try fields.finish()
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "x" else { throw NotUnderstood("the expectation '\(key)'") }
    return stage.sequences(of: directions) { node.frame.minX }
  }
}

/// A line at a part of the width, and a node that begins there.
struct GuidelineAdapter: Adapter {
  private let stage: ConstraintStage
  private let line: LayoutGuide
  private let child: Node
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    stage = ConstraintStage(width: try given.require("parentWidth").number)
    child = stage.add("child")
    line = stage.addLine(at: try given.require("guideline").number)
    directions = try given.require("directions").directions
    var fields = try given.require("child").fields(of: "the child")
    guard try fields.require("leading").text == "guideline" else {
      throw NotUnderstood("the leading edge of the child")
    }
    stage.constrain([
      child.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: try fields.require("width").number),
    ])
    try fields.finish()
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "guidelineX": stage.sequences(of: directions) { line.layoutFrame.minX }
    case "childX": stage.sequences(of: directions) { child.frame.minX }
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}

/// A node that shares what is left of the width between its sides.
struct BiasAdapter: Adapter {
  private let stage: ConstraintStage
  private let child: Node
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    stage = ConstraintStage(width: try given.require("parentWidth").number)
    child = stage.add("child")
    let bias = try given.require("bias").number
    let (before, after) = (LayoutGuide(identifier: "before"), LayoutGuide(identifier: "after"))
    stage.root.addLayoutGuide(before)
    stage.root.addLayoutGuide(after)
    stage.constrain([
      child.widthAnchor.constraint(equalToConstant: try given.require("childWidth").number),
      before.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      child.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: child.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor, multiplier: bias / (1 - bias)),
    ])
    directions = try given.require("directions").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "x" else { throw NotUnderstood("the expectation '\(key)'") }
    return stage.sequences(of: directions) { child.frame.minX }
  }
}
