import Maraya

/// A node as the cases of constraints write it.
struct NodeRecipe {
  let id: String
  let parent: String?
  /// Where the node is asked to be; `nil` where constraints say it.
  let frame: Rect?
  /// The size of the supernode in which that is meant, if it is another than the supernode's own.
  private let reference: Size?
  private let mask: AutoresizingMask
  private let translates: Bool
  private let contentOffset: Point?
  private let traits: [(Node) -> Void]

  init(_ value: Value) throws {
    var fields = try value.fields(of: "a view")
    id = try fields.require("id").text
    parent = try fields.take("parent")?.text
    frame = try fields.take("frame")?.rect
    reference = try fields.take("ref")?.size
    mask = try fields.take("mask")?.list.reduce(into: []) { $0.insert(try $1.flexiblePart) } ?? []
    translates = try fields.take("translates")?.flag ?? false
    contentOffset = try fields.take("scroll")?.point
    traits = try Self.traits(&fields)
    try fields.finish()
    if parent != nil && translates != (frame != nil) {
      throw NotUnderstood("a frame of a view that constraints place")
    }
  }

  /// What is set on the node, field by field.
  private static func traits(_ fields: inout Fields) throws -> [(Node) -> Void] {
    var traits: [(Node) -> Void] = []
    if let content = try fields.take("intrinsic")?.contentSize {
      traits.append { $0.givenContentSize = content }
    }
    if let priorities = try fields.take("hugging")?.numbers(2).map({ LayoutPriority($0) }) {
      traits.append {
        $0.setContentHuggingPriority(priorities[0], for: .horizontal)
        $0.setContentHuggingPriority(priorities[1], for: .vertical)
      }
    }
    if let priorities = try fields.take("compression")?.numbers(2).map({ LayoutPriority($0) }) {
      traits.append {
        $0.setContentCompressionResistancePriority(priorities[0], for: .horizontal)
        $0.setContentCompressionResistancePriority(priorities[1], for: .vertical)
      }
    }
    if let numbers = try fields.take("margins")?.numbers(4) {
      traits.append {
        $0.directionalLayoutMargins = DirectionalEdgeInsets(
          top: numbers[0],
          leading: numbers[1],
          bottom: numbers[2],
          trailing: numbers[3]
        )
      }
    }
    if let isInset = try fields.take("insetsLayoutMarginsFromSafeArea")?.flag {
      traits.append { $0.insetsLayoutMarginsFromSafeArea = isInset }
    }
    if let insets = try fields.take("safeArea")?.edgeInsets {
      traits.append { $0.safeAreaInsets = insets }
    }
    if let semantic = try fields.take("semantic")?.semantic {
      traits.append { $0.semanticContentAttribute = semantic }
    }
    if let offsets = try fields.take("baseline")?.numbers(2) {
      traits.append { $0.givenBaselines = BaselineOffsets(first: offsets[0], last: offsets[1]) }
    }
    if let insets = try fields.take("alignmentInsets")?.edgeInsets {
      traits.append { $0.alignmentRectInsets = insets }
    }
    return traits
  }

  /// A node with all but its place.
  func node() -> Node {
    let node = contentOffset == nil ? Node(id) : ScrollNode(id)
    for set in traits { set(node) }
    return node
  }

  /// Says where a subnode is, or that constraints do.
  func place(_ node: Node, in parent: Node) throws {
    if let offset = contentOffset, let scroll = node as? ScrollNode {
      scroll.contentOffset = offset
    }
    guard let frame else {
      node.translatesAutoresizingMaskIntoConstraints = false
      return
    }
    let size = parent.bounds.size
    if let reference { parent.frame.size = reference }
    node.frame = frame
    node.autoresizingMask = mask
    parent.frame.size = size
    if !node.translatesAutoresizingMaskIntoConstraints {
      throw NotUnderstood("a frame that is not followed")
    }
  }
}

extension Value {
  /// The lengths that content has, `null` where it has none.
  var contentSize: ContentSize {
    get throws {
      let lengths = try list.map { $0 == .null ? nil : try $0.number }
      guard lengths.count == 2 else { throw NotUnderstood("\(self) as lengths of content") }
      return ContentSize(width: lengths[0], height: lengths[1])
    }
  }

  /// A part that stretches, by its name.
  fileprivate var flexiblePart: AutoresizingMask {
    get throws {
      switch try text {
      case "left": .flexibleLeftMargin
      case "width": .flexibleWidth
      case "right": .flexibleRightMargin
      case "top": .flexibleTopMargin
      case "height": .flexibleHeight
      case "bottom": .flexibleBottomMargin
      default: throw NotUnderstood("the part \(self)")
      }
    }
  }
}
