import MarayaDirection
import MarayaGeometry
import MarayaLayout
import MarayaTree

extension ScrollNode {
  /// What a file sets is stored as it is: the first layout brings the offset into its range, unless
  /// the file says for what that was done already.
  func describeScrolling(into description: inout NodeDescription) {
    description.changeDefault(of: "clipsToBounds", to: .flag(true))
    description.property("contentSize", .size, ownContent, default: .zero) {
      _ = storeContentSize($0)
    }
    description.property("contentReferenceWidth", .length, contentReferenceWidth) {
      _ = storeContentReferenceWidth($0)
    }
    description.property("sizesContentToFit", .flag, sizesContentToFit, default: false) {
      sizesContentToFit = $0
    }
    description.property("solvedContentSize", .size, solvedContent, role: .history) {
      solvedContent = $0
      if !sizesContentToFit { _ = restoreContentSize() }
    }
    describeInsets(into: &description)
    description.property("paging", .flag, isPagingEnabled, default: false) { isPagingEnabled = $0 }
    description.property(
      "alwaysBounceHorizontal",
      .flag,
      alwaysBounceHorizontal,
      default: false,
      set: { alwaysBounceHorizontal = $0 }
    )
    description.property(
      "alwaysBounceVertical",
      .flag,
      alwaysBounceVertical,
      default: false,
      set: { alwaysBounceVertical = $0 }
    )
    describeZoom(into: &description)
    describeOffset(into: &description)
    description.result("contentSize", .size(contentSize))
    description.result("contentOffset", .point(contentOffset))
    description.result(
      "directionalContentOffset",
      .point(directionalContentOffset),
      isDirectional: true
    )
  }

  private func describeInsets(into description: inout NodeDescription) {
    switch insets {
    case .physical(let physical): describe(physical, nil, into: &description)
    case .directional(let directional): describe(nil, directional, into: &description)
    }
    description.property(
      "contentInsetAdjustment",
      .choice,
      contentInsetAdjustmentBehavior,
      default: .never,
      set: { contentInsetAdjustmentBehavior = $0 }
    )
  }

  private func describe(
    _ physical: EdgeInsets?,
    _ directional: DirectionalEdgeInsets?,
    into description: inout NodeDescription
  ) {
    description.property(
      "contentInset",
      .insets,
      physical,
      mirrored: physical?.mirrored,
      set: { _ = storeInsets(.physical($0), "contentInset", "\($0)") }
    )
    description.property(
      "directionalContentInset",
      .insets,
      directional,
      default: .zero,
      twin: "contentInset",
      isDirectional: true,
      set: { _ = storeInsets(.directional($0), "directionalContentInset", "\($0)") }
    )
  }

  private func describeZoom(into description: inout NodeDescription) {
    description.property("minimumZoomScale", .number, minimumZoomScale, default: 1) {
      minimumZoomScale = $0
    }
    description.property("maximumZoomScale", .number, maximumZoomScale, default: 1) {
      maximumZoomScale = $0
    }
    let place = zoomNode.flatMap { node in subnodes.firstIndex { $0 === node } }
    description.property("zoomedSubnode", .count, place) { zoom.place = $0 }
    // The zoomed node's transform and the content's size are told by themselves.
    description.property("zoomScale", .number, zoomScale, default: 1, role: .history) {
      if checkZoom($0, "zoomScale") { zoom.scale = $0 }
    }
  }

  private func describeOffset(into description: inout NodeDescription) {
    // As the next layout will take it, so that a file does not differ by whether there was one.
    var intent = intent
    intent.meet(situation)
    let waits = offsetWaits
    description.property(
      "contentOffset",
      .point,
      waits ? contentOffset : nil,
      mirrored: situation.mirroredAbout(contentOffset),
      set: { contentOffset = $0 }
    )
    description.property(
      "directionalContentOffset",
      .point,
      waits ? nil : directionalContentOffset,
      default: .zero,
      twin: "contentOffset",
      isDirectional: true,
      set: { directionalContentOffset = $0 }
    )
    description.property(
      "givenContentOffset",
      .numberList,
      intent.given.map { [$0.x, $0.contentWidth, $0.visibleWidth] },
      role: .history,
      set: {
        guard $0.count == 3, $0.allSatisfy(\.isFinite) else { return }
        self.intent.takeGiven(.init(x: $0[0], contentWidth: $0[1], visibleWidth: $0[2]))
        deriveOffset()
      }
    )
    describeSettlement(into: &description)
  }

  private func describeSettlement(into description: inout NodeDescription) {
    // An offset beyond the ends stays there until something changes.
    let settled = restsInRange ? nil : settled
    let adjustment = settled?.adjustment == .zero ? nil : settled?.adjustment
    let direction = settled?.direction == effectiveLayoutDirection ? nil : settled?.direction
    description.property("settledSize", .size, settled?.size, role: .history) {
      self.settled = ScrollSettlement(size: $0, direction: effectiveLayoutDirection)
    }
    description.property("settledAdjustment", .insets, adjustment, role: .history) {
      self.settled?.adjustment = $0
    }
    description.property("settledDirection", .choice, direction, role: .history) {
      self.settled?.direction = $0
    }
  }
}

extension ScrollNode {
  /// Whether an offset waits for content or a width, which are not there now either.
  private var offsetWaits: Bool { intent.waiting != nil && !situation.isKnown }

  /// Whether a pass that brings the offset into its range would leave it, whatever is around.
  private var restsInRange: Bool {
    guard let size = settled?.size, !offsetWaits, contentInsetAdjustmentBehavior == .never
    else { return false }
    let (x, y) = ranges(in: size)
    let offset = directionalContentOffset
    return x.clamped(offset.x) == offset.x && y.clamped(offset.y) == offset.y
  }
}

extension ScrollSituation {
  /// A physical offset in the mirror image.
  fileprivate func mirroredAbout(_ offset: Point) -> Point {
    let mirror = Reflection.mirror(across: ReferenceAxis(width: contentWidth))
    return Point(x: mirror(x: offset.x, width: visibleWidth), y: offset.y)
  }
}
