/// A promise about the sources that the compiler doesn't keep for us.
enum Rule: String, CaseIterable, Sendable {
  case everyFolderIsAModule
  case importsGoDown
  case platformStaysOutside
  case filesAreShort
  case directionIsReflectedNotBranchedOn
  case directionReadersAreReal
  case accessIsUncheckedInOneFile
  case concurrencyIsChecked
  case libraryPrintsNothing
  case manifestIsPlain

  /// Where the house breaks the rule.
  func violations(in house: House) -> [String] {
    switch self {
    case .everyFolderIsAModule: house.filesWithoutModule
    case .importsGoDown: house.importsThatDoNotGoDown
    case .platformStaysOutside: house.importsOfThePlatform
    case .filesAreShort: house.longFiles
    case .directionIsReflectedNotBranchedOn: house.branchesOnDirection
    case .directionReadersAreReal: house.directionReadersThatReadNothing
    case .accessIsUncheckedInOneFile: house.scatteredUncheckedAccess
    case .concurrencyIsChecked: house.uncheckedConcurrency
    case .libraryPrintsNothing: house.prints
    case .manifestIsPlain: house.manifestTricks
    }
  }
}

// MARK: The floors

extension House {
  fileprivate var filesWithoutModule: [String] {
    sources.filter { $0.module == nil }.map { "\($0.path): no module of the house lies here" }
  }

  fileprivate var importsThatDoNotGoDown: [String] {
    sources.flatMap { file in
      file.imports.compactMap { name in
        guard let importer = file.module, let imported = Module.named(name) else { return nil }
        if importer.imports.contains(imported.name) { return nil }
        return "\(file.path): \(importer.name), floor \(importer.floor), imports \(name), "
          + "floor \(imported.floor)"
      }
    }
  }

  /// The modules of the platform that a file may import: libm, the bridge to other rectangles, and
  /// where expectations report to.
  private static let platform: [String: Set<Substring>] = [
    "Geometry/Math.swift": ["Glibc", "Musl", "Darwin", "Android", "WASILibc", "ucrt"],
    "Geometry/CoreGraphicsBridging.swift": ["CoreGraphics"],
    "Testing/Expectations/Expectations.swift": ["Testing"],
  ]

  fileprivate var importsOfThePlatform: [String] {
    library.flatMap { file in
      file.imports.filter { name in
        Module.named(name) == nil && Self.platform[file.path]?.contains(name) != true
      }
      .map { "\(file.path): imports \($0)" }
    }
  }

  fileprivate var longFiles: [String] {
    sources.filter { $0.length > 400 && !$0.isGenerated }
      .map { "\($0.path): \($0.length) lines" }
  }
}

// MARK: Direction

extension House {
  /// The files that may look at a direction, each with its reason.
  ///
  /// All others hand a `Reflection` on.
  fileprivate static let directionReaders: [String: String] = [
    "Direction/LayoutDirection.swift": "a direction knows its opposite",
    "Direction/SemanticContentAttribute.swift": "a meaning stands for a direction",
    "Direction/Reflection.swift": "the one place where coordinates mirror",
    "Tree/Direction/Node+Direction.swift": "a node finds and keeps its direction as one bit",
    "Tree/Direction/Node+DirectionalTransform.swift": "content is flipped in place, not moved",
    "Testing/Sketches/SwiftText.swift": "a direction is spelled in Swift",
    "Testing/Mirrors/TreeGeometry+Mirroring.swift": "of two mirror images one is the first",
    "Nodes/Gradient/GradientNode.swift": "a conic gradient turns around in place",
    "Nodes/Image/ImageNode.swift": "an image is mirrored in place, not moved",
    "Nodes/Label/TextDirection.swift": "text may run in a direction whatever the layout's is",
    "Text/Bidi/BidiLevel.swift": "an embedding level is odd or even",
    "Tree/Direction/DirectionSpread.swift": "a direction is written into the nodes that inherit it",
  ]

  fileprivate var branchesOnDirection: [String] {
    sources.filter { Self.directionReaders[$0.path] == nil }
      .flatMap(\.branchesOnDirection)
  }

  fileprivate var directionReadersThatReadNothing: [String] {
    let readers = Set(sources.filter { !$0.branchesOnDirection.isEmpty }.map(\.path))
    return Self.directionReaders.keys.filter { !readers.contains($0) }.sorted()
  }
}

extension SourceFile {
  fileprivate var branchesOnDirection: [String] {
    places(
      matching:
        /\.(?:rightToLeft|leftToRight|isRightToLeft)(?!\w)|(?:^|\W)(?:isRTL|flipsContent)(?!\w)/
    )
  }
}

// MARK: What the compiler is not to overlook

extension House {
  fileprivate var scatteredUncheckedAccess: [String] {
    let places = sources.map { $0.places(matching: /@exclusivity\s*\(\s*unchecked\s*\)/) }
      .filter { !$0.isEmpty }
    return places.count > 1 ? places.flatMap { $0 } : []
  }

  fileprivate var uncheckedConcurrency: [String] {
    sources.flatMap {
      $0.places(matching: /@unchecked\s+Sendable|nonisolated\s*\(\s*unsafe\s*\)/)
    }
  }

  fileprivate var prints: [String] {
    library.flatMap { $0.places(matching: /(?:^|[^.\w])(?:print|debugPrint|dump)\s*\(/) }
  }

  fileprivate var manifestTricks: [String] {
    manifest.places(matching: /unsafeFlags|\.package\s*\(/)
  }
}
