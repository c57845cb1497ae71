import MarayaLayout

extension PropertyKind where Value == RatioRect {
  /// Four lengths, `[x, y, width, height]`, or by name with the region that they are of.
  static var ratio: Self {
    let names = ["x", "y", "width", "height"]
    let length = PropertyKind<RatioLength>.ratioLength
    let fields = names.map { PropertyShape.Field($0, length.shape) }
    let region = PropertyKind<PlacementRegion>.choice
    return Self(
      .either([
        .tuple(fields),
        .record(fields + [.init("of", region.shape, isOptional: true)]),
      ]),
      encode: { ratio in
        let lengths = [ratio.x, ratio.y, ratio.width, ratio.height].map(length.encode)
        if ratio.region == .bounds { return .list(lengths) }
        return .record(
          zip(names, lengths).map { .init($0, $1) } + [.init("of", region.encode(ratio.region))]
        )
      },
      decode: { value in
        let lengths = (value.elements ?? names.compactMap { value[$0] }).compactMap(length.decode)
        guard lengths.count == names.count else { return nil }
        return RatioRect(
          x: lengths[0],
          y: lengths[1],
          width: lengths[2],
          height: lengths[3],
          of: value["of"].flatMap(region.decode) ?? .bounds
        )
      }
    )
  }
}

extension PropertyKind where Value == RatioLength {
  /// A ratio, or a ratio and points by name.
  fileprivate static var ratioLength: Self {
    Self(
      .either([.number, .named(["ratio", "points"])]),
      encode: { length in
        if length.points == 0 { return .number(length.ratio) }
        return .record([.init("ratio", length.ratio), .init("points", length.points)])
      },
      decode: { value in
        if let ratio = value.number { return RatioLength(ratio: ratio) }
        return RatioLength(
          ratio: value["ratio"]?.number ?? 0,
          points: value["points"]?.number ?? 0
        )
      }
    )
  }
}
