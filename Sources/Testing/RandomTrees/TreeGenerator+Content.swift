import MarayaDirection
import MarayaGeometry
import MarayaNodes

/// What nodes of some classes show.
extension TreeGenerator {
  /// What a new node of a class shows; nothing for most classes.
  mutating func content(of kind: TreeSketch.Kind) -> [NodeSetting] {
    switch kind {
    case .scroll:
      var settings: [NodeSetting] = []
      if random.below(6) > 0 { settings.append(.contentSize(scrolledSize())) }
      if random.below(8) == 0 { settings.append(.contentReferenceWidth(number(0...500))) }
      if random.below(8) == 0 { settings.append(.sizesContentToFit(true)) }
      if random.below(3) == 0 { settings.append(adjustment()) }
      if random.below(2) == 0 { settings.append(contentInset()) }
      if random.below(4) > 0 { settings.append(contentOffset()) }
      return settings
    case .gradient: return [startPoint(), endPoint()]
    case .image: return [image(), contentMode()]
    case .label: return labelSettings()
    default: return []
    }
  }

  /// A change of what a node shows; `nil` for most classes, and sometimes for others.
  mutating func contentChange(of kind: TreeSketch.Kind) -> NodeSetting? {
    switch kind {
    case .scroll:
      switch random.below(8) {
      case 0...2: return contentOffset()
      case 3: return .contentSize(scrolledSize())
      case 4: return contentInset()
      case 5:
        return random.below(2) == 0
          ? adjustment() : .contentReferenceWidth(random.below(2) == 0 ? nil : number(0...500))
      // Content that is no longer made to fit stays as large as the last layout made it.
      case 6 where random.below(2) == 0:
        return .sizesContentToFit(random.below(2) == 0 || options.isWithoutHistory)
      default: return nil
      }
    case .gradient: return random.below(2) == 0 ? startPoint() : endPoint()
    case .image: return random.below(2) == 0 ? image() : contentMode()
    case .label: return random.below(4) > 0 ? random.pick(allLabelSettings()) : nil
    default: return nil
    }
  }

  private mutating func scrolledSize() -> Size {
    Size(width: number(0...500), height: number(0...500))
  }

  private mutating func adjustment() -> NodeSetting {
    .contentInsetAdjustmentBehavior(random.pick(ContentInsetAdjustmentBehavior.allCases))
  }

  private mutating func contentInset() -> NodeSetting {
    if sometimes(.physicalContent, 2) { return .contentInset(insets(-10...30)) }
    return .directionalContentInset(directionalInsets())
  }

  private mutating func contentOffset() -> NodeSetting {
    if sometimes(.physicalOffsets, 2) { return .contentOffset(point(-50...400)) }
    return .directionalContentOffset(point(-50...400))
  }

  private mutating func startPoint() -> NodeSetting {
    sometimes(.physicalContent, 2) ? .startPoint(unitPoint()) : .directionalStartPoint(unitPoint())
  }

  private mutating func endPoint() -> NodeSetting {
    sometimes(.physicalContent, 2) ? .endPoint(unitPoint()) : .directionalEndPoint(unitPoint())
  }

  private mutating func unitPoint() -> UnitPoint {
    UnitPoint(x: Double(random.below(7) - 1) / 4, y: Double(random.below(7) - 1) / 4)
  }

  private mutating func image() -> NodeSetting {
    let image = Image(size: contentSize())
    return .image(random.below(2) == 0 ? image : image.rtl)
  }

  private mutating func contentMode() -> NodeSetting {
    let modes = ContentMode.allCases.filter {
      options.features.contains(.physicalContent) || $0.mirrored == $0
    }
    return .contentMode(random.pick(modes))
  }
}
