import MarayaGeometry
import MarayaLayout
import MarayaNodes
import MarayaText
import MarayaTree

extension NodeSetting {
  /// The numbers in the setting, in a fixed order.
  var numbers: [Double] {
    var numbers: [Double] = []
    _ = mappingNumbers {
      numbers.append($0)
      return $0
    }
    return numbers
  }

  /// The same setting with another number at an index of ``numbers``.
  package func replacingNumber(at index: Int, with number: Double) -> NodeSetting {
    var position = -1
    return mappingNumbers {
      position += 1
      return position == index ? number : $0
    }
  }

  /// How many numbers the setting has.
  package var numberCount: Int { numbers.count }

  /// The same setting with each number replaced.
  func mappingNumbers(_ map: (Double) -> Double) -> NodeSetting {
    switch self {
    case .contentSize(let size): .contentSize(size.mapping(map))
    case .size(let size): .size(size.mapping(map))
    case .displayScale(let scale): .displayScale(scale.map(map))
    case .readableWidth(let width): .readableWidth(map(width))
    case .referenceWidth(let width): .referenceWidth(width.map(map))
    case .safeAreaInsets(let insets): .safeAreaInsets(insets.mapping(map))
    case .additionalSafeAreaInsets(let insets): .additionalSafeAreaInsets(insets.mapping(map))
    case .layoutMargins(let insets): .layoutMargins(insets.mapping(map))
    case .directionalLayoutMargins(let insets):
      .directionalLayoutMargins(insets.mapping(map))
    case .boundsOrigin(let point): .boundsOrigin(point.mapping(map))
    case .center(let point): .center(point.mapping(map))
    case .directionalCenter(let point): .directionalCenter(point.mapping(map))
    case .anchorPoint(let point): .anchorPoint(point.mapping(map))
    case .frame(let rect): .frame(rect.mapping(map))
    case .directionalFrame(let rect): .directionalFrame(rect.mapping(map))
    case .edges(let edges): .edges(edges.mapping(map))
    case .ratio(let ratio): .ratio(ratio.mapping(map))
    case .transform(let transform): .transform(transform.mapping(map))
    case .directionalTransform(let transform): .directionalTransform(transform.mapping(map))
    case .contentReferenceWidth(let width): .contentReferenceWidth(width.map(map))
    case .contentInset(let insets): .contentInset(insets.mapping(map))
    case .directionalContentInset(let insets): .directionalContentInset(insets.mapping(map))
    case .contentOffset(let point): .contentOffset(point.mapping(map))
    case .directionalContentOffset(let point): .directionalContentOffset(point.mapping(map))
    case .startPoint(let point): .startPoint(point.mapping(map))
    case .directionalStartPoint(let point): .directionalStartPoint(point.mapping(map))
    case .endPoint(let point): .endPoint(point.mapping(map))
    case .directionalEndPoint(let point): .directionalEndPoint(point.mapping(map))
    case .image(let image): .image(image.mapping(map))
    case .font(let font): .font(font.mapping(map))
    case .lineHeight(let height): .lineHeight(height.map(map))
    case .givenContentSize(let size):
      .givenContentSize(ContentSize(width: size.width.map(map), height: size.height.map(map)))
    case .givenBaselines(let offsets):
      .givenBaselines(
        offsets.map { BaselineOffsets(first: map($0.first), last: map($0.last)) }
      )
    case .alignmentRectInsets(let insets): .alignmentRectInsets(insets.mapping(map))
    case .contentHugging(let horizontal, let vertical):
      .contentHugging(horizontal: map(horizontal), vertical: map(vertical))
    case .compressionResistance(let horizontal, let vertical):
      .compressionResistance(horizontal: map(horizontal), vertical: map(vertical))
    case .layoutDirection, .semanticContentAttribute, .insetsLayoutMarginsFromSafeArea,
      .preservesSupernodeLayoutMargins, .autoresizingMask, .autoresizesSubnodes,
      .flipsInRightToLeft, .isHidden, .sizesContentToFit, .contentInsetAdjustmentBehavior,
      .contentMode, .text, .numberOfLines, .lineBreakMode, .textAlignment, .textDirection,
      .placedByConstraints, .layoutGuides:
      self
    }
  }
}

extension Point {
  fileprivate func mapping(_ map: (Double) -> Double) -> Point { Point(x: map(x), y: map(y)) }
}

extension UnitPoint {
  fileprivate func mapping(_ map: (Double) -> Double) -> UnitPoint {
    UnitPoint(x: map(x), y: map(y))
  }
}

extension Size {
  fileprivate func mapping(_ map: (Double) -> Double) -> Size {
    Size(width: map(width), height: map(height))
  }
}

extension Rect {
  fileprivate func mapping(_ map: (Double) -> Double) -> Rect {
    Rect(origin: origin.mapping(map), size: size.mapping(map))
  }
}

extension EdgeInsets {
  fileprivate func mapping(_ map: (Double) -> Double) -> EdgeInsets {
    EdgeInsets(top: map(top), left: map(left), bottom: map(bottom), right: map(right))
  }
}

extension DirectionalEdgeInsets {
  fileprivate func mapping(_ map: (Double) -> Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: map(top),
      leading: map(leading),
      bottom: map(bottom),
      trailing: map(trailing)
    )
  }
}

extension Image {
  fileprivate func mapping(_ map: (Double) -> Double) -> Image {
    let image = Image(name, size: size.mapping(map))
    return flipsForRightToLeftLayoutDirection ? image.rtl : image
  }
}

extension TextFont {
  fileprivate func mapping(_ map: (Double) -> Double) -> TextFont {
    switch self {
    case .sized(let size, let weight): .sized(map(size), weight)
    case .grid(let cell): .grid(cell.mapping(map))
    }
  }
}

extension AffineTransform {
  fileprivate func mapping(_ map: (Double) -> Double) -> AffineTransform {
    AffineTransform(a: map(a), b: map(b), c: map(c), d: map(d), tx: map(tx), ty: map(ty))
  }
}

extension EdgePlacement {
  fileprivate func mapping(_ map: (Double) -> Double) -> EdgePlacement {
    EdgePlacement(
      leading: leading.map(map),
      top: top.map(map),
      trailing: trailing.map(map),
      bottom: bottom.map(map),
      width: width.map(map),
      height: height.map(map),
      in: region
    )
  }
}

extension RatioRect {
  fileprivate func mapping(_ map: (Double) -> Double) -> RatioRect {
    func mapped(_ length: RatioLength) -> RatioLength {
      RatioLength(ratio: map(length.ratio), points: map(length.points))
    }
    return RatioRect(
      x: mapped(x),
      y: mapped(y),
      width: mapped(width),
      height: mapped(height),
      of: region
    )
  }
}
