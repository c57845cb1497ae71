import Maraya
import MarayaScenes
import Testing

@Suite("Round trip of single trees")
struct RoundTripCaseTests {
  private func reread(_ root: Node, types: NodeTypes = .standard) throws -> Node {
    let text = try Scene(of: root).text()
    let read = try Scene(text, types: types).root
    #expect(try Scene(of: read).text() == text)
    #expect(read.capture() == root.capture())
    return read
  }

  @Test func aTurnedRootKeepsItsSize() throws {
    let root = Node("root")
    root.frame = Rect(x: 0, y: 0, width: 320, height: 120)
    root.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let read = try reread(root)
    #expect(read.bounds == Rect(x: 0, y: 0, width: 320, height: 120))
    #expect(read.frame == Rect(x: 100, y: -100, width: 120, height: 320))
  }

  @Test func aNodeWithoutASizeKeepsItsOriginWhereItGrows() throws {
    let node = Node("node")
    node.anchorPoint = UnitPoint(x: 0, y: 0.25)
    node.frame = .zero
    let root = Node("root") { node }
    let read = try #require(try reread(root)["node"])
    for node in [node, read] { node.sizeToFit() }
    #expect(read.frame == node.frame)
  }

  private final class Counted: Node {
    var passes = 0

    override func layoutSubnodes() { passes += 1 }

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "counted"
    }
  }

  @Test func aRootWithAMaskIsNotLaidOut() throws {
    var types = NodeTypes.standard
    types.register("counted") { Counted($0) }
    let root = Counted()
    root.autoresizingMask = .flexibleWidth
    let read = try #require(try reread(root, types: types) as? Counted)
    #expect(read.autoresizingMask == .flexibleWidth)
    #expect(read.passes == 0)
  }

  @Test func aMaskRemembersTheCornerOfContentThatScrolls() throws {
    let row = Node("row")
    let root = Node("list") { row }
    root.layout(width: 100, height: 200)
    row.frame = Rect(x: 10, y: 20, width: 80, height: 20)
    row.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.bounds.origin = Point(x: 0, y: 300)
    let read = try reread(root)
    for root in [root, read] { root.layout(width: 150, height: 400) }
    #expect(read.capture() == root.capture())
  }

  // MARK: Classes

  /// A class with properties whose names only look like those of twins.
  private final class Spaced: Node {
    var spacing = 0.0
    var directionalSpacing = 0.0
    var limit = 1.0

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "spaced"
      description.property("spacing", .number, spacing, default: 0) { spacing = $0 }
      description.property("directionalSpacing", .number, directionalSpacing, default: 0) {
        directionalSpacing = $0
      }
      description.property("limit", .number, limit, default: 1) { limit = $0 }
    }
  }

  @Test func propertiesOfAClassAreNoTwins() throws {
    var types = NodeTypes.standard
    types.register("spaced") { Spaced($0) }
    let root = Spaced()
    (root.spacing, root.directionalSpacing) = (3, 4)
    let read = try #require(try reread(root, types: types) as? Spaced)
    #expect(read.spacing == 3)
    #expect(read.directionalSpacing == 4)
  }

  @Test func numbersThatAreNotFiniteCanNotBeWritten() {
    let root = Spaced("root")
    root.limit = .infinity
    let error = #expect(throws: SceneError.self) { try Scene(of: root).text() }
    #expect(error?.description == "root.limit: a number is not finite")
  }

  @Test func idsThatCanNotBeReadCanNotBeWritten() {
    let root = Node("root") { Node(String(repeating: "x", count: 1001)) }
    let error = #expect(throws: SceneError.self) { try Scene(of: root).text() }
    #expect(error?.description == "root: the id has 1001 bytes, of at most 1000")
  }

  /// A class that sets a property in its initializer.
  private final class Clipping: Node {
    override init(_ id: String? = nil) {
      super.init(id)
      clipsToBounds = true
    }

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "clipping"
      description.changeDefault(of: "clipsToBounds", to: .flag(true))
    }
  }

  @Test func aClassHasDefaultsOfItsOwn() throws {
    var types = NodeTypes.standard
    types.register("clipping") { Clipping($0) }
    let root = Clipping()
    #expect(try Scene(of: root).text().contains("clips") == false)
    #expect(try reread(root, types: types).clipsToBounds)
    root.clipsToBounds = false
    #expect(try reread(root, types: types).clipsToBounds == false)
    #expect(types.schema.contains(#""clipsToBounds": { "type": "boolean", "default": true }"#))
  }

  /// A base of another time is not that of the position that stands beside it.
  @Test func aPositionIsStretchedFromItsBase() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "name": "x", "size": [200, 100], "root": { "id": "r", "children": [
        { "id": "n", "center": [100, 50], "bounds": [0, 0, 130, 30],
          "autoresizingMask": ["width"], "autoresizingBase": [35, 35, 30, 30, 100, 100] } ] } }
      """
    )
    let root = scene.root
    let node = try #require(root.firstSubnode)
    for width in [200.0, 150, 100] {
      root.layout(width: width, height: 100)
      #expect(node.frame == Rect(x: 35, y: 35, width: width - 70, height: 30))
    }
  }
}
