import Maraya

/// What has been reported about constraints that do not mirror, or mirror twice.
struct ConstraintReportAdapter: ChoosingAdapter {
  let chosen: any Adapter

  init(_ given: inout Fields) throws {
    chosen =
      if given.has("edgesInset") {
        try InsetEdgesAdapter(&given)
      } else if given.has("image") {
        try SiblingGapAdapter(&given)
      } else if given.has("label") {
        try LeastInsetsAdapter(&given)
      } else if given.has("bias") {
        try BiasAdapter(&given)
      } else if given.has("guideline") {
        try GuidelineAdapter(&given)
      } else {
        try FollowingSiblingAdapter(&given)
      }
  }
}

/// A node inside of the edges of another.
private struct InsetEdgesAdapter: Adapter {
  private let size: Size
  private let insets: DirectionalEdgeInsets
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    size = try given.require("parent").size
    var fields = try given.require("edgesInset").fields(of: "the insets")
    insets = DirectionalEdgeInsets(
      top: try fields.require("top").number,
      leading: try fields.require("leading").number,
      bottom: try fields.require("bottom").number,
      trailing: try fields.require("trailing").number
    )
    try fields.finish()
    directions = try given.require("directions").directions
  }

  func answers(to key: String) throws -> [Value] {
    guard let direction = directions.first(where: { $0.rawValue == key }) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    let stage = ConstraintStage(width: size.width, height: size.height)
    let node = stage.add("inset")
    stage.constrain([
      node.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: insets.top),
      node.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: insets.leading),
      stage.root.bottomAnchor.constraint(equalTo: node.bottomAnchor, constant: insets.bottom),
      stage.root.trailingAnchor.constraint(equalTo: node.trailingAnchor, constant: insets.trailing),
    ])
    return stage.ways(to: direction) { .rect(node.frame) }
  }
}

/// A node beside one that is placed by a frame.
private struct SiblingGapAdapter: Adapter {
  private let width: Double
  private let label: Rect
  private let imageWidth: Double
  private let gap: Double
  private let directions: [LayoutDirection]

  init(_ given: inout Fields) throws {
    width = try given.require("parentWidth").number
    var fields = try given.require("label").fields(of: "the label")
    label = try fields.require("logical").rect
    try fields.finish()
    fields = try given.require("image").fields(of: "the image")
    imageWidth = try fields.require("width").number
    let text = try fields.require("trailing").text
    guard let match = text.wholeMatch(of: /label\.leading, gap (\d+)/), let gap = Double(match.1)
    else { throw NotUnderstood("the trailing edge '\(text)'") }
    self.gap = gap
    try fields.finish()
    directions = try given.require("directions").directions
  }

  func answers(to key: String) throws -> [Value] {
    let stage = ConstraintStage(width: width)
    let (labelNode, image) = (stage.add("label"), stage.add("image"))
    labelNode.directionalFrame = label
    stage.constrain([
      labelNode.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: gap),
      image.widthAnchor.constraint(equalToConstant: imageWidth),
    ])
    if key == "gap" {
      return directions.flatMap { direction in
        stage.ways(to: direction) { .number(labelNode.distance(from: image)) }
      }
    }
    guard let direction = directions.first(where: { $0.rawValue == key }) else {
      throw NotUnderstood("the expectation '\(key)'")
    }
    return stage.ways(to: direction) {
      var places = ["imageX": Value.number(image.frame.minX)]
      // Where it was put left-to-right goes without saying.
      if labelNode.frame.minX != label.minX { places["labelX"] = .number(labelNode.frame.minX) }
      return .object(places)
    }
  }
}

/// Content in the middle, which at least keeps away from the edges.
private struct LeastInsetsAdapter: Adapter {
  private let size: Size
  private let content: Size
  private let insets: [Double]

  init(_ given: inout Fields) throws {
    size = try given.require("parent").size
    var fields = try given.require("label").fields(of: "the label")
    content = try fields.require("content").size
    let centre = try fields.require("center").text
    let edges = try fields.require("edges").text
    guard centre == "parent",
      let match = edges.wholeMatch(
        of: />= inset top (\d+), leading (\d+), bottom (\d+), trailing (\d+)/
      )
    else { throw NotUnderstood("the edges '\(edges)'") }
    insets = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
    try fields.finish()
  }

  func answers(to key: String) throws -> [Value] {
    guard key == "frame" else { throw NotUnderstood("the expectation '\(key)'") }
    let stage = ConstraintStage(width: size.width, height: size.height)
    let (root, label) = (stage.root, stage.add("label"))
    label.givenContentSize = ContentSize(width: content.width, height: content.height)
    stage.constrain([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: insets[0]),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: insets[1]),
      label.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -insets[2]),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -insets[3]),
    ])
    return LayoutDirection.allCases.flatMap { stage.ways(to: $0) { .rect(label.frame) } }
  }
}

/// A node that follows another.
private struct FollowingSiblingAdapter: Adapter {
  private let stage: ConstraintStage
  private let direction: LayoutDirection
  private let first: Node
  private let second: Node

  init(_ given: inout Fields) throws {
    stage = ConstraintStage(width: try given.require("parentWidth").number)
    (first, second) = (stage.add("a"), stage.add("b"))
    direction = try given.require("direction").direction
    var fields = try given.require("a").fields(of: "a")
    first.directionalFrame = try fields.require("logical").rect
    try fields.finish()
    fields = try given.require("b").fields(of: "b")
    let text = try fields.require("leading").text
    guard let match = text.wholeMatch(of: /a\.trailing\+(\d+)/), let gap = Double(match.1) else {
      throw NotUnderstood("the leading edge '\(text)'")
    }
    stage.constrain([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap),
      second.widthAnchor.constraint(equalToConstant: try fields.require("width").number),
    ])
    try fields.finish()
  }

  func answers(to key: String) throws -> [Value] {
    stage.ways(to: direction) {
      switch key {
      case "aPhysicalX": .number(first.frame.minX)
      case "bPhysicalX": .number(second.frame.minX)
      case "gap": .number(first.distance(from: second))
      default: .null
      }
    }
  }
}

extension Node {
  /// How many points there are between this node and another, which do not overlap.
  fileprivate func distance(from other: Node) -> Double {
    max(other.frame.minX - frame.maxX, frame.minX - other.frame.maxX)
  }
}
