import Maraya
import Testing

@Suite struct DiagnosticCodeTests {
  /// Each row: a code, the word that tools print.
  static let words: [(Diagnostic.Code, String)] = [
    (.nonFiniteValue, "non-finite-value"),
    (.negativeLength, "negative-length"),
    (.layerDirection, "layer-direction"),
    (.perspectiveIgnored, "perspective-ignored"),
    (.inconsistentMeasure, "inconsistent-measure"),
    (.layoutLoop, "layout-loop"),
  ]

  @Test(arguments: words)
  func theWordsAreStable(code: Diagnostic.Code, word: String) {
    #expect(code.rawValue == word)
    #expect(Diagnostic.Code(rawValue: word) == code)
  }

  @Test func theMessageOfTheDocumentation() {
    let card = Node("card")
    card.frame = Rect(x: .nan, y: 0, width: 10, height: 10)
    expectSound(card)
    #expect(card.diagnostics.map(\.message) == ["non-finite-value: card.frame nan,0 10×10"])
  }

  /// Each row: a direction, its text in the diagnostic.
  static let directions: [(LayoutDirection, String)] = [
    (.leftToRight, "ltr"),
    (.rightToLeft, "rtl"),
  ]

  @Test(arguments: directions)
  func aLayerHasNoDirectionOfItsOwn(direction: LayoutDirection, text: String) {
    let layer = LayerNode("layer")
    layer.addSubnode(Node("dot"))
    let screen = Node("screen") { layer }
    screen.layout(width: 320, height: 200, direction: .rightToLeft)
    expectSound(screen)

    layer.layoutDirection = direction
    expectSound(screen)
    #expect(layer.layoutDirection == nil)
    #expect(layer.effectiveLayoutDirection == .rightToLeft)
    #expect(layer["dot"]?.effectiveLayoutDirection == .rightToLeft)
    #expect(screen.subtree.allSatisfy { !$0.needsLayout })
    #expect(
      screen.diagnostics == [
        Diagnostic(
          code: .layerDirection,
          node: "screen/layer",
          property: "layoutDirection",
          value: text
        )
      ]
    )
  }

  @Test func aLayerMayBeToldThatItHasNone() {
    let layer = LayerNode("layer")
    layer.layoutDirection = nil
    expectSound(layer)
    #expect(layer.diagnostics == [])
  }

  /// Each row: a field that makes perspective.
  static let perspectives: [any WritableKeyPath<Transform3D, Double> & Sendable] = [
    \.m14, \.m24, \.m34, \.m44,
  ]

  @Test(arguments: perspectives)
  func perspectiveIsKeptAndLeftOut(field: any WritableKeyPath<Transform3D, Double> & Sendable) {
    let card = Node("card")
    card.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    var transform = Transform3D(scaleX: 2, y: 1, z: 1)
    transform[keyPath: field] = -0.25
    card.transform3D = transform
    expectSound(card)
    #expect(card.transform3D == transform)
    #expect(card.transform == AffineTransform(scaleX: 2, y: 1))
    #expect(card.frame == Rect(x: -5, y: 20, width: 60, height: 40))
    #expect(card.diagnostics.map(\.code) == [.perspectiveIgnored])
    #expect(card.diagnostics.map(\.property) == ["transform3D"])

    card.transform3D = transform
    expectSound(card)
    #expect(card.diagnostics.count == 1, "the same value is no news")
    card.transform = AffineTransform(scaleX: 2, y: 1)
    expectSound(card)
    #expect(card.transform3D == Transform3D(scaleX: 2, y: 1, z: 1))
    #expect(card.diagnostics.count == 1)
  }

  @Test func depthIsNoPerspective() {
    let card = Node("card")
    card.transform3D = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
    expectSound(card)
    #expect(card.diagnostics == [])
  }

  @Test func perspectiveThatIsNoNumberIsRefusedOnly() {
    let card = Node("card")
    var transform = Transform3D.identity
    transform.m34 = .nan
    card.transform3D = transform
    expectSound(card)
    #expect(card.transform3D == .identity)
    #expect(card.diagnostics.map(\.code) == [.nonFiniteValue])
  }
}
