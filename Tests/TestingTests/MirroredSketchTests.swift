import Maraya
import MarayaTesting
import Testing

/// The mirror image of a sketch, against numbers worked out by hand.
@Suite("Mirrored sketches")
struct MirroredSketchTests {
  /// What a node inside of a root 320 wide, with bounds from 10 to 330, becomes.
  private func mirrored(_ settings: [NodeSetting]) -> [NodeSetting] {
    let sketch = TreeSketch(
      "root",
      [.boundsOrigin(Point(x: 10, y: 0)), .frame(Rect(x: 0, y: 0, width: 320, height: 100))]
    ) {
      TreeSketch("a", settings)
    }
    let result = sketch.mirrored(laidOut: .leftToRight)
    #expect(result.settings == sketch.settings)
    #expect(result.mirrored(laidOut: .rightToLeft).mirrored(laidOut: .leftToRight) == result)
    return result.children[0].settings
  }

  @Test func physicalPlacesAreReflected() {
    #expect(
      mirrored([.frame(Rect(x: 20, y: 5, width: 100, height: 50))])
        == [.frame(Rect(x: 220, y: 5, width: 100, height: 50))]
    )
    let size = NodeSetting.size(Size(width: 100, height: 50))
    #expect(
      mirrored([size, .center(Point(x: 70, y: 5))]) == [size, .center(Point(x: 270, y: 5))]
    )
    #expect(mirrored([]) == [.center(Point(x: 340, y: 0))])
    // Its own axis: from 0 to 200.
    #expect(
      mirrored([.referenceWidth(200), .frame(Rect(x: 20, y: 5, width: 100, height: 50))])
        == [.referenceWidth(200), .frame(Rect(x: 80, y: 5, width: 100, height: 50))]
    )
  }

  @Test func directionalPlacesStay() {
    let places: [NodeSetting] = [
      .directionalFrame(Rect(x: 20, y: 5, width: 100, height: 50)),
      .edges(EdgePlacement(leading: 8, top: 8, width: 10, height: 10)),
      .ratio(RatioRect(x: 0.1, y: 0, width: 0.5, height: 1)),
      .edges(EdgePlacement(leading: 8, top: 8, width: 10, height: 10, in: .readable)),
      .directionalCenter(Point(x: 3, y: 4)),
    ]
    for place in places {
      #expect(mirrored([place]) == [place])
      // Nor does it change when there is something else that does.
      #expect(
        mirrored([place, .layoutMargins(.left), .readableWidth(90)])
          == [.layoutMargins(.right), .readableWidth(90), place]
      )
    }
  }

  @Test func sidesChange() {
    let frame = NodeSetting.frame(Rect(x: 20, y: 5, width: 100, height: 50))
    let image = NodeSetting.frame(Rect(x: 220, y: 5, width: 100, height: 50))
    let rotation = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    let turned = AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: -5, ty: 6)
    #expect(
      mirrored([
        .layoutDirection(.leftToRight), .semanticContentAttribute(.forceRightToLeft),
        .additionalSafeAreaInsets(.left), .layoutMargins(.left),
        .anchorPoint(UnitPoint(x: 0.25, y: 0)), frame,
        .autoresizingMask([.flexibleLeftMargin, .flexibleWidth]), .transform(rotation),
      ]) == [
        .layoutDirection(.rightToLeft), .semanticContentAttribute(.forceLeftToRight),
        .additionalSafeAreaInsets(.right), .layoutMargins(.right),
        .anchorPoint(UnitPoint(x: 0.75, y: 0)), image,
        .autoresizingMask([.flexibleRightMargin, .flexibleWidth]), .transform(turned),
      ]
    )
  }

  @Test func sidesOfTextChangeAndTextDoesNot() {
    let place = NodeSetting.directionalFrame(Rect(x: 20, y: 5, width: 100, height: 50))
    let label = TreeSketch(
      "a",
      kind: .label,
      [.text("אב 12"), .textAlignment(.left), .textDirection(.leftToRight), place]
    )
    let mirrored = label.mirrored(laidOut: .leftToRight)
    #expect(label.physicalInputs == ["a: textAlignment"])
    #expect(mirrored.settings.contains(.textAlignment(.right)))
    #expect(mirrored.settings.contains(.text("אב 12")))
    #expect(mirrored.settings.contains(.textDirection(.leftToRight)))
  }

  /// A stretched frame is that of the time when it is set, in a box that is not measured yet.
  @Test(arguments: [(true, -120.0), (false, 180)])
  func aFrameThatIsNotStretchedIsReflectedWhereItEndsUp(stretches: Bool, x: Double) {
    let box: [NodeSetting] = [
      .contentSize(Size(width: 300, height: 20)), .edges(EdgePlacement(leading: 0, top: 0)),
      .autoresizesSubnodes(stretches),
    ]
    let sketch = TreeSketch("root", [.frame(Rect(x: 0, y: 0, width: 320, height: 100))]) {
      TreeSketch("box", kind: .leaf, box) {
        TreeSketch(
          "a",
          [.frame(Rect(x: 20, y: 5, width: 100, height: 50)), .autoresizingMask(.flexibleWidth)]
        )
      }
    }
    let mirrored = sketch.mirrored(laidOut: .leftToRight).children[0].children[0]
    #expect(mirrored.settings.first == .frame(Rect(x: x, y: 5, width: 100, height: 50)))
  }

  @Test func anAnchorPointStaysUnlessSomethingTurnsAboutIt() {
    let anchor = NodeSetting.anchorPoint(UnitPoint(x: 0.25, y: 0))
    let size = NodeSetting.size(Size(width: 100, height: 50))
    // The rectangle from 45 to 145 becomes that from 195 to 295.
    #expect(
      mirrored([anchor, size, .center(Point(x: 70, y: 5))])
        == [anchor, size, .center(Point(x: 220, y: 5))]
    )
  }

  @Test func namesPhysicalInputs() {
    let sketch = TreeSketch("root", [.frame(.zero), .safeAreaInsets(.left)]) {
      TreeSketch("a", [.directionalFrame(.zero), .layoutMargins(.left)])
      TreeSketch("b", [.transform(AffineTransform(translationX: 1, y: 0))])
      TreeSketch("c", [.center(.zero), .layoutMargins(.zero)])
    }
    #expect(
      sketch.physicalInputs == [
        "root: safeAreaInsets", "a: layoutMargins", "b: transform", "b: frame", "c: center",
      ]
    )
  }
}

extension EdgeInsets {
  fileprivate static let left = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  fileprivate static let right = EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
}
