import Maraya
import Testing

@Suite("Description")
struct DescriptionTests {
  /// A class as a user of the package would write it.
  private final class Chip: Node {
    var text = ""

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "chip"
      description.property("text", .text, text, default: "") { text = $0 }
      description.result("length", .number(Double(text.count)))
    }
  }

  @Test func aNewClassIsDrawnWithoutAChangeAnywhereElse() {
    let chip = Chip()
    chip.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(chip.treeText == "chip 1,2 3×4\n")
    chip.text = "new"
    #expect(chip.treeText == "chip 1,2 3×4 [text new]\n")
    #expect(NodeDescription(of: chip)["length"] == .number(3))
    #expect(NodeDescription(of: chip)["nothing"] == nil)
  }

  @Test func theBaseClassNamesItsPropertiesInAFixedOrder() {
    #expect(
      NodeDescription(of: Node()).properties.map(\.key) == [
        "semantic", "margins", "preservesMargins", "insetsMarginsFromSafeArea", "safeArea",
        "additionalSafeArea", "anchorPoint", "frame", "autoresizesSubnodes",
        "intrinsicSize", "hugging", "compressionResistance", "alignmentRectInsets", "transform",
        "flipsInRightToLeft", "zPosition", "hidden", "clipsToBounds", "alpha", "userInteraction",
        "cornerRadii", "shadowOffset", "hitSlop", "frame",
      ]
    )
    let changed = NodeDescription(of: Node()).properties.filter {
      $0.role != .result && !$0.isDefault
    }
    #expect(changed.isEmpty)
    #expect(NodeDescription(of: LayerNode()).typeName == "layer")
  }

  @Test func thePlacementIsNamedByItsSpace() {
    let node = Node()
    node.rtl_frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let placements = NodeDescription(of: node).properties.filter { $0.role == .placement }
    #expect(placements.map(\.key) == ["directionalFrame"])
    #expect(placements.map(\.value) == [.numbers([1, 2, 3, 4])])
    #expect(placements.allSatisfy { $0.isDirectional && !$0.isDefault })
  }

  @Test func aNodePrintsItsNameAndFrame() {
    let node = Node("card").with { $0.frame = Rect(x: 0, y: 0, width: 320, height: 120) }
    #expect(String(describing: node) == "card 0,0 320×120")
    #expect("\(LayerNode())" == "layer 0,0 0×0")
  }
}
