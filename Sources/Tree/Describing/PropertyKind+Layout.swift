import MarayaDirection
public import MarayaGeometry
import MarayaLayout

// How the values of layout are written: lengths by name, sides by name, masks as lists.

extension PropertyKind where Value == Transform3D {
  /// The sixteen numbers of a transform, row by row.
  static var transform3D: Self {
    .numbers(
      (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } },
      encode: {
        [
          $0.m11, $0.m12, $0.m13, $0.m14, $0.m21, $0.m22, $0.m23, $0.m24,
          $0.m31, $0.m32, $0.m33, $0.m34, $0.m41, $0.m42, $0.m43, $0.m44,
        ]
      },
      decode: {
        var transform = Transform3D()
        (transform.m11, transform.m12, transform.m13, transform.m14) = ($0[0], $0[1], $0[2], $0[3])
        (transform.m21, transform.m22, transform.m23, transform.m24) = ($0[4], $0[5], $0[6], $0[7])
        (transform.m31, transform.m32, transform.m33, transform.m34) =
          ($0[8], $0[9], $0[10], $0[11])
        (transform.m41, transform.m42, transform.m43, transform.m44) =
          ($0[12], $0[13], $0[14], $0[15])
        return transform
      }
    )
  }
}

/// Bounds of which the placement may say the size.
enum GivenBounds {
  case origin(Point)
  case rect(Rect)
}

extension PropertyKind where Value == GivenBounds {
  /// The origin, or origin and size: `[x, y]`, `[x, y, width, height]`.
  static var bounds: Self {
    Self(
      .either([PropertyKind<Point>.point.shape, PropertyKind<Rect>.rect.shape]),
      encode: { given in
        switch given {
        case .origin(let origin): .point(origin)
        case .rect(let rect): .rect(rect)
        }
      },
      decode: { value in
        PropertyKind<Rect>.rect.value(of: value).map { .rect($0) }
          ?? PropertyKind<Point>.point.value(of: value).map { .origin($0) }
      }
    )
  }
}

extension PropertyKind where Value == SidedInsets {
  /// Insets by the names of their sides: left and right, or leading and trailing.
  ///
  /// A side that is left out is 0.
  static var insets: Self {
    Self(
      .either([
        .named(["top", "left", "bottom", "right"]),
        .named(["top", "leading", "bottom", "trailing"]),
      ]),
      encode: { insets in
        switch insets {
        case .physical(let insets): PropertyKind<EdgeInsets>.insets.encode(insets)
        case .directional(let insets): PropertyKind<DirectionalEdgeInsets>.insets.encode(insets)
        }
      },
      decode: { value in
        if value["leading"] != nil || value["trailing"] != nil {
          return PropertyKind<DirectionalEdgeInsets>.insets.decode(value).map { .directional($0) }
        }
        return PropertyKind<EdgeInsets>.insets.decode(value).map { .physical($0) }
      }
    )
  }
}

extension PropertyKind where Value == EdgeInsets {
  /// Physical insets by the names of their sides; one that is left out is 0.
  public static var insets: Self {
    Self(
      .named(["top", "left", "bottom", "right"]),
      encode: {
        .record([
          .init("top", $0.top), .init("left", $0.left), .init("bottom", $0.bottom),
          .init("right", $0.right),
        ])
      },
      decode: { value in
        func side(_ name: String) -> Double { value[name]?.number ?? 0 }
        return EdgeInsets(
          top: side("top"),
          left: side("left"),
          bottom: side("bottom"),
          right: side("right")
        )
      }
    )
  }
}

extension PropertyKind where Value == DirectionalEdgeInsets {
  /// Insets from the leading edge by the names of their sides; one that is left out is 0.
  public static var insets: Self {
    Self(
      .named(["top", "leading", "bottom", "trailing"]),
      encode: {
        .record([
          .init("top", $0.top), .init("leading", $0.leading), .init("bottom", $0.bottom),
          .init("trailing", $0.trailing),
        ])
      },
      decode: { value in
        func side(_ name: String) -> Double { value[name]?.number ?? 0 }
        return DirectionalEdgeInsets(
          top: side("top"),
          leading: side("leading"),
          bottom: side("bottom"),
          trailing: side("trailing")
        )
      }
    )
  }
}

extension PropertyKind where Value == CornerRadii {
  static var corners: Self {
    .numbers(
      ["topLeft", "topRight", "bottomRight", "bottomLeft"],
      encode: { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] },
      decode: {
        CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
      }
    )
  }
}

extension PropertyKind where Value == DirectionalCornerRadii {
  static var corners: Self {
    .numbers(
      ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"],
      encode: { [$0.topLeading, $0.topTrailing, $0.bottomTrailing, $0.bottomLeading] },
      decode: {
        DirectionalCornerRadii(
          topLeading: $0[0],
          topTrailing: $0[1],
          bottomTrailing: $0[2],
          bottomLeading: $0[3]
        )
      }
    )
  }
}

extension PropertyKind where Value == EdgePlacement {
  /// The edges that are known, by name, and the region unless that is the bounds.
  static var edges: Self {
    Self(
      .record([
        .init("leading", isOptional: true), .init("top", isOptional: true),
        .init("trailing", isOptional: true), .init("bottom", isOptional: true),
        .init("width", .length, isOptional: true), .init("height", .length, isOptional: true),
        .init("in", PropertyKind<PlacementRegion>.choice.shape, isOptional: true),
      ]),
      encode: { edges in
        let values: [(String, Double?)] = [
          ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing),
          ("bottom", edges.bottom), ("width", edges.width), ("height", edges.height),
        ]
        var fields: [PropertyValue.Field] = values.compactMap { name, value in
          value.map { .init(name, $0) }
        }
        if edges.region != .bounds { fields.append(.init("in", .text(edges.region.rawValue))) }
        return .record(fields)
      },
      decode: { value in
        EdgePlacement(
          leading: value["leading"]?.number,
          top: value["top"]?.number,
          trailing: value["trailing"]?.number,
          bottom: value["bottom"]?.number,
          width: value["width"]?.number,
          height: value["height"]?.number,
          in: value["in"].flatMap(PropertyKind<PlacementRegion>.choice.decode) ?? .bounds
        )
      }
    )
  }
}

extension PropertyKind where Value == AutoresizingMask {
  /// The flexible parts, by name.
  static var mask: Self {
    let parts: [(String, AutoresizingMask)] = [
      ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
      ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
    ]
    return Self(
      .list(.choice(parts.map { $0.0 })),
      encode: { mask in .list(parts.filter { mask.contains($0.1) }.map { .text($0.0) }) },
      decode: { value in
        (value.elements ?? []).reduce(into: AutoresizingMask()) { mask, element in
          for (name, part) in parts where element.string == name { mask.insert(part) }
        }
      }
    )
  }
}

/// What a place is stretched from, and the corner it is measured from if that has moved since.
struct StretchingBase {
  var stretching: Autoresizing
  var corner: Point?
}

extension PropertyKind where Value == StretchingBase {
  /// The place, the size around it, and the corner: `[x, y, width, height, containerWidth,
  /// containerHeight]`, and two numbers more.
  static var base: Self {
    let names = ["x", "y", "width", "height", "containerWidth", "containerHeight"]
    return Self(
      .either([.numbers(names), .numbers(names + ["cornerX", "cornerY"])]),
      encode: { base in
        let (rect, container) = (base.stretching.rect, base.stretching.container)
        let corner = base.corner.map { [$0.x, $0.y] } ?? []
        return .numbers(
          [rect.minX, rect.minY, rect.width, rect.height, container.width, container.height]
            + corner
        )
      },
      decode: { value in
        guard let numbers = value.numbers else { return nil }
        let stretching = Autoresizing(
          mask: [],
          rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          container: Size(width: numbers[4], height: numbers[5])
        )
        let corner = numbers.count == 8 ? Point(x: numbers[6], y: numbers[7]) : nil
        return StretchingBase(stretching: stretching, corner: corner)
      }
    )
  }
}
