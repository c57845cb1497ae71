// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Floors 0–2 also compile in Embedded Swift; what it lacks is an error here already.
let portable: [SwiftSetting] = common + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// `floor`, `sqrt` and their kin come from libm where the processor lacks the instruction.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let package = Package(
  name: "Maraya",
  products: [
    .library(name: "Maraya", targets: ["Maraya"]),
    .executable(name: "maraya", targets: ["MarayaCommand"]),
    .executable(name: "maraya-bench", targets: ["MarayaBench"]),
    .library(name: "MarayaLayout", targets: ["MarayaLayout"]),
    .library(name: "MarayaScenes", targets: ["MarayaScenes"]),
    .library(name: "MarayaSolver", targets: ["MarayaSolver"]),
    .library(name: "MarayaTesting", targets: ["MarayaTesting"]),
  ],
  targets: [
    // Floor 0: values, reflection, numbers.
    .target(
      name: "MarayaGeometry",
      path: "Sources/Geometry",
      swiftSettings: portable,
      linkerSettings: math
    ),
    .target(
      name: "MarayaDirection",
      dependencies: ["MarayaGeometry"],
      path: "Sources/Direction",
      swiftSettings: portable
    ),

    .target(
      name: "MarayaSolver",
      path: "Sources/Solver",
      swiftSettings: portable,
      linkerSettings: math
    ),

    // Floor 1: pure algorithms, without nodes and without a direction.
    .target(
      name: "MarayaLayout",
      dependencies: ["MarayaGeometry"],
      path: "Sources/Layout",
      swiftSettings: portable
    ),

    .target(
      name: "MarayaText",
      dependencies: ["MarayaGeometry", "MarayaDirection"],
      path: "Sources/Text",
      swiftSettings: portable
    ),

    // Floor 2: identity, intent, passes.
    .target(
      name: "MarayaTree",
      dependencies: ["MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaText"],
      path: "Sources/Tree",
      swiftSettings: portable
    ),

    // Floor 3: constraints, and the built-in nodes.
    .target(
      name: "MarayaConstraints",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaSolver", "MarayaTree",
      ],
      path: "Sources/Constraints",
      swiftSettings: common
    ),
    .target(
      name: "MarayaNodes",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaText", "MarayaTree",
        "MarayaConstraints",
      ],
      path: "Sources/Nodes",
      swiftSettings: common
    ),

    // Floor 4: things done to trees.
    .target(
      name: "MarayaInspection",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaTree", "MarayaConstraints",
      ],
      path: "Sources/Inspection",
      swiftSettings: common
    ),

    .target(
      name: "MarayaScenes",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaTree", "MarayaConstraints",
        "MarayaNodes",
      ],
      path: "Sources/Scenes",
      swiftSettings: common
    ),

    // Floor 5: what tests of trees are made of.
    .target(
      name: "MarayaTesting",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaText", "MarayaTree",
        "MarayaConstraints", "MarayaNodes", "MarayaInspection",
      ],
      path: "Sources/Testing",
      swiftSettings: common
    ),

    // The front door.
    .target(
      name: "Maraya",
      dependencies: [
        "MarayaGeometry", "MarayaDirection", "MarayaLayout", "MarayaText", "MarayaTree",
        "MarayaConstraints", "MarayaNodes", "MarayaInspection",
      ],
      path: "Sources/Maraya",
      swiftSettings: common
    ),

    // The roof: programs.
    .executableTarget(
      name: "MarayaCommand",
      dependencies: ["Maraya", "MarayaScenes"],
      path: "Sources/Command",
      swiftSettings: common
    ),
    .executableTarget(
      name: "MarayaBench",
      dependencies: ["Maraya", "MarayaSolver"],
      path: "Sources/Bench",
      swiftSettings: common
    ),

    // Examples: one idea each, their output committed beside them.
    .executableTarget(
      name: "Mirroring",
      dependencies: ["Maraya"],
      path: "Examples/Mirroring",
      exclude: ["output.txt"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "RatioLayout",
      dependencies: ["Maraya"],
      path: "Examples/RatioLayout",
      exclude: ["output.txt"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "Scrolling",
      dependencies: ["Maraya"],
      path: "Examples/Scrolling",
      exclude: ["output.txt"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "Labels",
      dependencies: ["Maraya"],
      path: "Examples/Labels",
      exclude: ["output.txt"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "Constraints",
      dependencies: ["Maraya"],
      path: "Examples/Constraints",
      exclude: ["output.txt"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "SolverTour",
      dependencies: ["MarayaSolver"],
      path: "Examples/SolverTour",
      exclude: ["output.txt"],
      swiftSettings: common
    ),

    // Tests, a target for each floor's noun, and the programs that measure from outside.
    .target(
      name: "TestSupport",
      dependencies: ["Maraya", "MarayaTesting"],
      path: "Tests/Support",
      swiftSettings: common
    ),
    .testTarget(
      name: "GeometryTests",
      dependencies: ["MarayaGeometry", "TestSupport"],
      path: "Tests/GeometryTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "DirectionTests",
      dependencies: ["MarayaDirection", "TestSupport"],
      path: "Tests/DirectionTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "SolverTests",
      dependencies: ["MarayaSolver", "TestSupport"],
      path: "Tests/SolverTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["MarayaLayout", "TestSupport"],
      path: "Tests/LayoutTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "TextTests",
      dependencies: ["MarayaText", "TestSupport"],
      path: "Tests/TextTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "TreeTests",
      dependencies: ["Maraya", "TestSupport"],
      path: "Tests/TreeTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "ConstraintTests",
      dependencies: ["Maraya", "MarayaScenes", "MarayaTesting", "TestSupport"],
      path: "Tests/ConstraintTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "NodesTests",
      dependencies: ["Maraya", "MarayaScenes", "MarayaTesting", "TestSupport"],
      path: "Tests/NodesTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["Maraya", "TestSupport"],
      path: "Tests/InspectionTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "SceneTests",
      dependencies: ["Maraya", "MarayaScenes", "MarayaTesting", "TestSupport"],
      path: "Tests/SceneTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "TestingTests",
      dependencies: ["Maraya", "MarayaTesting", "TestSupport"],
      path: "Tests/TestingTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "LawTests",
      dependencies: ["Maraya", "MarayaTesting", "TestSupport"],
      path: "Tests/LawTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["MarayaCommand", "TestSupport"],
      path: "Tests/CommandTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Maraya", "MarayaScenes", "MarayaSolver", "TestSupport"],
      path: "Tests/ConformanceTests",
      swiftSettings: common
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Maraya", "MarayaScenes", "MarayaSolver", "MarayaTesting", "Mirroring", "RatioLayout",
        "Scrolling", "Labels", "Constraints", "SolverTour",
      ],
      path: "Tests/ExampleTests",
      swiftSettings: common
    ),
    .testTarget(name: "HouseTests", path: "Tests/HouseTests", swiftSettings: common),
    .executableTarget(
      name: "ScaleProbe",
      dependencies: ["Maraya"],
      path: "Tests/Probes/Scale",
      swiftSettings: common
    ),
    .executableTarget(
      name: "AccessorProbe",
      dependencies: ["Maraya"],
      path: "Tests/Probes/Accessors",
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)
