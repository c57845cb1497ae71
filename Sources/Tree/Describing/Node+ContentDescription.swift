import MarayaGeometry

/// The part of a node's description that says what constraints are told of its content.
extension Node {
  final func describeContent(into description: inout NodeDescription) {
    description.property(
      "intrinsicSize",
      .contentSize,
      givenContentSize,
      default: ContentSize(),
      set: { givenContentSize = $0 }
    )
    description.property(
      "hugging",
      .priorities,
      [hugging(on: .horizontal), hugging(on: .vertical)],
      default: [250, 250],
      set: {
        setHugging($0[0], on: .horizontal)
        setHugging($0[1], on: .vertical)
      }
    )
    description.property(
      "compressionResistance",
      .priorities,
      [compressionResistance(on: .horizontal), compressionResistance(on: .vertical)],
      default: [750, 750],
      set: {
        setCompressionResistance($0[0], on: .horizontal)
        setCompressionResistance($0[1], on: .vertical)
      }
    )
    description.property(
      "baselines",
      .baselines,
      givenBaselines,
      set: { givenBaselines = $0 }
    )
    let insets = alignmentRectInsets
    description.property(
      "alignmentRectInsets",
      PropertyKind<EdgeInsets>.insets,
      insets,
      default: .zero,
      mirrored: EdgeInsets(
        top: insets.top,
        left: insets.right,
        bottom: insets.bottom,
        right: insets.left
      ),
      set: { alignmentRectInsets = $0 }
    )
  }
}

extension PropertyKind where Value == ContentSize {
  /// Two lengths, `null` for none.
  static var contentSize: Self {
    Self(
      .tuple([
        .init("width", .either([.length, .nothing])),
        .init("height", .either([.length, .nothing])),
      ]),
      encode: { .list([$0.width, $0.height].map { $0.map { .number($0) } ?? .none }) },
      decode: { value in
        value.elements.map { ContentSize(width: $0[0].number, height: $0[1].number) }
      }
    )
  }
}

extension PropertyKind where Value == [Double] {
  /// A priority for the width and one for the height.
  static var priorities: Self {
    Self(
      .numbers(["horizontal", "vertical"]),
      encode: { .numbers($0) },
      decode: { $0.numbers }
    )
  }
}

extension PropertyKind where Value == BaselineOffsets {
  /// Two distances, of the first baseline from the top and of the last one from the bottom.
  static var baselines: Self {
    .numbers(
      ["first", "last"],
      encode: { [$0.first, $0.last] },
      decode: { BaselineOffsets(first: $0[0], last: $0[1]) }
    )
  }
}
