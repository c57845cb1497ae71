import Maraya
import MarayaScenes
import Testing

@Suite("Types of nodes")
struct NodeTypesTests {
  private final class Alone: Node {
    override func describe(into description: inout NodeDescription) {
      description.typeName = "alone"
    }
  }

  private final class Twice: Node {
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "twice"
      description.property("alpha", .number, alpha, default: 1) { alpha = $0 }
    }
  }

  private final class Named: Node {
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "named"
      description.property("id", .text, id) { id = $0 }
    }
  }

  private final class Faded: Node {
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "faded"
    }
  }

  @Test func whatCouldNotBeReadAgainIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var types = NodeTypes.standard
      types.register("alone") { Alone($0) }
    }
    await #expect(processExitsWith: .failure) {
      var types = NodeTypes.standard
      types.register("twice") { Twice($0) }
    }
    await #expect(processExitsWith: .failure) {
      var types = NodeTypes.standard
      types.register("named") { Named($0) }
    }
    await #expect(processExitsWith: .failure) {
      var types = NodeTypes.standard
      types.register("faded") { Faded($0).with { $0.alpha = 0.5 } }
    }
  }

  private final class Player: Node {
    var isOn = true
    var volume = 0.0

    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "player"
      description.property("isOn", .flag, isOn, default: true) { isOn = $0 }
      if isOn {
        description.property("volume", .number, volume, default: 0) { volume = $0 }
      }
    }
  }

  /// A value is never dropped silently, not even if a class forgets its property meanwhile.
  @Test func aPropertyThatGoesAwayIsAnError() throws {
    var types = NodeTypes.standard
    types.register("player") { Player($0) }
    func text(_ isOn: Bool) -> String {
      #"{"maraya": 1, "size": [9, 9], "root": {"type": "player", "isOn": \#(isOn), "volume": 3}}"#
    }
    let player = try Scene(text(true), types: types).root as? Player
    #expect(player?.volume == 3)
    let error = #expect(throws: SceneError.self) { try Scene(text(false), types: types) }
    #expect(error?.path == "root.volume")
    #expect(error?.message == #"the node has no "volume" with the values before it"#)
  }

  /// Slashes and tildes have a meaning of their own in the references of a schema.
  @Test func everyNameCanBeReferredTo() {
    var types = NodeTypes()
    types.register("a/b~c d%") { Odd($0) }
    #expect(types.schema.contains(##""$ref": "#/$defs/a~1b~0c%20d%25""##))
  }

  private final class Odd: Node {
    override func describe(into description: inout NodeDescription) {
      super.describe(into: &description)
      description.typeName = "a/b~c d%"
    }
  }
}
