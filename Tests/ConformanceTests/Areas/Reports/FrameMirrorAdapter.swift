import Maraya

/// A node with a frame from the leading edge, in a supernode, in one direction.
struct FrameMirrorAdapter: Adapter {
  private let root: Node
  private let child = Node("child")
  /// Where the node was after each step, if the case has steps.
  private var places: [(physicalX: Double, directionalX: Double)] = []

  init(_ given: inout Fields) throws {
    root = Node("root")
    root.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    root.addSubnode(child)
    if let steps = given.take("steps") {
      for step in try steps.list { try perform(step) }
      return
    }
    let name = given.has("root") ? "root" : "parent"
    var fields = try given.require(name).fields(of: name)
    try setUp(&fields, name)
    if let direction = try given.take("direction")?.direction { root.layoutDirection = direction }
    try fields.finish()
    fields = try given.require("child").fields(of: "'child'")
    child.directionalFrame = try fields.require("logical").rect
    try fields.finish()
    root.layoutIfNeeded()
  }

  private func setUp(_ fields: inout Fields, _ name: String) throws {
    if let width = fields.take("width") {
      root.bounds.size = Size(
        width: try width.number,
        height: try fields.require("height").number
      )
    }
    if let bounds = fields.take("bounds") { root.bounds = try bounds.rect }
    if let frame = fields.take("frame") {
      // As an intent from the leading edge, without anything to count from.
      root.directionalFrame = try frame.rect
    }
    if let direction = try fields.take("direction")?.direction { root.layoutDirection = direction }
    if let kind = fields.take("kind"), try kind.text != "plain" {
      throw NotUnderstood("the kind \(kind)")
    }
    if let parent = fields.take("parent"), parent != .null {
      throw NotUnderstood("the parent \(parent)")
    }
  }

  private mutating func perform(_ step: Value) throws {
    var fields = try step.fields(of: "a step")
    root.bounds.size.width = try fields.require("parentWidth").number
    if let direction = try fields.take("direction")?.direction { root.layoutDirection = direction }
    if let frame = try fields.take("childLogical")?.rect { child.directionalFrame = frame }
    try fields.finish()
    root.layoutIfNeeded()
    places.append((child.frame.minX, child.directionalMinX))
  }

  func answers(to key: String) throws -> [Value] {
    switch key {
    case "child": [.object(["physical": .rect(child.frame)])]
    case "childPhysical": [.rect(child.frame)]
    case "rootPhysical": [.rect(root.frame)]
    case "physicalX":
      [places.isEmpty ? .number(child.frame.minX) : .numbers(places.map(\.physicalX))]
    case "logicalX": [.numbers(places.map(\.directionalX))]
    case "axis":
      [.number((root.childReferenceAxis.minX + root.childReferenceAxis.maxX) / 2)]
    default: throw NotUnderstood("the expectation '\(key)'")
    }
  }
}
