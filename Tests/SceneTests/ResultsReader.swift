import Maraya
import MarayaScenes

/// Reads the JSON of results, as a program in another language would.
struct ResultsReader {
  /// A node of the results; what is left out has the value that it then stands for.
  struct Item: Equatable {
    var id: String?
    var type: String
    var depth: Double
    var frame: [Double]
    var snappedFrame: [Double]
    var directionalFrame: [Double]
    var rootFrame: [Double]
    var snappedRootFrame: [Double]
    var transform: [Double]
    var rootTransform: [Double]
    var anchorPoint: [Double]
    var origin: [Double]
    var clip: [Double]?
    var isHidden: Bool
    var alpha: Double
    var zPosition: Double
  }

  let nodes: [Item]
  let paths: [String]
  let direction: String
  let size: [Double]

  init(_ text: String) throws {
    let root = try JSONDocument(Array(text.utf8)).root
    direction = root["direction"]?.text ?? ""
    size = root["size"]?.numbers ?? []
    let nodes = Array(root["nodes"]?.elements.map { $0 } ?? [])
    paths = nodes.map { $0["path"]?.text ?? "" }
    self.nodes = nodes.map(Item.init)
  }
}

extension ResultsReader.Item {
  init(_ value: JSONValue) {
    id = value["id"]?.text
    type = value["type"]?.text ?? ""
    depth = value["depth"]?.number ?? -1
    frame = value["frame"]?.numbers ?? []
    snappedFrame = value["snappedFrame"]?.numbers ?? frame
    directionalFrame = value["directionalFrame"]?.numbers ?? []
    rootFrame = value["rootFrame"]?.numbers ?? []
    snappedRootFrame = value["snappedRootFrame"]?.numbers ?? rootFrame
    transform = value["transform"]?.numbers ?? [1, 0, 0, 1, 0, 0]
    // Without one it is the translation to the frame's corner, less the origin.
    origin = value["bounds"]?.numbers.map { Array($0.prefix(2)) } ?? [0, 0]
    rootTransform = value["rootTransform"]?.numbers ?? []
    anchorPoint = value["anchorPoint"]?.numbers ?? [0.5, 0.5]
    clip = value["clip"]?.numbers
    isHidden = value["hidden"]?.flag ?? false
    alpha = value["alpha"]?.number ?? 1
    zPosition = value["zPosition"]?.number ?? 0
  }

  init(_ node: LayoutSnapshot.Node) {
    id = node.id
    type = node.typeName
    depth = Double(node.depth)
    frame = node.frame.numbers
    snappedFrame = node.snappedFrame.numbers
    directionalFrame = node.directionalFrame.numbers
    rootFrame = node.rootFrame.numbers
    snappedRootFrame = node.snappedRootFrame.numbers
    transform = node.transform.numbers
    origin = [node.bounds.minX, node.bounds.minY]
    rootTransform = node.rootTransform.isTranslation ? [] : node.rootTransform.numbers
    anchorPoint =
      node.transform.isIdentity ? [0.5, 0.5] : [node.anchorPoint.x, node.anchorPoint.y]
    clip = node.clip?.numbers
    isHidden = node.isHidden
    alpha = node.alpha
    zPosition = node.zPosition
  }
}

extension JSONValue {
  fileprivate subscript(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
  fileprivate var numbers: [Double]? { kind == .array ? elements.compactMap(\.number) : nil }
}

extension Rect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
