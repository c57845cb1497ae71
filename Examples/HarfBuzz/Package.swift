// swift-tools-version: 6.2

import PackageDescription

// A package of its own, built only when asked for: Maraya itself needs no shaper.
let package = Package(
  name: "HarfBuzz",
  products: [.library(name: "HarfBuzzText", targets: ["HarfBuzzText"])],
  dependencies: [.package(name: "Maraya", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz",
      path: "Sources/CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
    ),
    .target(
      name: "HarfBuzzText",
      dependencies: ["CHarfBuzz", .product(name: "Maraya", package: "Maraya")]
    ),
    .executableTarget(
      name: "harfbuzz-labels",
      dependencies: ["HarfBuzzText"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
