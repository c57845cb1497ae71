public import MarayaGeometry

/// How the values of a Swift type are written into a description, and read from one.
///
/// ```swift
/// description.property("text", .text, text, default: "") { text = $0 }
/// ```
public struct PropertyKind<Value> {
  /// What the written values look like.
  public let shape: PropertyShape
  let encode: (Value) -> PropertyValue
  let decode: (PropertyValue) -> Value?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - shape: What the written values look like.
  ///   - encode: Writes a value.
  ///   - decode: Reads what fits the shape; `nil` for what is no value all the same.
  public init(
    _ shape: PropertyShape,
    encode: @escaping (Value) -> PropertyValue,
    decode: @escaping (PropertyValue) -> Value?
  ) {
    self.shape = shape
    self.encode = encode
    self.decode = decode
  }

  /// How a value is written.
  public func written(_ value: Value) -> PropertyValue { encode(value) }

  /// The value that is written so; `nil` if it is none of the kind.
  public func value(of written: PropertyValue) -> Value? {
    shape.mismatch(of: written) == nil ? decode(written) : nil
  }
}

extension PropertyKind where Value == Bool {
  /// Yes or no.
  public static var flag: Self { Self(.flag, encode: { .flag($0) }, decode: { $0.isSet }) }
}

extension PropertyKind where Value == Double {
  /// Any finite number.
  public static var number: Self { Self(.number, encode: { .number($0) }, decode: { $0.number }) }

  /// A number that is not below 0.
  public static var length: Self { Self(.length, encode: { .number($0) }, decode: { $0.number }) }
}

extension PropertyKind where Value == Int {
  /// A whole number that is not below 0; of more than a thousand millions it is that many.
  public static var count: Self {
    Self(
      .count,
      encode: { .number(Double($0)) },
      decode: { $0.number.map { Int(min($0, 1e9)) } }
    )
  }
}

extension PropertyKind where Value == String {
  /// Any text.
  public static var text: Self { Self(.text, encode: { .text($0) }, decode: { $0.string }) }
}

extension PropertyKind where Value == [String] {
  /// Any number of texts.
  public static var texts: Self {
    Self(
      .list(.text),
      encode: { .list($0.map { .text($0) }) },
      decode: { value in value.elements.map { $0.compactMap { $0.string } } }
    )
  }
}

extension PropertyKind where Value == [Double] {
  /// Any number of numbers.
  public static var numberList: Self {
    Self(.list(.number), encode: { .numbers($0) }, decode: { $0.numbers })
  }
}

extension PropertyKind
where Value: RawRepresentable, Value.RawValue == String, Value: CaseIterable {
  /// One of the cases of an enumeration, by its raw value.
  public static var choice: Self {
    Self(
      .choice(Value.allCases.map { $0.rawValue }),
      encode: { .text($0.rawValue) },
      decode: { $0.string.flatMap { Value(rawValue: $0) } }
    )
  }
}

// MARK: Geometry

extension PropertyKind {
  /// Values that are a fixed number of numbers.
  static func numbers(
    _ names: [String],
    encode: @escaping (Value) -> [Double],
    decode: @escaping ([Double]) -> Value
  ) -> Self {
    Self(
      .numbers(names),
      encode: { .numbers(encode($0)) },
      decode: { value in value.numbers.map(decode) }
    )
  }
}

extension PropertyKind where Value == Point {
  /// A point, as `[x, y]`.
  public static var point: Self {
    .numbers(["x", "y"], encode: { [$0.x, $0.y] }, decode: { Point(x: $0[0], y: $0[1]) })
  }
}

extension PropertyKind where Value == UnitPoint {
  /// A point in parts of a size, as `[x, y]`.
  public static var unitPoint: Self {
    .numbers(["x", "y"], encode: { [$0.x, $0.y] }, decode: { UnitPoint(x: $0[0], y: $0[1]) })
  }
}

extension PropertyKind where Value == Size {
  /// A size whose lengths may be negative, such as an offset, as `[width, height]`.
  public static var offset: Self {
    .numbers(
      ["width", "height"],
      encode: { [$0.width, $0.height] },
      decode: { Size(width: $0[0], height: $0[1]) }
    )
  }

  /// A size, as `[width, height]`.
  public static var size: Self {
    Self(
      .tuple([.init("width", .length), .init("height", .length)]),
      encode: offset.encode,
      decode: offset.decode
    )
  }
}

extension PropertyKind where Value == Rect {
  /// A rectangle, as `[x, y, width, height]`.
  public static var rect: Self {
    .numbers(
      ["x", "y", "width", "height"],
      encode: { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] },
      decode: { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    )
  }
}

extension PropertyKind where Value == AffineTransform {
  /// An affine transform, as `[a, b, c, d, tx, ty]`.
  public static var transform: Self {
    .numbers(
      ["a", "b", "c", "d", "tx", "ty"],
      encode: { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] },
      decode: { AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    )
  }
}
