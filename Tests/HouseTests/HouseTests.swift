import Testing

@Suite struct HouseTests {
  @Test(arguments: Rule.allCases)
  func keeps(rule: Rule) throws {
    let violations = rule.violations(in: try House.own.get())
    #expect(violations == [])
  }

  @Test func isReadWhole() throws {
    let house = try House.own.get()
    #expect(house.sources.contains { $0.path == "Direction/Reflection.swift" })
    #expect(house.manifest.lines.first?.hasPrefix("// swift-tools-version") == true)
  }

  @Test func letsEachFloorSeeThoseBelow() {
    #expect(Module.named("MarayaGeometry")?.imports == [])
    #expect(Module.named("MarayaLayout")?.imports == ["MarayaGeometry", "MarayaSolver"])
    #expect(Module.named("MarayaMotion")?.imports.contains("MarayaScenes") == false)
    #expect(Module.named("MarayaNodes")?.imports.contains("MarayaConstraints") == true)
    #expect(Module.named("MarayaConstraints")?.imports.contains("MarayaNodes") == false)
    #expect(Module.named("Maraya")?.imports.contains("MarayaInspection") == true)
    #expect(Module.named("Maraya")?.imports.contains("MarayaMotion") == false)
  }
}
