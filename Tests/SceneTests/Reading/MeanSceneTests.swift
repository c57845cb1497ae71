import Maraya
import MarayaScenes
import Testing

/// Scenes that can be read, with numbers that nobody has on a screen.
@Suite("Mean scenes")
struct MeanSceneTests {
  /// Members of a node that is 100 wide and 50 high unless they say otherwise.
  private static let nodes = [
    #""frame":[0,0,0,0]"#,
    #""frame":[-1e308,-1e308,1e308,1e308]"#,
    #""frame":[0,0,1.7e308,1.7e308],"children":[{"ratio":[0,0,1,1]}]"#,
    #""frame":[0,0,-5,-5],"children":[{"place":{"leading":1,"trailing":1}}]"#,
    #""frame":[5e-324,5e-324,5e-324,5e-324]"#,
    #""frame":[-0.0,-0.0,0.0,-0.0]"#,
    #""directionalFrame":[1e308,0,5e307,1]"#,
    #""bounds":[1e308,1e308,1e300,1],"center":[0,0],"children":[{"frame":[0,0,1,1]}]"#,
    #""bounds":[-1e308,0],"frame":[0,0,1e307,1],"children":[{"directionalFrame":[1e308,0,1,1]}]"#,
    #""frame":[0,0,9,9],"transform":[0,0,0,0,0,0]"#,
    #""frame":[0,0,9,9],"transform":[1,1,1,1,0,0]"#,
    #""frame":[0,0,1,1],"transform":[1e307,0,0,1e307,0,0],"children":[{"frame":[9,9,9,9]}]"#,
    #""frame":[0,0,1,1],"transform":[1e-320,0,0,1e-320,1e308,0],"children":[{}]"#,
    #""transform":[1e306,0,0,1,0,0],"children":[{"transform":[1e306,0,0,1,0,0]}]"#,
    #""frame":[0,0,1,1],"transform":[-1e300,1e300,1e300,-1e300,1e300,1e300],"flipsInRightToLeft":true"#,
    #""frame":[0,0,1,1],"directionalTransform":[1,0,0,1,1.7e308,0]"#,
    #""transform3D":[1,0,0,1e308,0,1,0,0,0,0,1,0,0,0,0,1e-308]"#,
    #""frame":[0,0,1,1],"autoresizingMask":["width"],"autoresizingBase":[0,0,1e300,1,1e-300,1]"#,
    #""autoresizingMask":["left","right"],"autoresizingBase":[1e308,0,1,1,0,0]"#,
    #""autoresizingMask":["width","height"],"autoresizingBase":[-1e308,-1e308,1e308,1e308,-1e308,9]"#,
    #""frame":[0,0,1,1],"referenceWidth":1e308"#,
    #""directionalFrame":[1,1,1,1],"referenceWidth":1.7e308"#,
    #""directionalFrame":[1,1,1,1],"referenceWidth":0,"children":[{"directionalFrame":[1,1,1,1]}]"#,
    #""ratio":[1e306,1e306,1e306,1e306]"#,
    #""ratio":[1e-308,-1e308,{"points":1e308},{"ratio":1e306,"points":-1e308}]"#,
    #""place":{"leading":1e308,"width":1e308}"#,
    #""place":{"leading":-1e308,"trailing":-1e308}"#,
    #""place":{"leading":1e308,"trailing":1e308,"top":1e308,"bottom":1e308,"in":"margins"}"#,
    #""margins":{"left":1e308,"right":1e308},"children":[{"place":{"leading":0,"in":"margins"}}]"#,
    #""additionalSafeArea":{"left":1e308},"children":[{"place":{"leading":1,"in":"safeArea"}}]"#,
    #""readableWidth":1e308,"children":[{"ratio":{"x":0,"y":0,"width":1,"height":1,"of":"readable"}}]"#,
    #""frame":[0,0,9,9],"anchorPoint":[1e306,-1e306]"#,
    #""anchorPoint":[-1e300,1e300],"frame":[0,0,9,9],"transform":[1,0,1,1,0,0]"#,
    #""frame":[-1e308,0,1e308,9],"clipsToBounds":true,"children":[{"frame":[1e308,0,9,9]}]"#,
    #""cornerRadii":[1e308,-1e308,0,5e-324],"shadowOffset":[1e308,-1e308]"#,
    #""hitSlop":{"left":1e308,"right":1e308},"zPosition":-1e308,"alpha":1e308"#,
    #""id":"\u0000\u001b[2J</text>&\"'\u2028\ud83d\ude00""#,
    #""id":"","children":[{"id":"/"},{"id":".."},{"id":"a/b"}]"#,
    #""type":"layer","frame":[1e308,0,1,1],"children":[{"type":"layer","frame":[1e308,0,1,1]}]"#,
  ]

  /// What stands in the head of a scene beside the size.
  private static let heads = [
    #""size":[100,50]"#,
    #""size":[0,0],"scale":2"#,
    #""available":[1e308,null],"direction":"rtl","scale":1e300"#,
    #""size":[1.7e308,1.7e308],"direction":"rtl","scale":1e-300"#,
    #""size":[5e-324,1e-300],"scale":5e-324"#,
  ]

  @Test(arguments: heads, nodes)
  func itIsLaidOutAndWrittenAllTheSame(head: String, node: String) throws {
    let text = #"{"maraya":1,\#(head),"root":{"id":"top","children":[{\#(node)}]}}"#
    do {
      try MeanScene.expectSense(in: Scene(text))
    } catch let error as SceneError {
      // In a supernode as large there may be no place for it.
      #expect(error.message.hasPrefix("non-finite-value: it leads to"), "\(error)")
    }
  }

  @Test(arguments: heads)
  func chainsOfRatiosMayOverflow(head: String) throws {
    let chain = String(repeating: #""children":[{"ratio":[10,10,1e9,1e9],"#, count: 40)
    let text = #"{"maraya":1,\#(head),"root":{\#(chain)"id":"end"\#(ends(40))}}"#
    do {
      try MeanScene.expectSense(in: Scene(text))
    } catch let error as SceneError {
      #expect(error.message.hasPrefix("non-finite-value: it leads to"), "\(error)")
    }
  }

  @Test func aRefusedPlaceLeavesADiagnostic() throws {
    let scene = try Scene(
      #"{"maraya":1,"root":{"children":[{"id":"a","place":{"leading":1e308,"width":1e308}}]}}"#
    )
    scene.layout()
    #expect(
      scene.root.diagnostics.map(\.message) == [
        "non-finite-value: node/a.frame 1e+308,0 1e+308×0"
      ]
    )
  }

  private func ends(_ count: Int) -> String { String(repeating: "}]", count: count) }
}

// MARK: - Many levels and many siblings

extension MeanSceneTests {
  /// So many levels of nodes.
  private func tower(_ levels: Int, _ members: String = "") -> String {
    let floors = String(repeating: #""children":[{\#(members)"#, count: levels - 1)
    let text = #"{"maraya":1,"size":[100,50],"scale":2,"root":{\#(members)\#(floors)"#
    return text + #""alpha":0.5\#(ends(levels - 1))}}"#
  }

  @Test(arguments: [
    (4_990, ""), (1_000, #""directionalFrame":[1,1,1e305,1],"#), (1_500, #""ratio":[0.1,0,2,1],"#),
  ])
  func asManyLevelsAsCanBeWrittenAreLaidOut(levels: Int, members: String) throws {
    let scene: Scene
    do {
      scene = try Scene(tower(levels, members))
    } catch {
      #expect(error.message.hasPrefix("non-finite-value: it leads to"), "\(error)")
      return
    }
    try MeanScene.expectSense(in: scene, draws: false)
  }

  /// Else the results of a tree of long names and many levels would fill the memory.
  @Test func ofALongPathTheResultsHaveTheEnd() throws {
    let results = LayoutResults(of: try Scene(tower(67)).root)
    let paths = try ResultsReader(results.text).paths
    #expect(paths[2] == "node/node[0]/node[0]")
    #expect(paths[64] == "node" + String(repeating: "/node[0]", count: 64))
    #expect(paths[65] == "…" + String(repeating: "/node[0]", count: 16))
    #expect(paths[66] == paths[65])
  }

  @Test func moreLevelsAreRefused() throws {
    for (levels, column) in [(4_991, 64_916), (4_999, 64_916)] {
      let error = try #require(throws: SceneError.self) { try Scene(tower(levels)) }
      #expect(error.column == column)
      #expect(error.message == "the tree has more than 4990 levels")
      #expect(error.path.utf8.count == 4 + 4_990 * 12)
    }
    let text = #"{"maraya":1,"root":{"# + String(repeating: #""children":[{"#, count: 100_000)
    let error = try #require(throws: SceneError.self) { try Scene(text) }
    #expect(error.message == "nested deeper than 10000 levels")
  }

  /// What is only for messages is found only for them; in the square of the rows this would take
  /// minutes.
  @Test func aNodeCostsTheSameHoweverManyStandBeforeIt() throws {
    let rows = Array(repeating: #"{"children":[{"id":"title"}]}"#, count: 20_000)
    let text = #"{"maraya":1,"size":[1,1],"root":{"children":[\#(rows.joined(separator: ","))]}}"#
    let start = ContinuousClock.now
    let scene = try Scene(text)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(scene.root.subtree.count { _ in true } == 40_001)
  }

  /// Texts that differ in the last character only are compared to their ends.
  @Test func siblingsWithIDsThatAreNearlyAlikeAreTold() throws {
    let stem = String(repeating: "e\u{301}", count: 60)
    let ids = (0..<5_000).map { "\(stem)\(Unicode.Scalar(0x4E00 + UInt32($0)) ?? "x")" }
    let nodes = ids.map { #"{"id":"\#($0)"}"# }
    func text(_ nodes: [String]) -> String {
      #"{"maraya":1,"root":{"children":[\#(nodes.joined(separator: ","))]}}"#
    }
    #expect(try Scene(text(nodes)).root.subnodes.map(\.id) == ids)
    let error = try #require(throws: SceneError.self) { try Scene(text(nodes + [nodes[77]])) }
    #expect(error.path == "root.children[5000].id")
    let shown = String(stem.unicodeScalars.prefix(40))
    #expect(error.message == "another child has the id \"\(shown)…\" already")
  }
}
