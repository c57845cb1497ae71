import Maraya
import MarayaScenes
import MarayaTesting
import Testing

@Suite("Reading a scene")
struct SceneReadingTests {
  /// The example of the design: what is placed in each way, laid out right-to-left.
  @Test func nodesAreWhereTheSceneAsks() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "name": "three", "size": [375, 667], "direction": "rtl", "scale": 2,
        "root": { "id": "screen", "children": [
          { "id": "card", "directionalFrame": [20, 50, 100, 100] },
          { "id": "bar", "place": { "leading": 16, "trailing": 16, "top": 8, "height": 44 } },
          { "id": "half", "ratio": [0.1, 0.1, 0.4, 0.9] },
          { "id": "line", "type": "layer", "frame": [0, 0, 10, 1] } ] } }
      """
    )
    #expect(scene.name == "three")
    #expect(scene.size == Size(width: 375, height: 667))
    #expect(scene.root.displayScale == 2)
    scene.layout()
    #expect(
      scene.root.treeText == """
        screen 0,0 375×667 [direction rtl]
        ├─ card 255,50 100×100
        ├─ bar 16,8 343×44
        ├─ half 187.5,66.7 150×600.3
        └─ line 0,0 10×1

        """
    )
    #expect(scene.root["line"] is LayerNode)
  }

  @Test func aRootWithoutASizeTakesTheOneThatItWants() throws {
    var types = NodeTypes.standard
    types.register("leaf") { MeasuredLeaf($0, contentSize: .zero) }
    let document = """
      { "maraya": 1, "available": [100, null],
        "root": { "id": "text", "type": "leaf", "contentSize": [150, 20] } }
      """
    let scene = try Scene(document, types: types)
    scene.layout()
    #expect(scene.root.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    let unlimited = try Scene(
      document.replacing("\"available\": [100, null],", with: ""),
      types: types
    )
    unlimited.layout()
    #expect(unlimited.root.frame == Rect(x: 0, y: 0, width: 150, height: 20))
  }

  /// Each property that a node describes, and what it is afterwards.
  private static let properties: [(String, @Sendable (Node) -> Bool)] = [
    (#""direction": "rtl""#, { $0.layoutDirection == .rightToLeft }),
    (#""semantic": "forceLeftToRight""#, { $0.semanticContentAttribute == .forceLeftToRight }),
    (#""referenceWidth": 320"#, { $0.referenceWidth == 320 }),
    (
      #""margins": { "left": 1, "top": 2, "right": 3 }"#,
      { $0.layoutMargins == EdgeInsets(top: 2, left: 1, bottom: 0, right: 3) }
    ),
    (
      #""margins": { "leading": 1, "trailing": 3 }"#,
      {
        $0.directionalLayoutMargins
          == DirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 3)
      }
    ),
    (#""preservesMargins": true"#, { $0.preservesSupernodeLayoutMargins }),
    (#""insetsMarginsFromSafeArea": false"#, { !$0.insetsLayoutMarginsFromSafeArea }),
    (#""additionalSafeArea": { "top": 9 }"#, { $0.additionalSafeAreaInsets.top == 9 }),
    (#""readableWidth": 400"#, { $0.readableWidth == 400 }),
    (
      #""bounds": [3, 4, 10, 20], "center": [50, 60]"#,
      {
        $0.bounds == Rect(x: 3, y: 4, width: 10, height: 20) && $0.center == Point(x: 50, y: 60)
      }
    ),
    (#""anchorPoint": [0, 1]"#, { $0.anchorPoint == UnitPoint(x: 0, y: 1) }),
    (#""frame": [1, 2, 3, 4]"#, { $0.frame == Rect(x: 1, y: 2, width: 3, height: 4) }),
    (
      #""frame": [1, 2, 30, 40], "transform": [2, 0, 0, 2, 0, 0]"#,
      { $0.frame == Rect(x: -14, y: -18, width: 60, height: 80) }
    ),
    (
      #""directionalCenter": [5, 6]"#, { $0.directionalCenter == Point(x: 5, y: 6) }
    ),
    (
      #""place": { "leading": 1, "top": 2, "in": "margins" }"#,
      { $0.placement == .edges(EdgePlacement(leading: 1, top: 2, in: .margins)) }
    ),
    (
      #""ratio": [0, { "points": 8 }, 1, { "ratio": 0.5, "points": -8 }]"#,
      { $0.ratio == RatioRect(x: 0, y: .points(8), width: 1, height: 0.5 - .points(8)) }
    ),
    (
      #""ratio": { "x": 0, "y": 0, "width": 1, "height": 1, "of": "safeArea" }"#,
      { $0.ratio == RatioRect(x: 0, y: 0, width: 1, height: 1, of: .safeArea) }
    ),
    (
      #""autoresizingMask": ["left", "height"]"#,
      { $0.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight] }
    ),
    (#""autoresizesSubnodes": false"#, { !$0.autoresizesSubnodes }),
    (
      #""directionalTransform": [1, 0, 0, 1, 5, 0]"#,
      { $0.directionalTransform == AffineTransform(translationX: 5, y: 0) }
    ),
    (
      #""transform3D": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7, 8, 9, 1]"#,
      { $0.transform3D == Transform3D(translationX: 7, y: 8, z: 9) }
    ),
    (#""flipsInRightToLeft": true"#, { $0.flipsInRightToLeft }),
    (#""zPosition": -3"#, { $0.zPosition == -3 }),
    (#""hidden": true"#, { $0.isHidden }),
    (#""clipsToBounds": true"#, { $0.clipsToBounds }),
    (#""alpha": 0.5"#, { $0.alpha == 0.5 }),
    (#""userInteraction": false"#, { !$0.isUserInteractionEnabled }),
    (
      #""cornerRadii": [1, 2, 3, 4]"#,
      {
        $0.cornerRadii == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
      }
    ),
    (#""directionalCornerRadii": [1, 2, 3, 4]"#, { $0.directionalCornerRadii.topLeading == 1 }),
    (#""shadowOffset": [-1, -2]"#, { $0.shadowOffset == Size(width: -1, height: -2) }),
    (#""directionalShadowOffset": [3, 0]"#, { $0.directionalShadowOffset.width == 3 }),
    (#""hitSlop": { "trailing": 5 }"#, { $0.directionalHitSlop.trailing == 5 }),
  ]

  @Test(arguments: properties)
  func aPropertyIsSet(members: String, isAsGiven: @Sendable (Node) -> Bool) throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [300, 200], "root": { "children": [ { "id": "it", \(members) } ] } }
      """
    )
    let node = try #require(scene.root["it"])
    #expect(isAsGiven(node))
    // And written again.
    let again = try Scene(scene.text())
    #expect(try isAsGiven(#require(again.root["it"])))
  }

  @Test func aMaskStretchesFromWhatTheFirstLayoutGives() throws {
    let scene = try Scene(
      """
      { "maraya": 1, "size": [300, 200], "root": { "safeArea": { "left": 100 }, "children": [
        { "id": "bar", "children": [
            { "id": "end", "frame": [150, 0, 50, 10], "autoresizingMask": ["left"] } ],
          "place": { "leading": 0, "trailing": 0, "top": 0, "height": 44, "in": "safeArea" } } ] } }
      """
    )
    scene.layout()
    #expect(scene.root["bar"]?.frame == Rect(x: 100, y: 0, width: 200, height: 44))
    #expect(scene.root["end"]?.frame == Rect(x: 150, y: 0, width: 50, height: 10))
    scene.root.layout(width: 400, height: 200)
    #expect(scene.root["end"]?.frame == Rect(x: 250, y: 0, width: 50, height: 10))
  }
}
